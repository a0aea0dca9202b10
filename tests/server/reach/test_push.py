"""Web push as the RFCs have it: a browser can read it, nobody else, and it is signed."""

import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from alhambra.server.reach.notice import Facts, message
from alhambra.server.reach.options import Options
from alhambra.server.reach.push import CURVE, Subscription, Vapid, decoded, encoded, encrypt, parcel
from tests.server.reach.receivers import PushBrowser, signed_claims

ENDPOINT = "https://push.example.org/send/abc"


def test_the_example_of_rfc_8291() -> None:
    """Appendix A, to the byte."""
    subscription = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        subscription,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(number, CURVE),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
        "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW"
        "QexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_reads_what_it_was_sent_and_another_cannot() -> None:
    anna, ben = PushBrowser(ENDPOINT), PushBrowser(ENDPOINT)
    vapid = Vapid(Vapid.new())
    told = message({"1f": Facts("abc", "Granada", 3, "Ben")}, "de", Options())
    sent = parcel(anna.subscription, told, vapid, "mailto:host@example.org", 1000.0)
    read = json.loads(anna.read(sent.body))
    assert read["title"] == "Granada: Du bist dran"
    assert (read["path"], read["tag"], read["lang"]) == ("/table/abc", "abc", "de")
    with pytest.raises(InvalidTag):
        ben.read(sent.body)
    assert sent.headers["Content-Encoding"] == "aes128gcm"
    again = parcel(anna.subscription, told, vapid, "mailto:host@example.org", 2000.0)
    assert sent.headers["Topic"] == again.headers["Topic"]
    assert "abc" not in sent.headers["Topic"]
    assert len(sent.headers["Topic"]) <= 32


def test_every_message_is_sealed_anew() -> None:
    anna = PushBrowser(ENDPOINT)
    one, two = (encrypt(b"x", anna.subscription) for _ in range(2))
    assert one[:16] != two[:16]
    assert one[-17:] != two[-17:]


def test_the_server_signs_for_one_service_and_not_for_ever() -> None:
    vapid = Vapid(Vapid.new())
    header = vapid.header(ENDPOINT, "mailto:host@example.org", 1000.0)
    claims, public = signed_claims(header)
    assert claims["aud"] == "https://push.example.org"
    assert 1000 < claims["exp"] <= 1000 + 86_400
    assert claims["sub"] == "mailto:host@example.org"
    assert public == vapid.public
    with pytest.raises(InvalidSignature):
        signed_claims(header.replace(vapid.public, Vapid(Vapid.new()).public))


@pytest.mark.parametrize(("p256dh", "auth"), [("AAAA", "0123"), ("", ""), ("B" + "A" * 86, "x")])
def test_keys_nobody_could_write_with_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError, match="no keys of a browser"):
        Subscription(ENDPOINT, p256dh, auth).check()


def test_keys_of_a_browser_are_taken() -> None:
    PushBrowser(ENDPOINT).subscription.check()


def test_a_long_digest_fits_into_a_push() -> None:
    games = {f"{n}": Facts(f"t{n}", "Ä" * 40, 3, "Ö" * 24) for n in range(30)}
    told = message(games, "de", Options())
    anna = PushBrowser(ENDPOINT)
    sent = parcel(anna.subscription, told, Vapid(Vapid.new()), "mailto:a@b.c", 1000.0)
    assert len(sent.body) <= 4096
