import { takeFocusInView } from '@karachi-estates/design-system/theme/takeFocus';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface RefusalProps {
  /** Scrolls to it and puts the focus on it: the button that sent the form may be a phone's screen below. */
  isShown?: boolean | undefined;
  children: ReactNode;
}

/** Says above a form why it was refused. */
export function Refusal({ isShown = false, children }: RefusalProps) {
  return (
    <Alert
      ref={isShown ? takeFocusInView : undefined}
      tabIndex={-1}
      severity="error"
      // It takes the focus only to be read.
      sx={{ '&:focus-visible': { outline: 'none' } }}
    >
      {children}
    </Alert>
  );
}
