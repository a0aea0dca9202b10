"""Web push: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292).

The push service of the browser's maker carries it and reads nothing.
"""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from alhambra.server.reach.notice import Message
from alhambra.server.reach.post import Parcel

KEPT = 86_400  # seconds a push service keeps a message for a device that is off
SIGNED = 12 * 3600  # seconds a signature is good for; services allow a day
RECORD = 4096  # the size of a record; every message is smaller
MOST_TEXT = 2500  # signs; services carry 4 kB
CURVE = ec.SECP256R1()


def encoded(data: bytes) -> str:
    """As keys are written in addresses."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


@dataclass(frozen=True)
class Subscription:
    """What a browser tells: where its push service listens, and what it can read."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Raises ValueError if nobody could write to it."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(self.p256dh))
            fits = len(decoded(self.auth)) == 16
        except ValueError:
            fits = False
        if not fits:
            raise ValueError("these are no keys of a browser")


class Vapid:
    """The server's key pair; subscriptions are made for it and none other may use them."""

    def __init__(self, private: str) -> None:
        number = int.from_bytes(decoded(private))
        self._key = ec.derive_private_key(number, CURVE)
        self.public = encoded(_point(self._key.public_key()))

    @staticmethod
    def new() -> str:
        """A fresh private key, written."""
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return encoded(number.to_bytes(32))

    def header(self, endpoint: str, contact: str, now: float) -> str:
        """Who sends, to which service, until when."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + SIGNED,
            "sub": contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        said = ".".join(encoded(json.dumps(part).encode()) for part in (head, claims))
        signature = self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = utils.decode_dss_signature(signature)
        token = f"{said}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"
        return f"vapid t={token}, k={self.public}"


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    plain: bytes,
    subscription: Subscription,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """One record of `aes128gcm`; salt and key are fresh each time, except in a test."""
    salt = salt or os.urandom(16)
    key = key or ec.generate_private_key(CURVE)
    theirs = decoded(subscription.p256dh)
    ours = _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    about = b"WebPush: info\0" + theirs + ours
    secret = _derived(decoded(subscription.auth), shared, about, 32)
    content_key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, plain + b"\2", None)
    return salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed


def _topic(subscription: Subscription, message: Message) -> str:
    """The same for a game each time, and nothing that a push service could know it by."""
    return encoded(sha256(f"{subscription.auth} {message.topic}".encode()).digest())[:32]


def parcel(
    subscription: Subscription,
    message: Message,
    vapid: Vapid,
    contact: str,
    now: float | None = None,
) -> Parcel:
    """What the service worker shows; the newest notice of a game replaces the others."""
    told = {
        "id": message.id,
        "title": message.title,
        "body": message.text[:MOST_TEXT],
        "path": message.path,
        "tag": message.topic,
        "lang": message.language,
    }
    moment = time.time() if now is None else now
    headers = {
        "Authorization": vapid.header(subscription.endpoint, contact, moment),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
        "Topic": _topic(subscription, message),
    }
    plain = json.dumps(told, ensure_ascii=False).encode()
    return Parcel(subscription.endpoint, encrypt(plain, subscription), headers)
