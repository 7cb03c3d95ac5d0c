"""The rules of Alliances, by chapter."""
