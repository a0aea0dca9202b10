/** The focus is never lost: where its place goes away or is shut, it goes to what is told now (`data-home`). */

const HOME = "[data-home]";

const gone = (element: Element): boolean => !element.isConnected || element.matches(":disabled") || element.closest("[inert]") !== null || !element.checkVisibility();

/** To the sentence that says what is asked, or to the sheet that lies over it. */
export function focusHome(room: Element | Document = document): void {
  const homes = [...room.querySelectorAll<HTMLElement>(HOME)].filter((home) => !gone(home));
  homes.at(-1)?.focus({ preventScroll: true });
}

/** An attachment: watches over the focus of everything in an element. */
export function keepFocus(room: HTMLElement): () => void {
  let last: Element | null = null;
  let waiting = 0;
  const note = (event: FocusEvent): void => void (last = event.target as Element);
  const look = (): void => {
    const now = document.activeElement;
    if (last && gone(last) && (!now || now === document.body || now === last)) focusHome(room);
  };
  const watcher = new MutationObserver(() => {
    cancelAnimationFrame(waiting);
    if (last) waiting = requestAnimationFrame(look);
  });
  watcher.observe(room, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "inert", "hidden"] });
  room.addEventListener("focusin", note);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(waiting);
    room.removeEventListener("focusin", note);
  };
}
