"""What the server keeps: people, tables, seats, journals, chat."""
