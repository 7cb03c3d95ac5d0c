"""Dale of Merchants: deck building with 27 animalfolk decks."""
