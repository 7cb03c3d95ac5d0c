"""The rules machine: questions, matches, cards, chance, views and worlds.

Nothing here does input or output, and no game knows another.
"""
