"""A small reverse proxy that shows a server below a path, as nginx or Caddy would."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit

END = b"\r\n\r\n"
NOT_HERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """One request a connection, or a socket; whatever is not below the path is not there."""

    def __init__(self, server: str, root: str, cuts: bool) -> None:
        self._server = urlsplit(server)
        self._root = root
        self._cuts = cuts  # whether the server sees the path
        self.missed: list[str] = []  # what was asked for elsewhere
        self._door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def url(self) -> str:
        """Where the server seems to be."""
        return f"http://127.0.0.1:{self._door.getsockname()[1]}{self._root}"

    def close(self) -> None:
        self._door.close()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                caller, _ = self._door.accept()
                threading.Thread(target=self._pass_on, args=(caller,), daemon=True).start()

    def _pass_on(self, caller: socket.socket) -> None:
        with caller, contextlib.suppress(OSError, ValueError):
            head, rest = _head(caller)
            method, path, version = head[0].split(" ")
            if not f"{path}/".startswith(f"{self._root}/"):
                self.missed.append(path)
                caller.sendall(NOT_HERE)
                return
            path = (path.removeprefix(self._root) or "/") if self._cuts else path
            upgrade = any(line.lower().startswith("upgrade:") for line in head)
            kept = [line for line in head[1:] if not line.lower().startswith("connection:")]
            lines = [f"{method} {path} {version}", *kept]
            lines.append(f"Connection: {'Upgrade' if upgrade else 'close'}")
            where = (self._server.hostname, self._server.port)
            with socket.create_connection(where) as server:
                server.sendall("\r\n".join(lines).encode("latin-1") + END + rest)
                threading.Thread(target=_pump, args=(caller, server), daemon=True).start()
                _pump(server, caller)


def _head(caller: socket.socket) -> tuple[list[str], bytes]:
    read = b""
    while END not in read:
        more = caller.recv(65_536)
        if not more:
            raise OSError("nobody asks")
        read += more
    head, _, rest = read.partition(END)
    return head.decode("latin-1").split("\r\n"), rest


def _pump(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while some := source.recv(65_536):
            target.sendall(some)
        target.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def below(server: str, root: str, cuts: bool) -> Iterator[Proxy]:
    """A proxy while it is used."""
    proxy = Proxy(server, root, cuts)
    try:
        yield proxy
    finally:
        proxy.close()
