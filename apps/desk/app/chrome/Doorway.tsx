import { Logo } from '@karachi-estates/design-system/Logo';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { frame } from '../content/frame.ts';

const Root = styled('main')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(3),
  minHeight: '100dvb',
  padding: theme.spacing(3, 2),
}));

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  width: '100%',
  maxWidth: '27rem',
  padding: theme.spacing(3),
  border: hairline(theme),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '& h1': { fontSize: '1.5rem' },
}));

/** A screen for who has not come in yet: one card under the sign. */
export function Doorway({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  useEffect(() => {
    document.title = frame.documentTitle(title);
  }, [title]);
  return (
    <Root>
      <Logo />
      <Card>
        <div>
          <Typography variant="h1">{title}</Typography>
          {lead && <Typography color="textSecondary">{lead}</Typography>}
        </div>
        {children}
      </Card>
    </Root>
  );
}
