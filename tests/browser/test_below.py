"""A server hosted below a path: pages, doors, sockets, links, the manifest and the worker."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, serving
from tests.browser.proxy import below
from tests.browser.tables import Tables

ROOT = "/games/alhambra"


@pytest.mark.parametrize("cuts", [True, False])
def test_everything_lies_below_the_path(new_page: NewPage, tmp_path: Path, cuts: bool) -> None:
    with serving(tmp_path, "--root-path", ROOT) as server, below(server, ROOT, cuts) as proxy:
        page = new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{proxy.url}/")
        expect(page.locator("a.way").first).to_be_visible()
        links = page.eval_on_selector_all("a[href]", "found => found.map((one) => one.href)")
        assert links
        assert [link for link in links if not link.startswith(f"{proxy.url}/")] == []
        page.goto(proxy.url)  # without the last stroke
        page.locator("a.way[href$='/rules']").click()
        expect(page).to_have_url(f"{proxy.url}/rules")
        expect(page.locator("h1").first).to_be_visible()

        path = Tables(proxy.url).against_bots(name="Granada")
        page.goto(proxy.url + path)
        expect(page.locator("[data-piece='fountain']").first).to_be_visible()
        page.reload()
        expect(page.locator("[data-piece='fountain']").first).to_be_visible()
        assert page.url.startswith(f"{proxy.url}/table/")

        manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"].startswith(f"{proxy.url}/")
        for icon in json.loads(manifest["data"])["icons"]:
            assert page.request.get(f"{proxy.url}/{icon['src']}").status == 200
        worker = page.evaluate(
            "navigator.serviceWorker.register(new URL('../worker.js', location.href))"
            ".then(({ scope }) => scope)"
        )
        assert worker == f"{proxy.url}/"
        assert [url for url in asked if not url.startswith(("data:", "blob:", proxy.url))] == []
        assert proxy.missed == []
        # No page may need the server when it goes.
        page.goto(f"{proxy.url}/rules", wait_until="networkidle")
