"""Setting up a game: draws of modules, saved set-ups and links, seats and their looks."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from alhambra.game.catalogue import COLOURS
from alhambra.modules import ALL
from alhambra.showing.presets import presets
from alhambra.showing.texts import text
from tests.browser.conftest import PHONE, NewPage
from tests.browser.tables import Tables, human
from tests.examples import ONE, OTHER, some

DRAWS = 6
PINNED, BANNED, *MORE = some(5)
CHOOSY = next(name for name, room in ALL.items() if room.options)  # it has a rule to choose
OPTIONS = (ALL[CHOOSY].options[0], "score_at_once")


def set_up(page: Page, query: str = "") -> Page:
    page.goto(f"/new{query}")
    page.wait_for_selector(".cards .choose")
    return page


def chosen(page: Page) -> set[str]:
    pressed = page.locator(".cards [data-module][aria-pressed='true']")
    return set(pressed.evaluate_all("(cards) => cards.map((card) => card.dataset.module)"))


def draw(page: Page) -> set[str]:
    page.get_by_role("button", name=text("en", "module-draw")).click()
    return chosen(page)


def card(page: Page, module: str) -> Any:
    return page.locator(".cards > li", has=page.locator(f"[data-module='{module}']"))


def wish(page: Page, module: str, wanted: str) -> None:
    card(page, module).locator(f"[data-wish='{wanted}']").click()


def weight(modules: set[str]) -> int:
    return sum(ALL[module].weight for module in modules)


def info(page: Page, tables: Tables) -> Any:
    """What the server says of the table that the page has just made."""
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as made:
        page.locator("footer .go").click()
    table = made.value.json()["table"]
    return page.request.get(f"{tables.url}/api/tables/{table}").json()


# --- Drawing


def test_pinned_modules_are_in_every_draw_and_banned_ones_in_none(new_page: NewPage) -> None:
    page = set_up(new_page())
    banned = set(ALL) - {PINNED, *MORE} - {BANNED}
    wish(page, PINNED, "pinned")
    page.evaluate(
        """(banned) => {
          const shelf = JSON.parse(localStorage.getItem('alhambra.shelf'));
          localStorage.setItem('alhambra.shelf', JSON.stringify({ ...shelf, banned }));
        }""",
        sorted(banned),
    )
    set_up(page)
    wish(page, BANNED, "banned")
    for _ in range(DRAWS):
        found = draw(page)
        assert len(found) == 3
        assert PINNED in found
        assert found <= {PINNED, *MORE}
    wish(page, PINNED, "banned")
    assert draw(page) == {*MORE}
    expect(card(page, PINNED).locator("[data-wish='pinned']")).to_have_attribute(
        "aria-pressed", "false"
    )


def test_a_draw_stays_within_its_weight_and_can_be_repeated(new_page: NewPage) -> None:
    page = set_up(new_page())
    page.locator("[data-by='weight']").click()
    seen = set()
    for most in ("2", "5", "7"):
        page.locator("[data-most]").fill(most)
        for _ in range(DRAWS):
            found = draw(page)
            assert 0 < weight(found) <= int(most)
            seen.add(frozenset(found))
            told = text("en", "module-drawn", count=len(found), weight=weight(found))
            expect(page.locator(".draw [role='status']")).to_have_text(told)
    assert len(seen) > 1


def test_draws_come_from_the_boxes_one_owns_and_the_device_remembers_them(
    new_page: NewPage,
) -> None:
    page = set_up(new_page(PHONE))
    page.locator("[data-boxes]").click()
    for box in ("2", "3"):
        page.locator(f"[data-box='{box}']").click()
    set_up(page)
    own = {module for module, room in ALL.items() if room.box in ("2", "3")}
    expect(page.locator("[data-filter='box']")).to_have_value("mine")
    expect(page.locator(".cards > li")).to_have_count(len(own))
    page.locator("[data-filter='box']").select_option("")
    page.locator("[data-most]").fill(str(len(ALL)))
    assert draw(page) == own


def test_nothing_to_draw_from_is_said(new_page: NewPage) -> None:
    page = set_up(new_page())
    page.get_by_placeholder(text("en", "module-search")).fill("no such module")
    page.get_by_role("button", name=text("en", "module-draw")).click()
    told = text("en", "module-drawn", count=0, weight=0)
    expect(page.locator(".draw [role='status']")).to_have_text(told)


# --- Sets and rules


def test_the_praised_sets_come_with_their_length_for_these_players(new_page: NewPage) -> None:
    page = set_up(new_page())
    praised = {preset.id: set(preset.modules) for preset in presets()}
    assert {"recommended", "court"} < praised.keys()
    length = page.locator("[data-set='court'] .length")
    short = length.inner_text()
    page.locator("[data-set='court']").click()
    assert chosen(page) == praised["court"]
    expect(page.locator("footer .length strong")).to_have_text(short)
    page.locator(".setup ol select").nth(1).select_option("open")
    expect(length).not_to_have_text(short)
    expect(page.locator("footer .length strong")).to_have_text(length.inner_text())
    whole = page.get_by_label(text("en", "preset-boxes"))
    whole.select_option("everything")
    assert chosen(page) == set(ALL)


def test_the_rules_of_a_module_open_in_place(new_page: NewPage) -> None:
    """C30: nothing chosen is lost, and no tab opens."""
    page = set_up(new_page(PHONE))
    page.locator(f"[data-module='{ONE}']").click()
    card(page, ONE).locator("a").click()
    sheet = page.locator("dialog")
    expect(sheet.locator("h1")).to_have_text(ALL[ONE].names["en"])
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert chosen(page) == {ONE}
    assert len(page.context.pages) == 1


# --- Set-ups that are kept and sent


def test_a_set_up_is_saved_under_a_name_and_taken_again(new_page: NewPage) -> None:
    page = set_up(new_page(), "?for=screen")
    page.locator(".setup ol input").nth(1).fill("Bea")
    page.locator(f"[data-module='{ONE}']").click()
    page.locator(f"[data-module='{OTHER}']").click()
    name = page.get_by_placeholder(text("en", "setup-name"))
    name.fill("Sunday")
    name.press("Enter")
    set_up(page)
    page.locator("[data-load='Sunday']").click()
    assert chosen(page) == {ONE, OTHER}
    expect(page.locator(".setup ol input").nth(1)).to_have_value("Bea")
    expect(page.locator("[data-load='Sunday']")).to_have_attribute("aria-pressed", "true")
    page.get_by_label(text("en", "setup-discard", name="Sunday")).click()
    expect(page.locator("[data-load]")).to_have_count(0)


def link_of(page: Page) -> str:
    page.locator("[data-link]").click()
    return page.locator(".link input").input_value()


def test_a_link_carries_a_whole_set_up_to_a_friend(new_page: NewPage, tables: Tables) -> None:
    page = set_up(new_page(), "?for=friends")
    page.locator(".setup ol input").fill("Ada")
    page.locator(".setup ol select").nth(2).select_option("bot")
    page.get_by_label(text("en", "seat-bot", number=3)).select_option("hard")
    page.locator(f"[data-module='{CHOOSY}']").click()
    choices = [text("en", f"option-{option.replace('_', '-')}") for option in OPTIONS]
    for label in (*choices, text("en", "table-public")):
        page.get_by_label(label).check()
    page.locator("[data-clocks] input[value=own]").check(force=True)
    page.locator("[data-clock]").select_option("120")
    page.locator("[data-bank]").select_option("300")
    page.locator(".face").first.click()
    page.locator("[data-colour='blue']").click()
    link = link_of(page)
    assert "Ada" not in link
    friend = new_page(PHONE, "de")
    friend.goto(link)
    friend.wait_for_selector(".cards .choose")
    expect(friend.locator(".note")).to_have_count(0)
    assert parse_qs(urlsplit(link_of(friend)).query) == parse_qs(urlsplit(link).query)
    friend.locator(".setup ol input").first.fill("Bea")
    made = info(friend, tables)
    assert made["modules"] == [CHOOSY]
    assert sorted(made["options"]) == sorted(OPTIONS)
    assert [seat["kind"] for seat in made["seats"]] == ["human", "open", "bot"]
    assert made["seats"][0]["colour"] == "blue"
    assert made["seats"][2]["bot"].startswith("hard")  # and any character
    assert (made["clock"]["turn"], made["clock"]["bank"], made["public"]) == (120, 300, True)


BAD_LINKS = {
    f"?setup=1&modules={ONE},flying_carpets&seats=human,bot": "flying_carpets",
    f"?setup=1&modules={ONE},zepp": "zepp",
    f"?setup=1&modules={ONE}&seats=human,bot.deepblue": "bot.deepblue",
    f"?setup=1&modules={ONE}&seats=human,bot&clock=soon": "clock=soon",
    f"?setup=1&modules={ONE}&seats=human": "seats=human",
    f"?setup=1&modules={ONE}&seats=human,elephant": "elephant",
    f"?setup=1&modules={ONE}&seats=human,bot&colours=mauve,red&options=cheat": "cheat",
}


@pytest.mark.parametrize(("query", "named"), BAD_LINKS.items(), ids=list(BAD_LINKS.values()))
def test_a_bad_link_says_what_is_unknown_and_keeps_the_rest(
    new_page: NewPage, tables: Tables, query: str, named: str
) -> None:
    page = set_up(new_page(), query)
    expect(page.locator(".setup [role='alert']")).to_contain_text(named)
    assert chosen(page) == {ONE}
    made = info(page, tables)
    assert made["modules"] == [ONE]
    assert len({seat["colour"] for seat in made["seats"]}) == len(made["seats"])


def test_a_link_of_a_later_version_says_so(new_page: NewPage) -> None:
    page = set_up(new_page(), f"?setup=2&modules={ONE}&seats=human,bot")
    expect(page.locator(".setup [role='alert']")).to_have_text(text("en", "link-later"))
    assert chosen(page) == {ONE}


def test_what_the_device_keeps_may_be_damaged(new_page: NewPage) -> None:
    page = new_page()
    for store in ("shelf", "setups", "modules", "tables"):
        page.add_init_script(f"localStorage.setItem('alhambra.{store}', '[[{{\"x\": 1}}')")
    set_up(page)
    assert len(draw(page)) == 3


# --- Seats


def test_no_two_seats_have_the_same_colour_and_faces_are_told(
    new_page: NewPage, tables: Tables
) -> None:
    """C32: colour and face are chosen; who had the colour gets the old one."""
    page = set_up(new_page(), "?for=screen")
    page.locator(".face").first.click()
    page.locator("[data-colour='red']").click()
    page.locator("[data-face='av-7']").click()
    page.get_by_role("button", name=text("en", "seat-add")).click()
    made = info(page, tables)
    assert [seat["colour"] for seat in made["seats"]] == ["red", "white", "yellow"]
    assert made["seats"][0]["avatar"] == "av-7"
    assert len({seat["avatar"] for seat in made["seats"]}) == 3
    set_up(page)
    page.locator(".face").first.click()
    expect(page.locator("[data-face='av-7']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-colour='red']")).to_have_attribute("aria-pressed", "true")


def test_all_six_seats_differ(new_page: NewPage, tables: Tables) -> None:
    page = set_up(new_page())
    for _ in range(3):
        page.get_by_role("button", name=text("en", "seat-add")).click()
    page.get_by_label(text("en", "seat-remove", number=2)).click()
    page.get_by_role("button", name=text("en", "seat-add")).click()
    made = info(page, tables)
    assert {seat["colour"] for seat in made["seats"]} == set(COLOURS)


def test_two_people_choose_between_dirk_and_a_bot(new_page: NewPage, tables: Tables) -> None:
    """C30: Dirk is explained where he is chosen."""
    page = set_up(new_page(), "?for=screen")
    expect(page.locator(".setup")).to_contain_text(text("en", "seat-dirk"))
    page.locator("[data-third='bot']").click()
    expect(page.locator(".setup")).not_to_contain_text(text("en", "seat-dirk"))
    page.locator("[data-third='dirk']").click()
    expect(page.locator(".setup ol > li")).to_have_count(2)
    page.locator("[data-third='bot']").click()
    made = info(page, tables)
    assert [seat["kind"] for seat in made["seats"]] == ["human", "human", "bot"]


def test_a_guest_chooses_a_free_colour_and_a_face(new_page: NewPage, tables: Tables) -> None:
    made = tables.make([human("Ada"), {"kind": "open"}, {"kind": "open"}])
    page = new_page(PHONE)
    page.goto(f"/table/{made['table']}")
    page.locator("form [data-colour='yellow']").click()
    page.locator("form [data-face='av-9']").click()
    page.locator("form input").fill("Bea")
    page.get_by_role("button", name=text("en", "room-join")).click()
    expect(page.locator(".room ol > li").nth(2)).to_contain_text("Bea")
    seat = page.request.get(f"{tables.url}/api/tables/{made['table']}").json()["seats"][2]
    assert (seat["name"], seat["avatar"], seat["colour"]) == ("Bea", "av-9", "yellow")


def test_a_table_has_a_name_and_clocks_are_told_in_the_same_unit(
    new_page: NewPage, tables: Tables
) -> None:
    """C32, C35: 2 minutes beside 1 minute."""
    page = set_up(new_page(), "?for=friends")
    page.locator("[data-table-name]").fill("Evening round")
    page.locator("[data-clocks] input[value=own]").check(force=True)
    clocks = page.locator("[data-clock] option").all_inner_texts()
    assert clocks[:4] == ["30 seconds", "1 minute", "2 minutes", "5 minutes"]
    assert clocks[4:] == ["1 hour", "1 day", "3 days"]
    assert info(page, tables)["name"] == "Evening round"
