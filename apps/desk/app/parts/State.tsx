import { type Tone, tint } from '@karachi-estates/design-system/theme/looks';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What a state means for whoever reads a list. */
export type Meaning = 'waits' | 'good' | 'back' | 'stopped' | 'rests' | 'plain';

const LOOKS: Record<Meaning, { tone: Tone | undefined; icon: ReactNode }> = {
  waits: { tone: 'warning', icon: <HourglassEmptyRounded /> },
  good: { tone: 'success', icon: <CheckCircleRounded /> },
  back: { tone: 'secondary', icon: <UndoRounded /> },
  stopped: { tone: 'error', icon: <BlockRounded /> },
  rests: { tone: undefined, icon: <PauseCircleRounded /> },
  plain: { tone: undefined, icon: <RadioButtonUncheckedRounded /> },
};

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone | undefined }>(
  ({ theme, tone }) => ({
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: theme.spacing(0.5),
    paddingInline: theme.spacing(0.75),
    minHeight: '1.5rem',
    borderRadius: theme.spacing(0.75),
    fontWeight: 600,
    whiteSpace: 'nowrap',
    ...(tone ? tint(theme, tone) : { color: (theme.vars ?? theme).palette.text.secondary }),
    '& svg': { fontSize: '1rem' },
  }),
);

export interface StateProps {
  /** What it means, which gives its icon and colour. */
  meaning: Meaning;
  /** The word. */
  children: string;
}

/** A state as icon and word, never colour alone. */
export function State({ meaning, children }: StateProps) {
  const { tone, icon } = LOOKS[meaning];
  return (
    <Root tone={tone}>
      {icon}
      {children}
    </Root>
  );
}
