"""Running the server: settings, start and end, logs, metrics, health, and several worker processes."""
