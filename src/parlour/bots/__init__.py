"""Bots: they see the view of their seat and worlds, never the position."""
