"""What a table offers besides the game itself."""

import json
import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from alhambra.modules import ALL
from alhambra.showing.texts import text
from tests.browser.conftest import SHOTS, NewPage
from tests.browser.person import Person
from tests.browser.tables import Tables, bots, human
from tests.browser.test_games import sit
from tests.examples import asking_between

# Counts what flies over the table.
BIRDS = """
window.flown = 0;
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes) if (node.className === 'flying') window.flown += 1;
}).observe(document, { childList: true, subtree: true });
"""


def until_asked(person: Person) -> None:
    assert person.play(until=lambda one: one.look()["question"] == "act")


def test_a_late_game_of_six_with_all_modules_is_drawn(new_page: NewPage, tables: Tables) -> None:
    """Notes the page's own processor time: for each update it drew, and for the longest task."""
    page = new_page()
    person = sit(page, tables.against_bots(6, tuple(ALL)))
    person.play(clicks=90)
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
    metrics.send("Performance.enable")
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel"])
    before, drawn = working_seconds(metrics), person.updates
    assert person.play(clicks=300, until=lambda one: one.updates - drawn >= 30)
    updates = person.updates - drawn
    each = 1000 * (working_seconds(metrics) - before) / updates
    longest = longest_task(json.loads(browser.stop_tracing())["traceEvents"])
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / "late-game.txt").write_text(
        f"{each:.0f} ms of processor time for each update, {longest:.0f} ms for the longest task\n"
    )


def longest_task(events: list[dict[str, Any]]) -> float:
    """Milliseconds of processor time of the page's own thread."""
    threads = [
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    ]
    tasks = [
        event["tdur"] / 1000
        for event in events
        if event["name"].endswith("RunTask")
        and "tdur" in event
        and (event["pid"], event["tid"]) in threads
    ]
    return float(max(tasks))


def working_seconds(metrics: CDPSession) -> float:
    found = metrics.send("Performance.getMetrics")["metrics"]
    return float(next(entry["value"] for entry in found if entry["name"] == "TaskDuration"))


def test_pieces_fly_only_if_they_may(new_page: NewPage, tables: Tables) -> None:
    for motion, flies in (("no-preference", True), ("reduce", False)):
        page = new_page()
        page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
        page.add_init_script(BIRDS)
        person = sit(page, tables.against_bots())
        person.play(clicks=12)
        assert bool(page.evaluate("() => window.flown")) == flies


def test_a_placed_tile_is_taken_back(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots())
    assert person.play(until=lambda one: bool(one.look()["spaces"]))
    page.locator(".space.can").first.click()
    if person.look()["payments"]:
        page.locator("[data-payment]").first.click()
    page.locator("[data-confirm]").click()
    page.wait_for_function("() => document.querySelector('.waiting [data-piece]')")
    expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-undo]").click()
    expect(page.locator(".waiting [data-piece]")).to_have_count(0)


def test_people_talk_and_one_does_not_listen(new_page: NewPage, tables: Tables) -> None:
    made = tables.make([human("Ada"), human("Ben")])
    ada, ben = (
        sit(new_page(), f"/table/{made['table']}#{seat['key']}").page for seat in made["seats"]
    )
    ada.locator("[data-tab='chat']").click()
    ada.locator(".chat input:not([type=checkbox])").fill("Good luck!")
    ada.keyboard.press("Enter")
    ben.locator("[data-tab='chat']").click()
    expect(ben.locator(".chat")).to_contain_text("Good luck!")
    ben.locator(".chat label input").check()
    expect(ben.locator(".chat")).not_to_contain_text("Good luck!")


def test_chat_lines_come_once_after_a_reconnection(
    new_page: NewPage, tables: Tables, complaints: list[str]
) -> None:
    """(C9) Nor do one's own lines or old ones count as unread."""
    made = tables.make([human("Ada"), human("Ben")])
    ada, ben = (
        sit(new_page(), f"/table/{made['table']}#{seat['key']}").page for seat in made["seats"]
    )
    ada.locator("[data-tab='chat']").click()
    ada.locator(".chat input:not([type=checkbox])").fill("Good luck!")
    ada.keyboard.press("Enter")
    expect(ben.locator("[data-tab='chat'] .count")).to_have_text("1")
    ada.locator("[data-tab='log']").click()
    expect(ada.locator("[data-tab='chat'] .count")).to_have_count(0)
    ben.context.set_offline(True)
    expect(ben.locator(".lost")).to_be_visible()
    ben.context.set_offline(False)
    expect(ben.locator(".lost")).to_have_count(0)
    complaints.clear()  # the browser says that the line was cut
    ben.locator("[data-tab='chat']").click()
    expect(ben.locator(".chat .lines p")).to_have_count(1)


def test_a_touch_in_vain_is_answered(new_page: NewPage, tables: Tables) -> None:
    """(C16, C26) What cannot be bought says why; the refusal goes with the next legal touch."""
    page = new_page()
    person = sit(page, tables.against_bots())
    until_asked(person)
    page.locator(".space:not(.can)").first.click(force=True)  # it looks disabled, and answers
    expect(page.locator(".bar .notice.bad")).to_be_visible()
    expect(page.locator(".space.refused")).to_have_count(1)
    page.locator(".money .usable").first.click()
    expect(page.locator(".bar .notice.bad")).to_have_count(0)
    expect(page.locator(".refused")).to_have_count(0)


def test_what_is_new_is_marked(new_page: NewPage, tables: Tables) -> None:
    """(C23) Cards and tiles that came since the own turn, and what the others have built."""
    page = new_page()
    person = sit(page, tables.against_bots())
    until_asked(person)
    assert page.locator(".new").count() == 0
    turns = person.events.count({"event": "turn", "seat": 0})
    assert person.play(
        until=lambda one: (
            one.events.count({"event": "turn", "seat": 0}) > turns
            and one.look()["question"] == "act"
        )
    )
    expect(page.locator(".money .new, .market .new").first).to_be_visible()


