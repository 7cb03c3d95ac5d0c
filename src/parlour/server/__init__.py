"""The parlour on the net: lobby, tables, sockets and storage. It knows no rules."""
