const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Fetches code, again and again where the network fails: what waits for it stays as the server sent it meanwhile. The
 * pauses grow, and end at once where the browser is on a network again or somebody comes back to the page.
 */
export async function untilItComes<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      const waiting = new AbortController();
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        addEventListener('online', resolve, waiting);
        document.addEventListener('visibilitychange', resolve, waiting);
      });
      waiting.abort();
    }
  }
}