def test_standing_orders_let_windows_pass(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots(3, (asking_between()[0],)))
    until_asked(person)
    page.locator("[data-tab='orders']").click()
    page.locator("[data-new-order]").click()
    page.locator("[data-give-order]").click()
    expect(page.locator("[data-order='pass']")).to_be_visible()
    moves, events = len(person.sent), len(person.events)
    assert person.play(
        until=lambda one: {"event": "turn", "seat": 0} in one.events[events:],
    )
    assert all(move["move"] != "done_window" for move in person.sent[moves:])


def test_one_looks_at_the_others(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    sit(page, tables.against_bots())
    page.locator(".player").nth(1).click()
    expect(page.locator("[data-own]")).to_be_visible()
    page.locator("[data-own]").click()
    expect(page.locator("[data-own]")).to_have_count(0)


def test_a_wrong_key_opens_nothing(new_page: NewPage, tables: Tables) -> None:
    made = tables.make([human("Ada"), *bots(1)])
    page = new_page()
    page.goto(f"/table/{made['table']}#wrong")
    expect(page.locator("[role=alert]")).to_be_visible()
    assert page.locator(".table").count() == 0


def test_the_last_move_of_a_turn_is_confirmed(new_page: NewPage, tables: Tables) -> None:
    """Putting the last pending tile into the reserve ends the turn, so it is asked for twice."""
    page = new_page()
    person = sit(page, tables.against_bots())
    assert person.play(
        until=lambda one: (
            one.look()["question"] == "place" and page.locator(".waiting [data-piece]").count() == 1
        )
    )
    door = page.locator(".bar [data-move='store']")
    door.click()
    expect(door).to_have_class(re.compile("go"))
    before = len(person.sent)
    door.click()
    expect(door).to_have_count(0)
    assert person.sent[before]["move"] == "store"


def test_without_confirmation_a_cell_is_enough(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots())
    page.locator("[data-menu]").click()
    page.locator("[data-setting='confirm']").uncheck()
    page.keyboard.press("Escape")
    assert person.play(until=Person.must_place)
    if not person.look()["tile"]:
        page.locator(".waiting .usable").first.click()
    before = len(person.sent)
    page.locator(".cell").first.click()
    page.wait_for_function("() => !document.querySelector('.bar[data-question=place] .cell')")
    expect(page.locator(".bar")).not_to_have_attribute("aria-busy", "true")
    assert person.sent[before]["move"] == "place"


def test_who_comes_back_sees_what_happened_since(new_page: NewPage, tables: Tables) -> None:
    made = tables.make([human("Ada"), human("Ben")])
    paths = [f"/table/{made['table']}#{seat['key']}" for seat in made["seats"]]
    ada, ben = (sit(new_page(), path) for path in paths)
    waiting, asked = (ada, ben) if ben.look()["question"] else (ben, ada)
    expect(waiting.page.locator("[data-since]")).to_have_count(0)
    back = waiting.page.url
    waiting.page.goto("/rules")
    begun = len(asked.events)
    while not any(event["event"] == "turn" for event in asked.events[begun:]):
        asked.react(asked.look())
        asked.page.wait_for_timeout(30)
    waiting.page.goto(back)
    expect(waiting.page.locator("[data-since]")).to_be_visible()


def test_everybody_sees_how_far_the_next_scoring_is(new_page: NewPage, tables: Tables) -> None:
    page = new_page()
    person = sit(page, tables.against_bots())
    first = page.locator("[data-outlook]").inner_text()
    assert re.search(r"\d+\D\d+", first)
    person.play(clicks=12)
    assert page.locator("[data-outlook]").inner_text() != first


MINI = "document.querySelector('.player .mini')"


def test_an_old_sheet_lies_over_the_boards_of_its_time(new_page: NewPage, tables: Tables) -> None:
    """Walls and tiles that came later are not on them."""
    page = new_page()
    person = sit(page, tables.against_bots(2))
    assert person.play(until=built_since_scoring)
    if not page.locator("[data-scoring]").count():
        page.locator(".track").click()
    page.locator("[data-scoring] [data-close]").click()
    now = built(page, ".player")
    page.get_by_role("button", name=text("en", "show-sheet")).first.click()
    expect(page.locator("[data-scoring] h2")).to_contain_text(text("en", "scoring-1"))
    page.wait_for_function(f"() => {MINI}.querySelectorAll('[data-piece]').length < {now}")


def built_since_scoring(person: Person) -> bool:
    """Whether a tile has come to the first Alhambra after the first scoring."""
    told = [(event["event"], event.get("seat")) for event in person.events]
    begin = next((place for place, (name, _) in enumerate(told) if name == "scored"), len(told))
    return ("placed", 0) in told[begin:]


def built(page: Page, place: str) -> int:
    """The cells that are drawn in the first miniature of a place."""
    return page.locator(place).first.locator(".mini [data-piece]").count()


def test_sound_goes_with_one_tap_and_the_menu_speaks_german(
    new_page: NewPage, tables: Tables
) -> None:
    page = new_page()
    sit(page, tables.against_bots())
    sound = page.locator("[data-sound]")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.locator("[data-menu]").click()
    expect(page.locator("[data-setting='sounds']")).not_to_be_checked()
    page.locator("[data-setting='language']").select_option("de")
    expect(page.locator("dialog h2")).to_have_text(text("de", "menu"))
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
    expect(sound).to_have_attribute("aria-label", text("de", "setting-sounds"))
