"""The page on which people say how they are reached, and the worker that shows what comes."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from alhambra.showing.texts import text
from tests.browser.conftest import LAPTOP, PHONE, SHOTS, NewPage, serving
from tests.browser.tables import Tables
from tests.browser.test_games import assert_readable
from tests.server.reach.receivers import (
    Certificates,
    Mailbox,
    PushBrowser,
    Receiver,
    mailing,
    make_certificates,
    receiving,
)

# The push service of a browser's maker is far away: one of ours takes its place.
SUBSCRIBE = """({ endpoint, keys }) => {
  const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let now = null;
  PushManager.prototype.subscribe = async (options) => {
    window.asked = options.applicationServerKey;
    return (now = made);
  };
  PushManager.prototype.getSubscription = async () => now;
}"""


PUSHED = """(told) => {
  let shown = null;
  self.registration.showNotification = async (title, options) => { shown = { title, ...options }; };
  self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(told) }));
  return shown;
}"""
OPENED = """async (path) => {
  let opened = null;
  self.clients.openWindow = async (to) => { opened = to; };
  await open(path);
  return opened;
}"""


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return make_certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture(scope="module")
def receiver(certificates: Certificates) -> Iterator[Receiver]:
    with receiving(certificates, Receiver()) as made:
        yield made


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with mailing(Mailbox()) as made:
        yield made


@pytest.fixture(scope="module")
def base_url(
    tmp_path_factory: pytest.TempPathFactory,
    certificates: Certificates,
    receiver: Receiver,
    mailbox: Mailbox,
) -> Iterator[str]:
    """A server that offers everything."""
    options = ("--address", "https://play.test", "--inside", receiver.inside)
    mails = ("--smtp", mailbox.smtp, "--mail-from", "games@play.test", "--reach-after", "0")
    trust = {"SSL_CERT_FILE": str(certificates.authority)}
    with serving(tmp_path_factory.mktemp("server"), *options, *mails, **trust) as url:
        yield url


def opened(page: Page) -> None:
    page.goto("/reach")
    expect(page.locator("[data-reach='hours']")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_off_and_fits(
    new_page: NewPage, size: tuple[int, int], language: str
) -> None:
    page = new_page(size, language)
    opened(page)
    assert_readable(page)
    assert page.locator("[type='checkbox']:checked").count() == 0
    page.screenshot(path=SHOTS / f"reach-{size[0]}-{language}.png", full_page=True)


def test_the_start_page_leads_there(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("a[href='/reach']").click()
    expect(page.locator("h1")).to_have_text(text("en", "reach-me"))


def test_a_webhook_is_added_tried_and_removed(new_page: NewPage, receiver: Receiver) -> None:
    page = new_page()
    opened(page)
    hook = page.locator("[data-reach='webhook']")
    hook.locator("input").fill(receiver.url("/room"))
    hook.locator("select").select_option("json")
    hook.get_by_text(text("en", "reach-add"), exact=True).click()
    row = hook.locator("[data-way]")
    expect(row).to_contain_text("localhost")
    row.get_by_text(text("en", "reach-try")).click()
    assert receiver.next().json["title"] == text("en", "reach-title-test")
    expect(page.locator("[role='status'].news")).to_have_text(text("en", "reach-arrived"))
    page.screenshot(path=SHOTS / "reach-webhook.png", full_page=True)
    row.get_by_text(text("en", "reach-remove")).click()
    expect(row).to_have_count(0)


def test_an_address_that_cannot_be_says_why(new_page: NewPage, complaints: list[str]) -> None:
    page = new_page(PHONE, "de")
    opened(page)
    hook = page.locator("[data-reach='webhook']")
    hook.locator("input").fill("http://example.org/x")
    hook.get_by_text(text("de", "reach-add"), exact=True).click()
    expect(page.locator(".news")).to_have_text(text("de", "reason-https-only"))
    expect(hook.locator("input")).to_have_value("http://example.org/x")
    complaints.clear()  # browsers tell every refused request


def test_a_mail_address_is_confirmed_and_stopped_by_links(
    new_page: NewPage, mailbox: Mailbox
) -> None:
    page = new_page()
    opened(page)
    mail = page.locator("[data-reach='mail']")
    mail.locator("input").fill("ada@example.org")
    mail.get_by_text(text("en", "reach-add"), exact=True).click()
    expect(mail.locator("[data-way]")).to_contain_text(text("en", "reach-unconfirmed"))
    link = "/reach#" + mailbox.next().get_content().split("/reach#")[1].split()[0]
    other = new_page(PHONE)
    other.goto(link)
    other.get_by_text(text("en", "reach-confirm-yes"), exact=True).click()
    expect(other.locator(".news")).to_have_text(text("en", "reach-confirm-done"))
    page.reload()
    expect(mail.locator("[type='checkbox']")).to_be_checked()
    mail.get_by_text(text("en", "reach-try")).click()
    told = mailbox.next().get_content()
    other.goto("/")
    other.goto("/reach#" + told.split("/reach#")[1].split()[0])
    other.get_by_text(text("en", "reach-stop-yes"), exact=True).click()
    expect(other.locator(".news")).to_have_text(text("en", "reach-stop-done"))
    page.reload()
    expect(page.locator("[data-reach='hours']")).to_be_visible()
    expect(mail.locator("[data-way]")).to_have_count(0)


def test_hours_are_kept(new_page: NewPage) -> None:
    page = new_page()
    opened(page)
    page.locator("[data-quiet]").check()
    page.get_by_label(text("en", "reach-quiet-from")).fill("23:30")
    page.locator("[data-remind]").select_option("1440")
    with page.expect_response(lambda answer: '"gather":60' in (answer.request.post_data or "")):
        page.locator("[data-gather]").select_option("60")
    expect(page.locator(".news")).to_be_empty()
    page.reload()
    expect(page.get_by_label(text("en", "reach-quiet-from"))).to_have_value("23:30")
    expect(page.locator("[data-remind]")).to_have_value("1440")
    expect(page.locator("[data-gather]")).to_have_value("60")


def allowed(page: Page, url: str) -> BrowserContext:
    page.context.grant_permissions(["notifications"], origin=url)
    return page.context


def test_a_device_is_told_by_push(
    new_page: NewPage, base_url: str, receiver: Receiver, complaints: list[str]
) -> None:
    page = new_page()
    allowed(page, base_url)
    eyes = PushBrowser(receiver.url("/push"))
    opened(page)
    page.evaluate(SUBSCRIBE, {"endpoint": eyes.endpoint, "keys": eyes.keys})
    push = page.locator("[data-reach='push']")
    push.locator("[type='checkbox']").click()
    push.get_by_text(text("en", "reach-try")).click()
    told = json.loads(eyes.read(receiver.next().body))
    assert told["title"] == text("en", "reach-title-test")
    assert told["path"] == "/reach"
    assert page.evaluate("window.asked") == page.evaluate(
        "fetch('/api/my/reach', {headers: {'Alhambra-Person': JSON.parse(localStorage."
        "getItem('alhambra.person')).key}}).then((a) => a.json()).then((b) => b.push_key)"
    )
    push.locator("[type='checkbox']").click()
    expect(push.get_by_text(text("en", "reach-try"))).to_have_count(0)
    complaints.clear()


def test_the_worker_shows_what_comes_and_opens_the_table(new_page: NewPage, base_url: str) -> None:
    """The real worker in the real browser; only the screen's corner and windows are ours."""
    page = new_page()
    context = allowed(page, base_url)
    with context.expect_event("serviceworker") as found:
        page.goto("/reach")
        page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => true)")
    worker = found.value
    told = {"title": "Granada: it is your turn", "body": "5 moves", "tag": "abc"}
    shown = worker.evaluate(PUSHED, {**told, "path": "/table/abc"})
    assert {name: shown[name] for name in told} == told
    assert shown["data"] == {"path": "/table/abc"}
    assert worker.evaluate(PUSHED, {**told, "path": "//evil.example"})["data"] == {"path": "/"}
    assert worker.evaluate(OPENED, "/table/abc") == "/table/abc"


