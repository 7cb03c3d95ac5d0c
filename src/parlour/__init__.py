"""Parlour: card games of conquest and trade, for people, designers and researchers."""

__version__ = "0.1.0"
