"""The words of Parlour in other languages than English: one folder a language, one file an area."""
