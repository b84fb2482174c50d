import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What was typed or ticked before the scripts of the page ran. */
    earlyInput?: Map<Field, string | boolean>;
  }
}

/**
 * Runs before the page is there: on a slow line people type before the scripts are, whose fields would begin empty again.
 * A form that scripts send waits for them, instead of opening an address that takes no forms. Inline, so it must stay tiny.
 */
export const keepEarlyInput = `(function(m){window.earlyInput=m;addEventListener('input',function(e){var t=e.target;if(window.earlyInput)m.set(t,/checkbox|radio/.test(t.type)?t.checked:t.value)},true);addEventListener('submit',function(e){if(e.target.method==='post')e.preventDefault()},true)})(new Map);`;

/** What React believes of the field is made to differ first, so that it notices the change. */
function putBack(field: Field, kept: string | boolean): void {
  if (typeof kept === 'boolean') {
    (field as HTMLInputElement).checked = !kept;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, kept);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Once the page's scripts listen: puts back what was typed before, and marks the page as awake. */
export function useEarlyInput(): void {
  useEffect(() => {
    // After the fields have taken what their forms begin with.
    const timer = setTimeout(() => {
      for (const [field, kept] of window.earlyInput ?? []) if (field.isConnected) putBack(field, kept);
      window.earlyInput = undefined;
      document.documentElement.dataset.awake = '';
    });
    return () => clearTimeout(timer);
  }, []);
}
