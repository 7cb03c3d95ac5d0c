"""Sockets and connections.

connections     limits before there is a request: slow headers, too many connections
table_socket    the endpoint of a table's socket
socket_session  one open socket: what a browser sends and receives
fanout          notifications to other workers through Redis
polling         what was missed, read from the database
"""
