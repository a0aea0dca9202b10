// The service worker: shows notices that come while no page is open, and opens the table they speak of.
// It keeps no files: without the server there is no game.

/** Where the client lies: the server may be hosted below a path. */
const HOME = new URL(self.registration.scope).pathname;

/** Only pages of this site are opened. */
function page(path) {
  return typeof path === "string" && /^\/(?!\/)/.test(path) ? HOME + path.slice(1) : HOME;
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = self.registration.showNotification(told.title ?? "Alhambra", {
    body: told.body,
    lang: told.lang,
    tag: told.tag,
    renotify: !!told.tag,
    icon: `${HOME}icon-192.png`,
    badge: `${HOME}badge.png`,
    data: { path: page(told.path) },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? HOME));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
