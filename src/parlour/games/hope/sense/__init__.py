"""What a sensible player looks at."""
