"""Dale of Merchants in the terminal."""
