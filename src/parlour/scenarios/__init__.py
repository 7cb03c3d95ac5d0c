"""Scenario files: reading and playing them, and which rules they and the tests cover."""
