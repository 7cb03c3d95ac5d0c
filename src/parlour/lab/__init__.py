"""Simulation, ratings and reports."""
