import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What was typed or ticked before the scripts of the page ran. */
    earlyInput?: Map<Field, string | boolean>;
    /** What was pressed before then and needs them; undefined once they listen. */
    earlyPresses?: Set<HTMLElement>;
  }
}

/**
 * Runs before the page is there: people type and press before its scripts are, whose fields would begin empty again and
 * whose buttons would do nothing. A form that scripts send waits for them, instead of opening an address that
 * takes no forms, and so does the link that brings more below what is there. What the browser does by itself (links,
 * searches, popovers) it does at once. Inline, so it must stay tiny.
 */
export const recordEarlyInput = `var earlyInput=new Map,earlyPresses=new Set;oninput=({target:t})=>earlyInput?.set(t,/box|radio/.test(t.type)?t.checked:t.value);onclick=onsubmit=e=>{let t=e.target,b=earlyPresses&&t.closest("button:not([popovertarget]),a[rel=next]");b&&(b.type!="submit"||b.form?.method!="get")&&earlyPresses.add(b);(t.method=="post"||b?.href)&&e.preventDefault()};`;

/** Once React handles presses itself: stops recording them. */
export function takeEarlyPresses(): void {
  early = window.earlyPresses;
  window.earlyPresses = undefined;
}
let early: Set<HTMLElement> | undefined;

/** Where React does not come: what was pressed leads where it leads without scripts. */
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

/**
 * Once all of the page is there and its scripts listen: puts back what was typed and presses what was pressed before;
 * marks the page as hydrated.
 */
export function useEarlyInput(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    // After the fields have taken what their forms begin with.
    const timer = setTimeout(() => {
      for (const [field, typed] of window.earlyInput ?? []) if (field.isConnected) putBack(field, typed);
      window.earlyInput = undefined;
      for (const pressed of early ?? []) if (pressed.isConnected) pressed.click();
      early = undefined;
      document.documentElement.dataset.hydrated = '';
    });
    return () => clearTimeout(timer);
  }, [isReady]);
}
