"""Draws the icons of the installed game from our own drawing: `python tools/icons.py`.

Phones want pictures of fixed sizes, and one that fills its square to the edge because they cut it
to a shape of their own. Needs Chromium.
"""

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
DRAWING = "icon.svg"
PLAIN = {"icon-192.png": 192, "icon-512.png": 512, "icon-180.png": 180}
WHOLE = 512
BADGE = 96
GROUND = "#ecd9ae"
SAFE = 0.8  # of a square that may be cut to a circle


def draw(page: Page, name: str, size: int, body: str, ground: str = "transparent") -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>*{{margin:0}} body{{background:{ground}}} svg{{display:block}}</style>{body}"
    )
    page.screenshot(path=PUBLIC / name, omit_background=ground == "transparent")
    print(name)


def main() -> None:
    drawing = (PUBLIC / DRAWING).read_text("utf-8")
    with sync_playwright() as playwright:
        found = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page()
        for name, size in PLAIN.items():
            ground = GROUND if name == "icon-180.png" else "transparent"  # iOS paints gaps black
            sized = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            draw(page, name, size, sized, ground)
        inner = int(WHOLE * SAFE)
        sized = drawing.replace("<svg ", f'<svg width="{inner}" height="{inner}" ', 1)
        margin = (WHOLE - inner) // 2
        draw(
            page, "icon-whole.png", WHOLE, f'<div style="padding:{margin}px">{sized}</div>', GROUND
        )
        draw(page, "badge.png", BADGE, _badge())
        browser.close()


def _badge() -> str:
    """Phones show only where something is drawn, in a colour of their own: star and gate."""
    star = '<path d="M16 16h32v32H16zM32 9.400L54.600 32 32 54.600 9.400 32z" fill="#fff"/>'
    gate = '<path d="M32 20a9 9 0 0 1 9 9v17H23V29a9 9 0 0 1 9-9z" fill="#000"/>'
    masked = f'<mask id="m"><rect width="64" height="64" fill="#000"/>{star}{gate}</mask>'
    size = f'width="{BADGE}" height="{BADGE}" viewBox="0 0 64 64"'
    shown = '<rect width="64" height="64" fill="#fff" mask="url(#m)"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{masked}{shown}</svg>'


if __name__ == "__main__":
    main()
