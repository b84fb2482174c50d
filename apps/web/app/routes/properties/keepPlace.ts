import { SCROLL_ENTRY } from '../../chrome/ScrollMemory.tsx';

const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** How far down this place of the history was when it was left. */
function placeBefore(): number | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_ENTRY) ?? '{}')[window.history.state?.key];
  } catch {
    return undefined;
  }
}

/**
 * Keeps the page where it was before it was opened anew, while more comes to it: what is in view then, which the
 * browser would hold on to, stands far below it soon. Ends as soon as the person does something.
 *
 * @returns ends it, once all is there
 */
export function keepPlace(): () => void {
  const place = placeBefore();
  if (!place) return () => undefined;
  const goThere = () => window.scrollTo(0, place);
  const observer = new ResizeObserver(goThere);
  const hands = new AbortController();
  const { signal } = hands;
  signal.addEventListener('abort', () => observer.disconnect());
  for (const touch of TOUCHES) window.addEventListener(touch, () => hands.abort(), { passive: true, signal });
  observer.observe(document.body);
  return () => {
    if (signal.aborted) return;
    goThere();
    hands.abort();
  };
}