def test_a_phone_of_apples_must_install_the_page_first(new_page: NewPage) -> None:
    page = new_page(PHONE)
    page.add_init_script(
        "delete window.PushManager;"
        "Object.defineProperty(navigator, 'userAgent', {get: () => 'iPhone'});"
    )
    opened(page)
    push = page.locator("[data-reach='push']")
    expect(push).to_contain_text(text("en", "reach-push-install"))


def test_the_page_can_be_installed(new_page: NewPage, base_url: str) -> None:
    page = new_page()
    page.goto("/")
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert told["display"] == "standalone"
    for icon in told["icons"]:
        answer = page.request.get(f"{base_url}/{icon['src']}")
        assert answer.status == 200
        assert answer.headers["content-type"] == icon["type"]
    worker = page.request.get(f"{base_url}/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    named = {problem["errorId"] for problem in problems}
    assert named <= {"in-incognito", "no-matching-service-worker"}


def test_whoever_closes_the_tab_is_told_unless_the_table_is_muted(
    new_page: NewPage, tables: Tables, receiver: Receiver
) -> None:
    page = new_page()
    opened(page)
    hook = page.locator("[data-reach='webhook']")
    hook.locator("input").fill(receiver.url("/closed"))
    hook.get_by_text(text("en", "reach-add"), exact=True).click()
    expect(hook.locator("[data-way]")).to_be_visible()
    path = tables.against_bots(name="Granada")
    with page.expect_response("**/api/my/games"):
        page.goto(path)
    expect(page.locator(".bar")).to_be_visible()
    page.locator("[data-menu]").click()
    page.locator("[data-setting='mute-table']").check()
    page.screenshot(path=SHOTS / "reach-menu.png")
    page.locator("[data-setting='mute-table']").uncheck()
    page.goto("/rules")  # the tab may well be closed: nobody sits at the table
    told = receiver.next()
    assert (told.path, told.json["title"]) == ("/closed", "Granada: it is your turn")
    assert told.json["url"] == "https://play.test" + path.partition("#")[0]
