"""Positions of Dale in one line."""
