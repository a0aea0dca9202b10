/** What is being explained: a piece that somebody asked about. Pieces carry `data-piece`, tokens `data-mark`. */

const PIECES = "[data-piece], [data-mark]";

class Asked {
  piece = $state<string | null>(null);
  pointing = $state(false); // the next touch asks instead of playing
  private back: HTMLElement | null = null; // where the focus goes afterwards

  open(piece: string): void {
    this.back ??= document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.piece = piece;
    this.pointing = false;
  }

  close(): void {
    this.piece = null;
    this.pointing = false;
    this.back?.focus();
    this.back = null;
  }
}

export const asked = new Asked();

const nameOf = (element: Element): string | null => {
  const found = element.closest(PIECES) ?? element.querySelector(PIECES);
  return found?.getAttribute("data-mark") ?? found?.getAttribute("data-piece") ?? null;
};

/** The piece at a point of the screen; what can be touched may lie over it. */
export function pieceAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const piece = element.closest(PIECES) ? nameOf(element) : null;
    if (piece) return piece;
  }
  return null;
}

/** The piece that has the focus; a cell of the board stands for what lies on it. */
export function pieceInFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  return nameOf(focused) ?? (focused.matches("[data-cell]") ? pieceAt(left + width / 2, top + height / 2) : null);
}
