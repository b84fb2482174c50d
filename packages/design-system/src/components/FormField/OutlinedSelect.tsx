import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { type BoxFieldProps, FieldFrame, useBoxField } from './FieldFrame.tsx';

export interface OutlinedSelectProps extends BoxFieldProps {
  /** The `option` elements. */
  children: ReactNode;
}

/** The browser's own select in an outlined box under its label, composed of MUI's parts. */
export function OutlinedSelect({ children, ...props }: OutlinedSelectProps) {
  const { frame, box } = useBoxField(props);
  const input = <OutlinedInput label={frame.label} notched={frame.slotProps?.inputLabel?.shrink} {...box} />;
  return (
    <FieldFrame {...frame} variant="outlined">
      <NativeSelect input={input}>{children}</NativeSelect>
    </FieldFrame>
  );
}
