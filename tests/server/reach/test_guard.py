"""Webhooks are no door into the host's network: what is tried, and that it is refused."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from alhambra.server.reach.guard import (
    Lookup,
    NotAllowedError,
    Target,
    addresses,
    is_public,
    look_up,
    parse,
)
from alhambra.server.reach.options import Options
from alhambra.server.reach.post import MOST_READ, Answer, Parcel, Post
from tests.server.house import run_alone
from tests.server.reach.receivers import Certificates, Receiver

PLAIN = Options()


def finding(*answers: list[str]) -> tuple[Lookup, list[str]]:
    """A name server that answers otherwise each time, and what it was asked."""
    asked: list[str] = []

    async def lookup(host: str, _: int) -> list[str]:
        asked.append(host)
        return answers[min(len(asked), len(answers)) - 1]

    return lookup, asked


def test_names_that_nobody_answers_for_hold_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever owns a name may let everybody wait who asks for its address."""
    answer = threading.Event()

    def slow(*_: object, **__: object) -> list[Any]:
        answer.wait(30)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", slow)

    async def attack() -> None:
        asked = [asyncio.create_task(look_up("slow.example", 443)) for _ in range(100)]
        await asyncio.sleep(0.1)
        try:
            async with asyncio.timeout(20):  # the thread in which the queue is read
                assert await asyncio.to_thread(lambda: "free") == "free"
        finally:
            answer.set()
            await asyncio.gather(*asked)

    run_alone(attack())


def posted(post: Post, url: str) -> Answer:
    return run_alone(post.deliver(Parcel(url, b"{}", {"Content-Type": "application/json"})))


# --- Addresses as they are written


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://hook.example.org/x", "https_only"),
        ("ftp://hook.example.org/x", "https_only"),
        ("file:///etc/passwd", "https_only"),
        ("hook.example.org/x", "https_only"),
        ("https://user:secret@hook.example.org/x", "bad_address"),
        ("https://hook.example.org@127.0.0.1/x", "bad_address"),
        ("https://hook.example.org\\@127.0.0.1/x", "bad_address"),
        ("https://hook.example.org/x y", "bad_address"),
        ("https://hook.example.org/x\r\nHost: other", "bad_address"),
        ("https://hook.example.org/x#part", "bad_address"),
        ("https://hook.example.org:8443/x", "bad_port"),
        ("https://hook.example.org:22/", "bad_port"),
        ("https://hook.example.org:0x1bb/", "bad_address"),
        ("https://hook.example.org:99999/", "bad_address"),
        ("https://127.0.0.1/", "bad_address"),
        ("https://2130706433/", "bad_address"),
        ("https://0x7f.1/", "bad_address"),
        ("https://0177.0.0.1/", "bad_address"),
        ("https://127.1/", "bad_address"),
        ("https://[::1]/", "bad_address"),
        ("https://[::ffff:127.0.0.1]/", "bad_address"),
        ("https://[0:0:0:0:0:ffff:7f00:1]/", "bad_address"),
        ("https://[fe80::1%25eth0]/", "bad_address"),
        ("https://localhost/", "bad_address"),
        ("https://hook.example.org./", "bad_address"),
        ("https://hook..example.org/", "bad_address"),
        ("https://-hook.example.org/", "bad_address"),
        ("https:///x", "bad_address"),
        ("https://hööк.example/", "bad_address"),
        ("https://hook.example.org/" + "x" * 1000, "bad_address"),
    ],
)
def test_odd_addresses_are_refused(url: str, reason: str) -> None:
    with pytest.raises(NotAllowedError, match=reason):
        parse(url, PLAIN)


def test_a_usual_address_is_read() -> None:
    target = parse("https://Hook.Example.org/a/b?wait=1", PLAIN)
    assert (target.host, target.port, target.path) == ("hook.example.org", 443, "/a/b?wait=1")
    assert not target.inside


# --- What names stand for


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.255.255.254", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255",
        "192.168.1.1", "169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.8",
        "192.0.2.1", "192.88.99.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1",
        "239.1.1.1", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1",
        "::ffff:8.8.8.8", "::ffff:0:127.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1",
        "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::",
        "2001:10::1", "3fff::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1",
        "ff02::1", "5f00::1", "no address",
    ],
)  # fmt: skip
def test_private_and_odd_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "151.101.1.69", "2606:4700::6810:84e5"])
def test_public_addresses_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.7"], ["2606:4700::1", "::1"], ["169.254.169.254"]]
)
def test_a_name_with_any_private_address_is_refused(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    connected = recording(monkeypatch)
    lookup, _ = finding(found)
    with pytest.raises(NotAllowedError, match="private_address"):
        posted(Post(PLAIN, lookup), "https://hook.example.org/x")
    assert connected == []


def recording(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, str]]:
    """Nobody is connected; says to where it would have been."""
    connected: list[tuple[str, int, str]] = []

    async def connect(address: str, port: int, server_hostname: str, **_: Any) -> Any:
        connected.append((address, port, server_hostname))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    return connected


