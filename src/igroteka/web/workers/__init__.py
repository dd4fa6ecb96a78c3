"""What takes long: bots, hints, analyses and replays, made in worker processes and kept for a while."""
