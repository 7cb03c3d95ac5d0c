"""Who may know what in Alliances, and worlds that agree with it."""
