import TextField from '@mui/material/TextField';
import { useId } from 'react';

/** What belongs to a form and cannot be changed in it; it can be read and copied. */
export function FixedField({ label, value, help }: { label: string; value: string; help: string }) {
  const id = useId();
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      helperText={help}
      fullWidth
      slotProps={{ input: { readOnly: true }, htmlInput: { dir: 'ltr' } }}
      sx={{ '& .MuiOutlinedInput-root': { bgcolor: 'action.hover' } }}
    />
  );
}
