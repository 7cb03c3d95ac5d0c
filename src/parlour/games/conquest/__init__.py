"""Historical Conquest: civilizations of true people, armies and events, in two editions."""
