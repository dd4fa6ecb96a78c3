"""Web Push: messages to browsers, which only they can read (RFC 8291), signed so that their makers know who sends (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from email.utils import parseaddr
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ...store import ChannelRow, Store
from .delivery import Gone, Letter, Undelivered
from .outgoing import Caller, require_taken

KEY: Final = "push-key"
"""The name under which the store keeps the key that all processes sign with."""
RECORD: Final = 4096
LONGEST: Final = 2_000
"""Characters of a text: what is sent must fit into one record, also in two bytes for a letter."""
TTL: Final = 24 * 3600
TOKEN_AGE: Final = 12 * 3600
CURVE: Final = ec.SECP256R1()


def to_text(data: bytes) -> str:
    """Bytes as addresses write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def public_bytes(key: ec.EllipticCurvePrivateKey | ec.EllipticCurvePublicKey) -> bytes:
    """The point of a key."""
    public = key.public_key() if isinstance(key, ec.EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """A key out of its number."""
    return ec.derive_private_key(int.from_bytes(to_bytes(text), "big"), CURVE)


async def read_keys(store: Store) -> ec.EllipticCurvePrivateKey:
    """The key that this site signs with, made when it is first asked for. Browsers ask for it when somebody subscribes."""
    fresh = ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")
    return private_key(await store.keep_value(KEY, to_text(fresh)))


def is_subscription(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(p256dh))
        return len(to_bytes(auth)) == 16
    except (ValueError, InvalidKey):
        return False


def encrypt(
    plain: bytes,
    receiver: bytes,
    auth: bytes,
    salt: bytes,
    sender: ec.EllipticCurvePrivateKey,
) -> bytes:
    """Bytes that only the browser with these keys can read, in one record of `aes128gcm`."""
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    point = public_bytes(sender)
    info = b"WebPush: info\0" + receiver + point
    secret = HKDF(SHA256(), 32, auth, info).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def sign(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The header that tells the maker of a browser who sends, and where complaints go."""
    parts = urlsplit(endpoint)
    address = parseaddr(contact)[1]
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(now) + TOKEN_AGE,
        "sub": contact if contact.startswith("https:") else f"mailto:{address or 'nobody@localhost'}",
    }
    words = [{"typ": "JWT", "alg": "ES256"}, claims]
    text = ".".join(to_text(json.dumps(word, separators=(",", ":")).encode()) for word in words)
    r, s = utils.decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    token = f"{text}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={to_text(public_bytes(key))}"


def payload(letter: Letter) -> bytes:
    """What the service worker of the page shows. Its `id` replaces a notification with the same one."""
    data: dict[str, Any] = {
        "id": letter.id,
        "title": letter.title[:200],
        "text": letter.short[: LONGEST // 2],
        "url": urlsplit(letter.url).path or "/",
    }
    return json.dumps(data, ensure_ascii=False).encode()


async def send_push(
    caller: Caller,
    key: ec.EllipticCurvePrivateKey,
    channel: ChannelRow,
    letter: Letter,
    contact: str,
    now: float,
) -> None:
    """Send a message to a browser; Gone if it does not want any more."""
    p256dh, auth = str(channel.details.get("p256dh", "")), str(channel.details.get("auth", ""))
    if not is_subscription(p256dh, auth):
        raise Undelivered("refused", "keys", final=True)
    once = ec.generate_private_key(CURVE)
    body = encrypt(payload(letter), to_bytes(p256dh), to_bytes(auth), os.urandom(16), once)
    headers = {
        "authorization": sign(key, channel.address, contact, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(TTL),
        "urgency": "high",
        "topic": letter.id,
    }
    status = await caller.send("POST", channel.address, headers, body)
    if status in (404, 410):
        raise Gone(str(status))
    require_taken(status)
