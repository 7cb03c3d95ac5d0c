"""The key by which push services know this server. It is made once, and kept with the other secrets."""

from __future__ import annotations

from base64 import urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from parlour.server.storage.store import Store


async def server_key(store: Store) -> Vapid02:
    """The key of this server; the first worker decides what it is."""
    return Vapid02.from_raw((await store.secret("vapid", fresh_key())).encode())


def fresh_key() -> str:
    """A new private key, as it is stored."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return written(number.to_bytes(32, "big"))


def public_key(key: Vapid02) -> str:
    """The public half, as a browser wants it."""
    return written(key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def written(data: bytes) -> str:
    """Bytes as a text for addresses."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()
