"""What a player of Alliances looks at, for bots and hints."""
