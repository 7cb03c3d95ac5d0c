"""The printed cards: how they are read, what their abilities mean, and the sentences that say it."""
