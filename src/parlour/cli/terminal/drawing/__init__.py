"""Drawing any game: from its view, its options, its printed cards and, where it declares one, its layout."""
