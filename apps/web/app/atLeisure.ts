/**
 * Runs something when the page has loaded and has nothing better to do: what nobody waits for must not slow it down.
 *
 * @returns what calls it off
 */
export function atLeisure(work: () => void): () => void {
  let isCalledOff = false;
  const unlessCalledOff = () => {
    if (!isCalledOff) work();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(unlessCalledOff);
    else setTimeout(unlessCalledOff, 1000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isCalledOff = true;
  };
}
