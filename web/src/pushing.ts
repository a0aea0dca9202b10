/** Web push on this device: whether it can be, and the browser's part of it. */

import { at } from "./below";

const WORKER = at("/worker.js");

/** `install`: only after the page was put on the home screen; `missing`: this browser cannot. */
export type Possible = "ready" | "denied" | "install" | "missing";

function onApple(): boolean {
  return /iPad|iPhone|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

export function possible(): Possible {
  const installed = matchMedia("(display-mode: standalone)").matches;
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return onApple() && !installed ? "install" : "missing";
  return Notification.permission === "denied" ? "denied" : "ready";
}

export type Subscribed = { address: string; keys: { p256dh: string; auth: string } };

/** Asks for permission, which browsers grant only after a touch, and subscribes; null if it was denied. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  await before?.unsubscribe(); // it may be for another server's key
  const made = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const { p256dh, auth } = made.keys ?? {};
  return made.endpoint && p256dh && auth ? { address: made.endpoint, keys: { p256dh, auth } } : null;
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
