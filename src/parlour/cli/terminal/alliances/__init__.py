"""The board made for Alliances: the map, the conflict, the bids, the hand."""
