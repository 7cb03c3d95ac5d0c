"""What all pictures of a table share: lines of a layout, things with what lights them, and what one seat sees."""
