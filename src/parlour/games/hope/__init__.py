"""Dealers in Hope: factions of a drowned world train their people and take territories."""
