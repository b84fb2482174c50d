import { styled } from '@mui/material/styles';
import { memoTheme } from '../../theme/memoTheme.ts';

/** What stands side by side: how many units are in which state, and the floors. */
export const Row = styled('ul', { name: 'KeProjectUnitsPage', slot: 'Row' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '&.counts': { gap: theme.spacing(1, 3) },
    '&.counts > li': { display: 'flex', gap: theme.spacing(1), alignItems: 'center' },
  })),
);
