"""What a merchant looks at, for bots and hints."""
