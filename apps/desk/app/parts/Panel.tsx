import { hairline } from '@karachi-estates/design-system/theme/looks';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Root = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(2),
  border: hairline(theme),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '& > h2': { ...theme.typography.subtitle1, margin: theme.spacing(0, 0, 1) },
}));

/** A part of a screen under a heading of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  );
}

/** Two columns on wide windows: what something is, and what can be done about it. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
  '& > div': { display: 'grid', gap: theme.spacing(2), minWidth: 0 },
}));

/** Three parts of a screen: what is decided here, what it is about, and what else is known. On phones in this order. */
export const DecideFirst = styled(Columns)(({ theme }) => ({
  '& > div:empty': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateAreas: '"about decide" "about rest"',
    gridTemplateRows: 'auto 1fr',
    rowGap: 0,
    '& > div:nth-of-type(1)': { gridArea: 'decide', marginBottom: theme.spacing(2) },
    '& > div:nth-of-type(2)': { gridArea: 'about' },
    '& > div:nth-of-type(3)': { gridArea: 'rest' },
  },
}));
