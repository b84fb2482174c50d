import { SCROLL_ENTRY } from '../../chrome/ScrollMemory.tsx';

const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
/** Whatever has not come by then will not. */
const LONGEST_MS = 30_000;

const keyOfPlace = (): string | undefined => window.history.state?.key;

/** How far down this place of the history was when it was left. */
function placeBefore(): number | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_ENTRY) ?? '{}')[keyOfPlace() ?? ''];
  } catch {
    return undefined;
  }
}

/**
 * Keeps the page where it was before it was opened anew, while more comes to it: what is in view until then, which the
 * browser would hold on to, stands far below it soon. Ends as soon as the person does something.
 */
export function keepPlace(): void {
  const place = placeBefore();
  if (!place) return;
  const key = keyOfPlace();
  const ended = new AbortController();
  const end = () => ended.abort();
  const observer = new ResizeObserver(() => {
    // The browser's own Back is no press in the page.
    if (keyOfPlace() === key) window.scrollTo(0, place);
    else end();
  });
  ended.signal.addEventListener('abort', () => observer.disconnect());
  for (const touch of TOUCHES) window.addEventListener(touch, end, { passive: true, signal: ended.signal });
  setTimeout(end, LONGEST_MS);
  observer.observe(document.body);
}