def test_a_name_is_looked_up_once_and_just_that_address_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name server that answers otherwise the second time is never asked a second time."""
    connected = recording(monkeypatch)
    lookup, asked = finding(["8.8.8.8"], ["127.0.0.1"])
    with pytest.raises(ConnectionRefusedError):
        posted(Post(PLAIN, lookup), "https://hook.example.org/x")
    assert asked == ["hook.example.org"]
    assert connected == [("8.8.8.8", 443, "hook.example.org")]


def test_the_name_of_this_machine_is_looked_up_and_refused() -> None:
    async def ask() -> list[str]:
        return await addresses(Target("localhost", 443, "/", inside=False), look_up)

    with pytest.raises(NotAllowedError, match="private_address"):
        run_alone(ask())


# --- The host's exceptions, and answers


def test_the_host_can_name_a_receiver_in_the_own_network(
    receiver: Receiver, certificates: Certificates
) -> None:
    options = Options(inside=[f"hook.test:{receiver.port}"])
    lookup, _ = finding(["127.0.0.1"])
    post = Post(options, lookup, certificates.trusting)
    assert posted(post, receiver.url("/x?y=1", "hook.test")).status == 204
    request = receiver.next()
    assert (request.path, request.body) == ("/x?y=1", b"{}")
    assert request.headers["host"] == f"hook.test:{receiver.port}"
    with pytest.raises(NotAllowedError):
        parse("https://hook.test:1/", options)


def test_the_certificate_must_be_that_of_the_name(
    receiver: Receiver, certificates: Certificates
) -> None:
    options = Options(inside=[f"other.test:{receiver.port}", f"hook.test:{receiver.port}"])
    lookup, _ = finding(["127.0.0.1"])
    with pytest.raises(OSError, match="certificate"):
        posted(Post(options, lookup, certificates.trusting), receiver.url("/", "other.test"))
    with pytest.raises(OSError, match="certificate"):
        posted(Post(options, lookup), receiver.url("/", "hook.test"))
    assert receiver.got.empty()


def test_redirects_are_not_followed(receiver: Receiver, certificates: Certificates) -> None:
    options = Options(inside=[receiver.inside])
    to = {"Location": receiver.url("/inner")}
    receiver.answers = {"/hook": (302, to), "/307": (307, to)}
    for path, status in (("/hook", 302), ("/307", 307)):
        post = Post(options, tls=certificates.trusting)
        assert posted(post, receiver.url(path)).status == status
        assert receiver.next().path == path
    assert receiver.got.empty()


def test_no_proxy_is_asked(
    receiver: Receiver, certificates: Certificates, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    post = Post(Options(inside=[receiver.inside]), tls=certificates.trusting)
    assert posted(post, receiver.url()).status == 204


@contextmanager
def talking(
    certificates: Certificates, talk: Callable[[Any], None]
) -> Iterator[tuple[int, list[int]]]:
    """A server that says what it likes; the list says how many bytes it could send."""
    listener = socket.create_server(("127.0.0.1", 0))
    sent: list[int] = []

    def serve() -> None:
        connection, _ = listener.accept()
        try:
            with certificates.serving.wrap_socket(connection, server_side=True) as secure:
                secure.recv(65_536)
                talk(lambda data: sent.append(secure.send(data)))
        except OSError:
            pass

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield int(listener.getsockname()[1]), sent
    finally:
        listener.close()


def endless(begin: bytes) -> Callable[[Any], None]:
    def talk(send: Any) -> None:
        send(begin)
        while True:
            send(b"x" * 16_384)

    return talk


def answer_of(certificates: Certificates, talk: Callable[[Any], None], seconds: float) -> Answer:
    with talking(certificates, talk) as (port, _):
        options = Options(inside=[f"localhost:{port}"])
        post = Post(options, tls=certificates.trusting, seconds=seconds)
        return posted(post, f"https://localhost:{port}/")


def test_of_a_huge_answer_only_the_head_is_read(certificates: Certificates) -> None:
    talk = endless(b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n")
    assert answer_of(certificates, talk, 60).status == 200


def test_a_head_without_end_is_given_up(certificates: Certificates) -> None:
    assert MOST_READ == 16 * 1024
    with pytest.raises(OSError, match="no proper answer"):
        answer_of(certificates, endless(b"HTTP/1.1 200 OK\r\nX: "), 60)


@pytest.mark.parametrize("said", [b"", b"220 mail.test ESMTP\r\n", b"\x00\x01\x02\r\n\r\n"])
def test_whoever_does_not_speak_http_has_not_answered(
    said: bytes, certificates: Certificates
) -> None:
    def talk(send: Any) -> None:
        if said:
            send(said)

    with pytest.raises(OSError, match=r"no proper answer|reset"):
        answer_of(certificates, talk, 60)


def test_nobody_is_waited_for_for_long(certificates: Certificates) -> None:
    asleep = threading.Event()

    def talk(_: Any) -> None:
        asleep.wait()

    try:
        with pytest.raises(TimeoutError):
            answer_of(certificates, talk, 0.3)
    finally:
        asleep.set()
