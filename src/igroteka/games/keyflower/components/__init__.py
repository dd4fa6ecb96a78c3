"""What is in the box: tables only."""
