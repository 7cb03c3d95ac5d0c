"""The table in the terminal: screens and boards that draw what one seat sees."""
