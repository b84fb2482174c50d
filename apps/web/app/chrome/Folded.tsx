import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

const Summary = styled('summary')(({ theme }) => ({
  ...theme.typography.button,
  cursor: 'pointer',
  minHeight: '2.75rem',
  alignContent: 'center',
  width: 'fit-content',
  color: (theme.vars ?? theme).palette.primary.main,
}));

interface FoldedProps {
  label: string;
  /** From then on it is the person who opens and closes it. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part that opens under its own words, also without scripts: what is done rarely, or should be thought over. */
export function Folded({ label, isOpenAtFirst = false, children }: FoldedProps) {
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <Box component="details" open={isOpen}>
      <Summary>{label}</Summary>
      <Box sx={{ paddingBlock: 2, maxWidth: '32rem' }}>{children}</Box>
    </Box>
  );
}
