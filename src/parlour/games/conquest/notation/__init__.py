"""Positions of Historical Conquest in one line, and whether they could have come about."""
