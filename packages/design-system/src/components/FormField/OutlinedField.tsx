import OutlinedInput from '@mui/material/OutlinedInput';
import { type BoxFieldProps, FieldFrame, useBoxField } from './FieldFrame.tsx';

/** One line of text in an outlined box under its label, composed of MUI's parts. The fields of forms are made of it. */
export function OutlinedField(props: BoxFieldProps) {
  const { frame, box } = useBoxField(props);
  return (
    <FieldFrame {...frame} variant="outlined">
      <OutlinedInput label={frame.label} notched={frame.slotProps?.inputLabel?.shrink} {...box} />
    </FieldFrame>
  );
}
