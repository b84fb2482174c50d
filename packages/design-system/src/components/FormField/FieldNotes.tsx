import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface FieldNotesProps {
  /** Under the control: what to enter, or what has been understood. */
  help?: ReactNode;
  /** Why the field is refused, in words. */
  error?: string | undefined;
}

const ErrorLine = styled('span', { name: 'KeFormField', slot: 'Error' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gap: '0.375rem',
    color: (theme.vars ?? theme).palette.error.main,
    fontWeight: theme.typography.fontWeightMedium,
    '& svg': { flex: 'none', marginBlockStart: '0.0625rem', fontSize: '1.25rem' },
  })),
);

const Help = styled('span', { name: 'KeFormField', slot: 'Help' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'block',
    color: (theme.vars ?? theme).palette.text.secondary,
    '.KeFormField-error + &': { marginBlockStart: '0.375rem' },
  })),
);

/** What stands under a field: why it is refused, then its help. */
export function FieldNotes({ ownerState, ...notes }: FieldNotesProps & { ownerState?: object }) {
  const { error, help } = notes;
  const owner = ownerState ?? notes;
  return (
    <>
      {error && (
        <ErrorLine ownerState={owner} className="KeFormField-error">
          <ErrorRounded />
          {error}
        </ErrorLine>
      )}
      {help && <Help ownerState={owner}>{help}</Help>}
    </>
  );
}
