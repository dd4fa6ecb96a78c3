"""Many games at once: simulations, tournaments, training and measurements."""
