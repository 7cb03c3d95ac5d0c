"""The four games. No game knows another."""
