"""A person at the screen: looks at the page, then clicks what is offered there."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, Position, WebSocket
from playwright.sync_api import TimeoutError as TooLate

OPTION = ":nth-match(.tray [data-option][aria-pressed='false'], {})"  # the first is 1
VALUE_OF_A_CARD: Position = {"x": 5, "y": 12}

# Everything that can be clicked on the table, as the page itself shows it.
LOOK = """() => {
  const every = (selector) => [...document.querySelectorAll(selector)];
  const all = (selector, name) => every(selector).map((thing) => thing.getAttribute(name));
  const tray = document.querySelector('.tray')?.getBoundingClientRect();
  const covered = ({ left, right, top, bottom }) => tray
    && left < tray.right && right > tray.left && top < tray.bottom && bottom > tray.top;
  const open = (selector, name) => every(selector)
    .filter((thing) => !covered(thing.getBoundingClientRect()))
    .map((thing) => thing.getAttribute(name));
  const bar = document.querySelector('.bar');
  const sheet = document.querySelector('[data-scoring] [data-close]');
  return {
    question: bar?.dataset.question ?? '',
    shape: bar?.dataset.shape ?? '',
    busy: bar?.getAttribute('aria-busy') === 'true',
    sheet: !!sheet,
    over: !!document.querySelector('.over:not([hidden])'),
    ready: !!document.querySelector('[data-ready]'),
    confirm: !!document.querySelector('[data-confirm]:not([disabled])'),
    refused: !!document.querySelector('.line .notice.bad'),
    cancel: !!document.querySelector('[data-cancel]'),
    gathering: !!document.querySelector('[data-count]'),
    doors: all(':is(.bar, .tray) [data-move]', 'data-move'),
    more: document.querySelector('[data-more][aria-expanded="false"]')?.dataset.more ?? '',
    options: every('.tray [data-option][aria-pressed="false"]').length,
    pressed: every('.tray [data-option][aria-pressed="true"]').length,
    tray: document.querySelector('.tray')?.dataset.tray ?? '',
    parts: all('.tray [data-option]', 'data-part'),
    variants: all('.tray [data-variant]', 'data-variant'),
    varied: !!document.querySelector('.tray [data-variant][aria-checked="true"]'),
    payments: all('.bar [data-payment]', 'data-payment').length,
    spaces: open('.space.can:not(.chosen)', 'data-space'),
    wares: open('.lot .ware.can:not(.chosen)', 'data-ware'),
    display: open('.money .card.usable', 'data-display'),
    hand: open('.hand .card.usable:not(.chosen)', 'data-hand'),
    chosen: every('.money .chosen, .hand .chosen').length
      + every('.space.chosen, .ware.chosen, .cell.chosen').length,
    tiles: every('.waiting .usable').length,
    tile: every('.waiting .chosen').length,
    cells: all('.cell', 'data-cell'),
    spoken: document.querySelector('[data-spoken]')?.textContent ?? '',
    text: bar?.innerText ?? '',
  };
}"""
# Something to do: a question, an open sheet, the end, a screen to be handed on.
ANYTHING = """() => document.querySelector(
  '.bar[data-question]:not([data-question=""]):not([aria-busy="true"]),'
  + '[data-scoring], .over:not([hidden]), [data-ready]')"""


@dataclass
class Person:
    """Plays by clicking; `wishes` are kinds of moves preferred to all others."""

    page: Page
    rng: random.Random
    wishes: tuple[str, ...] = ()
    clicks: int = 0
    sent: list[dict[str, Any]] = field(default_factory=list)  # moves, as the page sent them
    events: list[dict[str, Any]] = field(default_factory=list)  # as the page was told them

    missed: int = 0  # clicks in a row that found nothing
    updates: int = 0  # how often the page was told how the table looks

    def __post_init__(self) -> None:
        self.page.on("websocket", self.overhear)

    def overhear(self, line: WebSocket) -> None:
        """Keeps what goes over the line, to know what a click has done."""
        line.on("framesent", lambda frame: self._note(json.loads(frame)))
        line.on("framereceived", lambda frame: self._note(json.loads(frame)))

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "move":
            self.sent.append(message["move"])
        elif message["type"] in ("update", "changes"):
            self.updates += 1
            self.events.extend(message.get("parts", message)["events"])

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def sit_down(self, path: str) -> None:
        """Opens the table and waits for it."""
        self.page.goto(path)
        self.page.wait_for_selector(".table, [data-ready]")

    def wait(self) -> dict[str, Any]:
        """Until something is asked, shown or over."""
        self.page.wait_for_function(ANYTHING, timeout=30_000)
        return self.look()

    def click(self, selector: str, at: int = 0) -> None:
        """A real click; a thing that went away meanwhile (others move too) is looked for anew.

        Cards of a large hand overlap: a card is touched where its value stands.
        """
        self.clicks += 1
        where = VALUE_OF_A_CARD if selector.startswith(".hand ") else None
        try:
            self.page.locator(selector).nth(at).click(timeout=4_000, position=where)
            self.missed = 0
        except TooLate:
            self.missed += 1
            if self.missed > 2:
                raise

    def step(self) -> bool:
        """One click; False once the game is over."""
        return self.react(self.wait())

    def react(self, seen: dict[str, Any]) -> bool:
        """One click on what is to be seen now, if it asks for one."""
        if seen["sheet"]:
            self.click("[data-scoring] [data-close]")
        elif seen["ready"]:
            self.click("[data-ready]")
        elif seen["over"]:
            return False
        elif seen["question"] and not seen["busy"]:
            self.answer(seen)
        return True

    def answer(self, seen: dict[str, Any]) -> None:
        """What a person would do next with the open question."""
        wished = [door for door in seen["doors"] if door in self.wishes]
        if seen["confirm"]:
            self.vary(seen)
            self.click("[data-confirm]")
        elif wished:
            self.press(self.rng.choice(wished))
        elif not seen["cancel"] and set(seen["more"].split()) & set(self.wishes):
            self.click("[data-more]")
        elif seen["payments"]:
            self.click("[data-payment]", self.rng.randrange(seen["payments"]))
        elif seen["shape"] == "place":
            self.place(seen)
        elif seen["question"] == "act" and not seen["cancel"]:
            self.act(seen)
        else:
            self.anything(seen)

    def vary(self, seen: dict[str, Any]) -> None:
        """Another way to do the same, now and then."""
        if seen["variants"] and self.rng.random() < 0.5:
            self.click(f"[data-variant='{self.rng.choice(seen['variants'])}']")

    def press(self, kind: str) -> None:
        self.click(f":is(.bar, .tray) [data-move='{kind}']")

    def place(self, seen: dict[str, Any]) -> None:
        """A cell if there is one, else any way past the board."""
        if not seen["tile"] and seen["tiles"]:
            self.click(".waiting .usable")
        elif seen["cells"] and seen["tile"]:
            self.cell(self.rng.choice(seen["cells"]))
        elif seen["doors"]:
            self.press(self.rng.choice(seen["doors"]))
        else:
            self.click("[data-more]")

    def cell(self, name: str) -> None:
        self.click(f"[data-cell='{name}']")

    def act(self, seen: dict[str, Any]) -> None:
        """Buys if it can, first what lies beside the market, else takes money."""
        if seen["wares"]:
            self.click(f".ware[data-ware='{self.rng.choice(seen['wares'])}']")
        elif seen["spaces"]:
            self.click(f".space[data-space='{self.rng.choice(seen['spaces'])}']")
        elif seen["display"]:
            self.click(f"[data-display='{self.rng.choice(seen['display'])}']")
        else:
            self.anything(seen)

    def anything(self, seen: dict[str, Any]) -> None:
        """Whatever is offered: cards, cells, tiles, spaces, buttons; stuck means cancel."""
        ways: list[str] = []
        if not seen["chosen"] or seen["gathering"]:
            ways += [f".space[data-space='{space}']" for space in seen["spaces"]]
            ways += [f".ware[data-ware='{ware}']" for ware in seen["wares"]]
            ways += [f"[data-display='{at}']" for at in seen["display"]]
        lying = bool(ways)
        if seen["tiles"] and not seen["tile"]:
            ways.append(".waiting .usable")
        ways += [f":is(.bar, .tray) [data-move='{kind}']" for kind in seen["doors"]]
        ways += [OPTION.format(at) for at in range(1, seen["options"] + 1)]
        if not seen["varied"]:
            ways += [f"[data-variant='{at}']" for at in seen["variants"]]
        ways += ["[data-more]"] if seen["more"] else []
        held = seen["hand"] if seen["chosen"] else seen["hand"][: 0 if lying else 3]
        ways += [f".hand [data-hand='{at}']" for at in held]
        undecided = seen["options"] and not seen["pressed"]
        paying = seen["chosen"] and held and self.rng.random() < 0.7  # most often, one goes on
        inviting = (seen["cancel"] and not paying) or not ways or seen["shape"] == "cells"
        if seen["cells"] and inviting and not undecided:
            return self.cell(self.rng.choice(seen["cells"]))
        if seen["cancel"] and (seen["refused"] or not ways):
            return self.click("[data-cancel]")
        assert ways, f"nothing to click: {seen}"
        return self.click(self.rng.choice(ways))

    def must_place(self) -> bool:
        """Whether a tile waits to be placed, and the last answer is not still on its way."""
        seen = self.look()
        return seen["question"] == "place" and not seen["busy"] and bool(seen["cells"])

    def play(self, clicks: int = 3_000, until: Callable[["Person"], bool] | None = None) -> bool:
        """Plays on; True once the game is over, or what was waited for has happened."""
        for _ in range(clicks):
            seen = self.wait()  # first, or what is waited for could be clicked away unseen
            if until and until(self):
                return True
            if not self.react(seen):
                return until is None or until(self)
        return False
