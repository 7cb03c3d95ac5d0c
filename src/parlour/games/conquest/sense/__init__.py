"""What a sensible player of Historical Conquest looks at."""
