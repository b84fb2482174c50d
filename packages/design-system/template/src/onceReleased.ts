const NEXT_LOOK_MS = 50;

/**
 * Changes the page once no link is being pressed: one that goes away between a press and its end leads nowhere.
 *
 * @returns cancels it
 */
export function onceReleased(change: () => void): () => void {
  const look = () => {
    if (document.querySelector('a:active')) timer = setTimeout(look, NEXT_LOOK_MS);
    else change();
  };
  // Not within a click that React answers while it hydrates.
  let timer = setTimeout(look);
  return () => clearTimeout(timer);
}
