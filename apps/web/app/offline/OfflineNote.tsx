import { tint } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useContent } from '../content/contentFor.ts';
import { offline } from '../content/offline.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const Note = styled('p')(
  memoTheme(({ theme }) => ({
    margin: 0,
    backgroundColor: tint(theme, 'warning').backgroundColor,
    color: (theme.vars ?? theme).palette.text.primary,
    fontSize: '0.9375rem',
    textAlign: 'center',
    '&:not(:empty)': { padding: theme.spacing(1, 2) },
  })),
);

/** Says above every screen that the connection is gone, for as long as it is. */
export function OfflineNote() {
  const words = useContent('offline', offline);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <Note role="status">{isOnline ? null : words.note}</Note>;
}
