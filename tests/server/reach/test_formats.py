"""How chat rooms are told, and that nobody can make us shout in them."""

import json

import pytest

from alhambra.server.reach.notice import Facts, Message, message
from alhambra.server.reach.offered import goes
from alhambra.server.reach.options import Options, check, mail_server
from alhambra.server.reach.webhook import FORMATS, parcel, recognised

OPTIONS = Options(address="https://play.example.org/")
NASTY = Facts("abc", "<!channel> @everyone *x* [y](https://evil.example)", 2, "<@U1> `Ben`\n\n# x")


def told(*games: Facts, language: str = "en") -> Message:
    return message({f"77a{n}": game for n, game in enumerate(games)}, language, OPTIONS)


@pytest.mark.parametrize(
    ("url", "form"),
    [
        ("https://discord.com/api/webhooks/1/x", "discord"),
        ("https://hooks.slack.com/services/T/B/x", "slack"),
        ("https://ntfy.sh/my-games", "ntfy"),
        ("https://ntfy.example.org/my-games", "ntfy"),
        ("https://matrix.example.org/webhook/1", "matrix"),
        ("https://example.org/hook", "json"),
    ],
)
def test_formats_are_recognised(url: str, form: str) -> None:
    assert recognised(url) == form


def test_discord_calls_nobody() -> None:
    body = json.loads(parcel("https://discord.com/x", "discord", told(NASTY)).body)
    assert body["allowed_mentions"] == {"parse": []}
    assert "[y](" not in body["content"]
    assert body["content"].endswith("https://play.example.org/table/abc")


def test_slack_calls_nobody() -> None:
    said = json.loads(parcel("https://hooks.slack.com/x", "slack", told(NASTY)).body)["text"]
    assert "<!channel>" not in said
    assert "<@U1>" not in said
    assert said.endswith("<https://play.example.org/table/abc>")


def test_matrix_gets_text() -> None:
    said = json.loads(parcel("https://m.example/x", "matrix", told(NASTY)).body)["text"]
    assert "[y](" not in said
    assert "https://play.example.org/table/abc" in said


def test_ntfy_gets_a_title_in_any_language() -> None:
    sent = parcel("https://ntfy.sh/x", "ntfy", told(Facts("abc", "Gärten", 1, "Ben")))
    assert sent.headers["Title"].startswith("=?UTF-8?B?")
    assert sent.headers["Click"] == "https://play.example.org/table/abc"
    assert sent.body.decode() == "One move since yours; Ben made it."
    plain = parcel("https://ntfy.sh/x", "ntfy", told(Facts("abc", "Granada", 1, "Ben")))
    assert plain.headers["Title"] == "Granada: it is your turn"


def test_json_tells_the_id_so_that_nothing_is_shown_twice() -> None:
    sent = parcel("https://example.org/x", "json", told(Facts("abc", "Granada", 2, "Ben")))
    body = json.loads(sent.body)
    assert body["id"] == sent.headers["Idempotency-Key"] == "77a0"
    game = {"table": "abc", "name": "Granada", "moves": 2, "last": "", "reminder": False}
    assert body["games"] == [{"notice": "77a0", **game}]


@pytest.mark.parametrize("form", FORMATS)
def test_names_end_no_line_of_a_request(form: str) -> None:
    sent = parcel("https://example.org/x", form, told(NASTY, language="de"))
    assert not any("\n" in value or "\r" in value for value in sent.headers.values())


def test_what_happened_is_told_in_ones_own_language() -> None:
    game = Facts("abc", "Granada", 5, "Ben", {}, [("Anna", 12), ("Ben", 9)])
    assert told(game).text == (
        "5 moves since yours, the last by Ben. There was a scoring: Anna 12, Ben 9."
    )
    assert told(game, language="de").title == "Granada: Du bist dran"
    assert told(Facts("abc", "Granada", first=True)).text == "The game has begun."
    assert told(Facts("abc", "Granada")).text == "Your turn is not over yet."
    said = {"en": "Ben takes denar 5.", "de": "Ben nimmt Denar 5."}
    assert told(Facts("abc", "Granada", 1, "Ben", said), language="de").text == (
        "Ein Zug seit deinem. Ben nimmt Denar 5."
    )
    again = told(Facts("abc", "Granada", 5, "Ben", reminder=True))
    assert again.title == "Granada is still waiting for you"


def test_many_games_make_one_message() -> None:
    digest = told(*(Facts(f"t{n}", f"Game {n}", 1, "Ben") for n in range(12)))
    assert digest.title == "12 games are waiting for you"
    assert digest.url == "https://play.example.org/"
    assert digest.text.splitlines()[-1] == "and 2 more games"
    assert len(digest.text.splitlines()) == 11


def test_the_host_can_name_all_hosts_that_webhooks_go_to() -> None:
    only = Options(webhook_hosts=["discord.com"])
    assert goes("discord.com", only)
    assert not goes("example.org", only)
    assert goes("discord.com", Options(webhook_hosts=["Discord.com"]))
    assert goes("example.org", OPTIONS)


@pytest.mark.parametrize(
    "options",
    [
        Options(address="play.example.org"),
        Options(address="ftp://play.example.org"),
        Options(address="https://x.org", smtp="smtp://mail"),
        Options(address="https://x.org", mail_from="a@b.org"),
        Options(address="https://x.org", smtp="mail:25", mail_from="a@b.org"),
        Options(smtp="smtp://mail", mail_from="a@b.org"),
    ],
)
def test_options_that_cannot_be_meant_are_refused(options: Options) -> None:
    with pytest.raises(ValueError, match=r"address|mail"):
        check(options)


def test_a_mail_server_is_read_from_its_address() -> None:
    server = mail_server("smtps://anna%40x:se%2Fcret@mail.example.org")
    assert (server.host, server.port, server.encrypted) == ("mail.example.org", 465, True)
    assert (server.user, server.password) == ("anna@x", "se/cret")
    assert mail_server("smtp://mail.example.org").port == 587


def test_what_is_told_again_in_other_company_has_another_id() -> None:
    games = [Facts(f"t{n}", f"Game {n}", 1, "Ben") for n in range(3)]
    assert told(*games).id != told(*games[:2]).id
    assert told(*games).id == told(*games).id
