"""The server: lobby, tables, sockets and storage. It knows no rules of any game."""
