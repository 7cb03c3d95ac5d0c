"""Positions of Alliances in one line, and whether they could have come about."""
