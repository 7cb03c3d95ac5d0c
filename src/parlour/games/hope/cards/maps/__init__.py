"""The maps."""
