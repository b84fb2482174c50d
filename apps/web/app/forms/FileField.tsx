import { focusRing, visuallyHidden } from '@karachi-estates/design-system/theme/looks';
import AttachFileRounded from '@mui/icons-material/AttachFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useContent } from '../content/contentFor.ts';
import { files } from '../content/files.ts';

interface FileFieldProps {
  label: string;
  help: string;
  error?: string | undefined;
  disabled?: boolean;
  /** The file that is chosen and not sent yet. */
  file?: File | undefined;
  /** undefined where it is taken back. */
  onChoose: (file: File | undefined) => void;
}

/** A picture as it was chosen; nothing for a PDF, or for one that the browser cannot show. */
function Preview({ file }: { file: File }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return setSource(undefined);
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (!source) return null;
  return (
    <Box
      component="img"
      src={source}
      alt=""
      onError={() => setSource(undefined)}
      sx={{ width: '4rem', height: '4rem', objectFit: 'cover', borderRadius: 1, border: 1, borderColor: 'divider' }}
    />
  );
}

/**
 * One photo or PDF: chosen, seen before it is sent, and taken back. The browser's own words would be in its language.
 */
export function FileField({ label, help, error, disabled, file, onChoose }: FileFieldProps) {
  const words = useContent('files', files);
  const id = useId();
  const note = `${id}-note`;
  return (
    <FormControl error={error !== undefined} disabled={disabled ?? false} fullWidth>
      <FormLabel htmlFor={id} sx={{ typography: 'body2', fontWeight: 600, mb: 0.75 }}>
        {label}
      </FormLabel>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        {file && <Preview file={file} />}
        {file && (
          <Typography variant="body2" sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <bdi>{file.name}</bdi>
          </Typography>
        )}
        {/* biome-ignore lint/a11y/useValidAriaRole: a label has no role; else MUI makes a second button of it */}
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          color={error === undefined ? 'primary' : 'error'}
          disabled={disabled ?? false}
          startIcon={<AttachFileRounded />}
          sx={(theme) => ({ '&:focus-within': focusRing(theme) })}
        >
          {file ? words.other : words.choose}
          <input
            id={id}
            type="file"
            accept="image/*,application/pdf"
            aria-invalid={error !== undefined}
            aria-describedby={note}
            disabled={disabled}
            style={visuallyHidden}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              // The same file may be chosen again.
              currentTarget.value = '';
              if (chosen) onChoose(chosen);
            }}
          />
        </Button>
        {file && (
          <Button variant="text" onClick={() => onChoose(undefined)}>
            {words.remove}
          </Button>
        )}
      </Stack>
      <FormHelperText id={note} sx={{ mx: 0 }}>
        {error ?? help}
      </FormHelperText>
    </FormControl>
  );
}
