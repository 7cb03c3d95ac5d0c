"""Alliances: bidding and tricks over a map of twenty countries."""
