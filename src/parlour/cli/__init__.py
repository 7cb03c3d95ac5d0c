"""The command line, the same for every game."""
