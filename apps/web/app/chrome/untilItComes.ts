const NEXT_TRY_MS = 5_000;

/** Fetches code, again and again where the network fails: what waits for it stays as the server sent it meanwhile. */
export async function untilItComes<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, NEXT_TRY_MS);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
