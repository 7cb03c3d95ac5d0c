"""Soaking: bots play for hours with all kinds of options, and everything that a game promises is checked."""
