"""The live connection of a table page: messages in, pictures out."""
