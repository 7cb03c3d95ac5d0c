"""Servers under load: the same script plays at ours and at a peer's."""
