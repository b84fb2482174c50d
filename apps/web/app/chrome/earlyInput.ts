import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What was typed or ticked before the scripts of its part of the page ran. */
    earlyInput?: Map<Field, string | boolean>;
    /** What was pressed before then and needs them; without it presses do what they do without scripts. */
    earlyPresses?: Set<HTMLElement> | undefined;
    /**
     * 1 once the frame of the page begins to hydrate and takes presses, 2 once it has; later parts follow one by one.
     */
    pageListens?: 1 | 2;
  }
}

/**
 * Runs before the page is there: people type and press before its scripts are, whose fields would begin empty again and
 * whose buttons would do nothing. A form that scripts send waits for them, instead of opening an address that takes no
 * forms, and so does a link that changes what is there: to more below it, or to a photo in its place. What the browser
 * does by itself (links, searches, popovers) it does at once; a search leaves out fields that say nothing, as it does
 * with scripts. Heard before React, which stops presses in parts that it has not hydrated; what is recorded is kept
 * from it, or it would be done twice. A field is recorded until it is replayed, also when its part listens already:
 * what was typed in between would be replaced by what was there before. Where React has emptied it meanwhile, the next
 * letter follows what was recorded. Inline, so it must stay tiny.
 */
export const recordEarlyInput = [
  'var earlyInput=new Map,earlyPresses=new Set,',
  'waits=(t,n)=>!(window.pageListens>=n)||t.closest("[data-later]"),',
  'early=(type,heard)=>addEventListener(type,heard,!0);',
  'early("input",e=>{let t=e.target;',
  '(waits(t,2)||earlyInput.has(t))&&',
  '(earlyInput.set(t,/box|radio/.test(t.type)?t.checked:t.value),e.stopPropagation())});',
  'early("beforeinput",e=>{let t=e.target,typed=earlyInput.get(t);typed!=null&&t.value!=typed&&(t.value=typed)});',
  'early("click",e=>{let t=e.target,',
  'b=earlyPresses&&waits(t,1)&&t.closest("button:not([popovertarget]),a[rel=next],a[data-in-place]");',
  'b&&(b.type!="submit"||b.form?.method!="get")&&',
  '(earlyPresses.add(b),e.stopPropagation(),b.href&&e.preventDefault())});',
  'early("submit",e=>{let t=e.target;t.method=="post"&&earlyPresses&&waits(t,2)&&e.preventDefault()});',
  'early("formdata",({target:t,formData:d})=>t.method=="get"&&[...d].map(([k,v])=>v||d.getAll(k)[1]||d.delete(k)));',
].join('');

/** Once React handles presses of the frame itself: stops recording them there, and goes on for later parts. */
export function takeEarlyPresses(): void {
  window.earlyPresses ||= new Set();
  window.pageListens = 1;
}

/** Where React does not come, or not soon: what was pressed leads where it leads without scripts. */
export function dropEarlyPresses(): void {
  for (const pressed of window.earlyPresses ?? []) {
    if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
  }
  window.earlyPresses = undefined;
}

/** What React believes of the field is made to differ first, so that it notices the change. */
function putBack(field: Field, typed: string | boolean): void {
  if (typeof typed === 'boolean') {
    (field as HTMLInputElement).checked = !typed;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Puts back what was typed, and presses what was pressed, in elements that listen by now. */
function replay(listens: (element: Element) => boolean): void {
  const { earlyInput, earlyPresses } = window;
  for (const [field, typed] of earlyInput ?? []) {
    if (!listens(field)) continue;
    earlyInput?.delete(field);
    putBack(field, typed);
  }
  for (const pressed of earlyPresses ?? []) {
    if (!listens(pressed)) continue;
    earlyPresses?.delete(pressed);
    pressed.click();
  }
}

/**
 * Replays after the fields have taken what their forms begin with: as the next task, or before the next press is heard,
 * which must find what was typed.
 *
 * @returns cancels it
 */
function soon(work: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    removeEventListener('click', run, true);
  };
  const run = () => {
    cancel();
    work();
  };
  const timer = setTimeout(run);
  addEventListener('click', run, true);
  return cancel;
}

/**
 * Once a part of the page that came later has hydrated: replays what was done in it before.
 *
 * @returns cancels it
 */
export function replayEarlyInput(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  return soon(() => {
    delete part.dataset.later;
    replay((element) => part.contains(element) && !element.closest('[data-later]'));
  });
}

/** Once the frame of the page has hydrated: replays what was done in it before, and marks the page as hydrated. */
export function useEarlyInput(): void {
  useEffect(
    () =>
      soon(() => {
        window.pageListens = 2;
        replay((element) => element.isConnected && !element.closest('[data-later]'));
        document.documentElement.dataset.hydrated = '';
      }),
    [],
  );
}
