import { type RefObject, useEffect } from 'react';

/** Elements that group controls and can take the focus of one that was removed. */
const GROUPS = 'section, form, table, tbody, ul, ol';

/**
 * Restores the focus when the focused element is removed, such as the button that approved an ad: to the nearest group
 * around it that is still there, so that Tab goes on from it, else to the heading.
 */
export function useFocusRestore(heading: RefObject<HTMLHeadingElement | null>) {
  useEffect(() => {
    const main = heading.current?.closest('main');
    if (!main) return;
    let last: HTMLElement | undefined;
    let around: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
      around = [];
      for (let group = last.closest<HTMLElement>(GROUPS); group; group = group.parentElement?.closest(GROUPS) ?? null) {
        around.push(group);
      }
    };
    // A press elsewhere on the screen leaves it on purpose.
    const forget = () => {
      last = undefined;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const left = around.find(({ isConnected }) => isConnected) ?? heading.current;
      if (!left) return;
      left.tabIndex = -1;
      left.focus({ preventScroll: true });
    });
    main.addEventListener('focusin', remember);
    main.addEventListener('pointerdown', forget);
    observer.observe(main, { childList: true, subtree: true });
    // Dialogs are children of the body and give the focus back as they are removed.
    observer.observe(document.body, { childList: true });
    return () => {
      main.removeEventListener('focusin', remember);
      main.removeEventListener('pointerdown', forget);
      observer.disconnect();
    };
  }, [heading]);
}
