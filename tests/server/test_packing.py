"""Long messages are packed, each by itself; short ones are sent as they are."""

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from alhambra.server.packing import SHORT, ThriftyFactory
from tests.server.house import House


def agreed() -> PerMessageDeflate:
    """What a browser and the server agree on."""
    return ThriftyFactory().process_request_params([("client_max_window_bits", None)], [])[1]


def test_short_messages_stay_as_they_are() -> None:
    short = Frame(Opcode.TEXT, b"a" * (SHORT - 1))
    assert agreed().encode(short) is short


def test_nothing_of_one_message_helps_to_pack_another() -> None:
    packer, message = agreed(), b'{"hand": ["denar 7", "florin 3"]}' * 40
    first = packer.encode(Frame(Opcode.TEXT, message))
    assert first.rsv1
    assert len(first.data) < len(message) / 4
    packer.encode(Frame(Opcode.TEXT, message.replace(b"denar 7", b"ducat 9")))
    again = packer.encode(Frame(Opcode.TEXT, message))
    assert bytes(again.data) == bytes(first.data)


def test_browsers_get_packed_messages(small_house: House) -> None:
    made = small_house.table("human", "random")
    with small_house.sit(made["table"], made["keys"][0]) as guest:
        guest.until("update")
        (packer,) = guest.socket.protocol.extensions
        assert isinstance(packer, PerMessageDeflate)
        assert packer.remote_no_context_takeover
        assert packer.local_no_context_takeover
        assert guest.ask("ping")["type"] == "pong"
