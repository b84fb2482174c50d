import { useEffect, useRef } from 'react';

/** What each key does, by the key as the browser names it. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const IN_A_FIELD =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Single keys for the whole screen. They rest while somebody types, in dialogs and menus, and with Ctrl, Alt or Meta.
 */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(IN_A_FIELD)) return;
      const run = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
