"""The server on loopback that the tests of sockets use."""

from tests.server.test_sockets import place

__all__ = ["place"]
