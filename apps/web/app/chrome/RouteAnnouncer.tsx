import { visuallyHidden } from '@karachi-estates/design-system/theme/looks';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation in the browser: puts the focus on the page's content, as a loaded page would begin there, and lets
 * screen readers say its title. Filters and tabs, which change only the query, leave the focus where it is.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const { activeElement } = document;
    // A page that put the focus into its own form knows better.
    if (activeElement && activeElement !== document.body && activeElement.closest('main')) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {title}
    </Box>
  );
}
