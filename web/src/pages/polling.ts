/** Asks again and again while the page can be seen; with `away`, then less often also while it cannot. */

export function repeat(ask: () => Promise<void>, seconds: number, away?: number): () => void {
  let stopped = false;
  let timer = 0;

  async function round(): Promise<void> {
    if (!document.hidden || away) await ask();
    const pause = document.hidden ? (away ?? seconds) : seconds;
    if (!stopped) timer = window.setTimeout(() => void round(), pause * 1000);
  }

  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
