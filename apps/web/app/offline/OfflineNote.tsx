import { tint } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { styled } from '@mui/material/styles';
import { useContent } from '../content/contentFor.ts';
import { offline } from '../content/offline.ts';
import { useOnline } from './useOnline.ts';

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
  return <Note role="status">{useOnline() ? null : words.note}</Note>;
}
