/**
 * Look again now and then, gently: only while the page is visible, at once when it becomes visible again, and ever
 * more rarely while the server does not answer. Returns a function that stops it.
 */
export function poll(look: () => Promise<unknown>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let wait = every;

  async function round(): Promise<void> {
    clearTimeout(timer);
    try {
      await look();
      wait = every;
    } catch {
      wait = Math.min(wait * 2, 60_000);
    }
    clearTimeout(timer);
    if (!stopped && !document.hidden) timer = setTimeout(round, wait);
  }
  const onVisible = () => {
    if (document.hidden) clearTimeout(timer);
    else void round();
  };

  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("online", onVisible);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("online", onVisible);
  };
}
