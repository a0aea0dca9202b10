/** The page that is open, by the path of the address. */

import { ROOT, at, within } from "./below";

const opened = $state({ path: location.pathname, search: location.search, hash: location.hash.slice(1) });

function look(): void {
  opened.path = location.pathname;
  opened.search = location.search;
  opened.hash = location.hash.slice(1);
}

window.addEventListener("popstate", look);
window.addEventListener("hashchange", look);

/** The parts of the path: `/rules/base` is `["rules", "base"]`. */
export function route(): string[] {
  return within(opened.path).split("/").filter(Boolean).map(decodeURIComponent);
}

/** What stands behind `?`: where on the page somebody is. */
export function query(): URLSearchParams {
  return new URLSearchParams(opened.search);
}

/** What stands behind `#`: a secret key, never sent to the server as part of an address. */
export function hash(): string {
  return opened.hash;
}

/** Opens another page of the client. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", at(path));
  else history.pushState(null, "", at(path));
  look();
  window.scrollTo(0, 0);
}

/** Lets ordinary links of this site open without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(`${ROOT}/`) || link.pathname.startsWith(at("/api/"))) return;
  event.preventDefault();
  go(within(link.pathname) + link.search + link.hash);
}
