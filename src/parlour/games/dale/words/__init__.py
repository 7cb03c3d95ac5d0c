"""How Dale says things, and how people say them."""
