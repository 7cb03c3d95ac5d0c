"""How Dealers in Hope says things, and how people say them."""
