"""How fast the games and the server are, beside others."""
