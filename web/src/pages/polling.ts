/** Asks again and again while the page can be seen. */

export function repeat(ask: () => Promise<void>, seconds: number): () => void {
  let stopped = false;
  let timer = 0;

  async function round(): Promise<void> {
    if (!document.hidden) await ask();
    if (!stopped) timer = window.setTimeout(() => void round(), seconds * 1000);
  }

  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
