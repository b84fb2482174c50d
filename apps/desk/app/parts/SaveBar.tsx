import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { writing as words } from '../content/writing.ts';

// At the foot of the window while the text is longer than it.
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  marginInline: theme.spacing(-2),
  marginBlockEnd: theme.spacing(-2),
  padding: theme.spacing(1.5, 2),
  borderTop: hairline(theme),
  borderEndStartRadius: theme.shape.borderRadius,
  borderEndEndRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
}));

/** Saves the long text it stands at the end of, also by Ctrl+S, and says whether anything is unsaved. */
export function SaveBar({ label, isDirty }: { label: string; isDirty: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Not behind a question.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]'))
        bar.current?.closest('form')?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Bar ref={bar}>
      <SubmitButton slotProps={{ button: { 'aria-keyshortcuts': 'Control+S', title: words.saveKeys } }}>
        {label}
      </SubmitButton>
      <Typography variant="body2" color="textSecondary" role="status">
        {isDirty ? words.unsaved : words.allSaved}
      </Typography>
    </Bar>
  );
}
