"""The rules of Historical Conquest, by chapters."""
