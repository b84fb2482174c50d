/** Where a picture hangs, the page still comes to life. */
const LONGEST_WAIT_MS = 3_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Starts the scripts of a document that `prerenderProject` wrote once what is seen first is drawn, its largest picture
 * included: the page can be read before, so they do not take the network and the processor from its picture. The
 * document's first script calls it and imports nothing else, so that browsers ask for the rest only then. Where a file
 * of them does not come, all are asked for again: the page stays as it is without scripts meanwhile. The pauses grow,
 * and end at once where the browser is on a network again or somebody comes back to the page.
 *
 * @param start imports the page and calls `hydrateProject`
 */
export function afterFirstPicture(start: () => Promise<unknown>): void {
  let hasStarted = false;
  const once = () => {
    if (!hasStarted) void tryToStart();
    hasStarted = true;
  };
  const tryToStart = async () => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await start();
      } catch (error) {
        console.error(error);
        const waiting = new AbortController();
        await new Promise((resolve) => {
          setTimeout(resolve, pause);
          addEventListener('online', resolve, waiting);
          document.addEventListener('visibilitychange', resolve, waiting);
        });
        waiting.abort();
      }
    }
  };
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) drawn();
  else for (const end of ['load', 'error']) picture.addEventListener(end, drawn, { once: true });
  setTimeout(once, LONGEST_WAIT_MS);
}
