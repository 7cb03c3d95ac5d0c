"""The messages of the wire, as declared types.

http            over HTTP
sockets         over the socket of a table
profiles        profiles, ratings, histories and reviews
decks           the deck builder
layout          how a game lies on a table
"""
