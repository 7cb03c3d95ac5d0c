"""Positions of Dealers in Hope in one line, and whether they could have come about."""
