"""A person without a mouse: Tab to what is wanted, arrow keys over the board, Enter."""

from playwright.sync_api import Locator

from tests.browser.person import Person

FAR = 250  # more tab stops than any table has
STOP = "[role=grid] [tabindex='0']"
CELL = "(cell) => cell.dataset.cell.split(',').map(Number)"
FOCUSED = "(element) => element === document.activeElement"
# Whether a thing comes later in the page than what has the focus.
AHEAD = """(element) => !(document.activeElement.compareDocumentPosition(element)
  & Node.DOCUMENT_POSITION_PRECEDING)"""
HELD = "() => document.activeElement && document.activeElement !== document.body"


class Typist(Person):
    """Never touches the mouse, and never finds the focus lost."""

    def click(self, selector: str, at: int = 0) -> None:
        wanted = self.page.locator(selector).nth(at)
        if wanted.get_attribute("data-cell"):
            self.walk_to(wanted)
        else:
            self.tab_to(wanted)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(HELD, timeout=5_000)
        self.clicks += 1

    def tab_to(self, wanted: Locator) -> None:
        key = "Tab" if wanted.evaluate(AHEAD) else "Shift+Tab"
        for _ in range(FAR):
            if wanted.evaluate(FOCUSED):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"Tab never leads to {wanted}")

    def walk_to(self, wanted: Locator) -> None:
        """Over the board, row by row and column by column."""
        stop = self.page.locator(STOP)
        self.tab_to(stop)
        (x, y), (to_x, to_y) = stop.evaluate(CELL), wanted.evaluate(CELL)
        for _ in range(abs(to_x - x)):
            self.page.keyboard.press("ArrowRight" if to_x > x else "ArrowLeft")
        for _ in range(abs(to_y - y)):
            self.page.keyboard.press("ArrowDown" if to_y > y else "ArrowUp")
        assert wanted.evaluate(FOCUSED), wanted
