import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  margin: 0,
  '& dt': { color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 500, overflowWrap: 'anywhere' },
}));

/** Facts by name; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Root>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Root>
  );
}
