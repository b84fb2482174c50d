/**
 * Runs something when the page has loaded and has nothing better to do: what nobody waits for must not slow it down.
 *
 * @returns cancels it
 */
export function whenIdle(work: () => void): () => void {
  let isCancelled = false;
  const unlessCancelled = () => {
    if (!isCancelled) work();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(unlessCancelled);
    else setTimeout(unlessCancelled, 1000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isCancelled = true;
  };
}
