"""The printed matter of Alliances, and the special actions, one function a card."""
