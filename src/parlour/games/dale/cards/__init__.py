"""The cards of Dale: what is printed on them, the book that says what they do, and one module a deck."""
