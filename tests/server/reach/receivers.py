"""Real receivers on this machine: an https server with a certificate, a push service, a mailbox."""

import datetime
import ipaddress
import json
import queue
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from alhambra.server.reach.push import CURVE, Subscription, decoded, encoded
from tests.server.house import PATIENCE, free_port

NAMES = ("localhost", "hook.test")


# --- Certificates


@dataclass(frozen=True)
class Certificates:
    """A certificate authority of our own, and a server's certificate."""

    authority: Path
    server: Path
    key: Path

    @property
    def trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.authority))

    @property
    def serving(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.server, self.key)
        return context


def _name(common: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, common)])


def _builder(subject: str, public: ec.EllipticCurvePublicKey) -> x509.CertificateBuilder:
    now = datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder().subject_name(_name(subject)).issuer_name(_name("Test"))
    builder = builder.public_key(public).serial_number(x509.random_serial_number())
    builder = builder.not_valid_before(now - datetime.timedelta(days=1))
    return builder.not_valid_after(now + datetime.timedelta(days=1))


def make_certificates(folder: Path) -> Certificates:
    root, leaf = ec.generate_private_key(CURVE), ec.generate_private_key(CURVE)
    authority = _builder("Test", root.public_key()).add_extension(
        x509.BasicConstraints(ca=True, path_length=None), critical=True
    )
    names: list[x509.GeneralName] = [x509.DNSName(name) for name in NAMES]
    names.append(x509.IPAddress(ipaddress.ip_address("127.0.0.1")))
    server = _builder("localhost", leaf.public_key()).add_extension(
        x509.SubjectAlternativeName(names), critical=False
    )
    made = Certificates(folder / "authority.pem", folder / "server.pem", folder / "server.key")
    pem = serialization.Encoding.PEM
    made.authority.write_bytes(authority.sign(root, hashes.SHA256()).public_bytes(pem))
    made.server.write_bytes(server.sign(root, hashes.SHA256()).public_bytes(pem))
    form, plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    made.key.write_bytes(leaf.private_bytes(pem, form, plain))
    return made


# --- An https receiver


@dataclass(frozen=True)
class Request:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """An https server that keeps what it gets; each path can have an answer of its own."""

    port: int = 0
    got: "queue.Queue[Request]" = field(default_factory=queue.Queue)
    answers: dict[str, tuple[int, dict[str, str]]] = field(default_factory=dict)

    def url(self, path: str = "/hook", host: str = "localhost") -> str:
        return f"https://{host}:{self.port}{path}"

    @property
    def inside(self) -> str:
        return f"localhost:{self.port}"

    def next(self) -> Request:
        return self.got.get(timeout=PATIENCE)

    def answer(self, request: Request) -> tuple[int, dict[str, str]]:
        self.got.put(request)
        return self.answers.get(request.path, (204, {}))


class _Handler(BaseHTTPRequestHandler):
    receiver: Receiver

    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", "0"))
        headers = {name.lower(): value for name, value in self.headers.items()}
        request = Request(self.path, headers, self.rfile.read(length))
        status, more = self.receiver.answer(request)
        self.send_response(status)
        for name, value in more.items():
            self.send_header(name, value)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class _Quiet(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Whoever is refused by the sender closes without a word."""


@contextmanager
def receiving(certificates: Certificates, receiver: Receiver) -> Iterator[Receiver]:
    handler = type("Handler", (_Handler,), {"receiver": receiver})
    server = _Quiet(("127.0.0.1", 0), handler)
    context = certificates.serving
    server.socket = context.wrap_socket(
        server.socket, server_side=True, do_handshake_on_connect=False
    )
    receiver.port = int(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()


# --- A browser and its push service


class PushBrowser:
    """The other side of RFC 8291: a key pair, a secret, and eyes that can read."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"0123456789abcdef"
        form = serialization.PublicFormat.UncompressedPoint
        self._point = self._key.public_key().public_bytes(serialization.Encoding.X962, form)

    @property
    def subscription(self) -> Subscription:
        return Subscription(self.endpoint, encoded(self._point), encoded(self._auth))

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self._point), "auth": encoded(self._auth)}

    def read(self, body: bytes) -> bytes:
        """Written after the RFC, not after our own sender."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\x00" + self._point + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        return plain[:-1]


def signed_claims(authorization: str) -> tuple[dict[str, Any], str]:
    """What a server signed, and its public key; raises InvalidSignature."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    said, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
    public.verify(der, said.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(decoded(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return claims, parts["k"]


# --- A mailbox


@dataclass
class Mailbox:
    """A mail server that keeps what it gets; `code` other than 250 refuses."""

    port: int = 0
    code: int = 250
    got: "queue.Queue[EmailMessage]" = field(default_factory=queue.Queue)

    async def handle_RCPT(  # noqa: N802 - as the library calls it
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.code != 250:
            return f"{self.code} no"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802 - as the library calls it
        self, server: Any, session: Any, envelope: Any
    ) -> str:
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.got.put(mail)
        return "250 OK"

    @property
    def smtp(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def next(self) -> EmailMessage:
        return self.got.get(timeout=PATIENCE)


@contextmanager
def mailing(box: Mailbox) -> Iterator[Mailbox]:
    box.port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def next_at(receiver: Receiver, path: str) -> Any:
    """The next request to a path; others are of other tests."""
    while True:
        request = receiver.next()
        if request.path == path:
            return request
