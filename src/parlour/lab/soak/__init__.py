"""Soaking: bots play for hours with whatever options there are, and everything that a game promises is checked."""
