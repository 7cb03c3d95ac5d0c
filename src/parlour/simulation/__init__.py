"""Games of bots against bots: arenas, simulations, and reports about them."""
