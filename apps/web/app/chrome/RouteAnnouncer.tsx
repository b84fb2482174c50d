import { visuallyHidden } from '@karachi-estates/design-system/theme/looks';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { siteName } from '../content/siteName.ts';

/**
 * After a navigation in the browser: puts the focus on the page's content, as a loaded page would begin there, and lets
 * screen readers say its title. Both may come later than the page's address: it waits for them. Filters and tabs, which
 * change only the query, leave the focus where it is.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const left = document.activeElement;
    let hasFocus = false;
    const settle = () => {
      const { activeElement, title: now } = document;
      const content = document.getElementById('content');
      if (!hasFocus && content) {
        hasFocus = true;
        // A page that put the focus into its own form knows better, and so do people who have gone on meanwhile.
        const isFree = activeElement === left || activeElement === document.body;
        if (isFree && !activeElement?.closest('main')) content.focus({ preventScroll: true });
      }
      const isKnown = now !== siteName;
      setTitle(isKnown ? now : '');
      return hasFocus && isKnown;
    };
    if (settle()) return;
    const changes = new MutationObserver(() => {
      if (settle()) changes.disconnect();
    });
    changes.observe(document, { childList: true, characterData: true, subtree: true });
    return () => changes.disconnect();
  }, [pathname]);
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {title}
    </Box>
  );
}
