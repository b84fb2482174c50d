import { QrCode } from '@karachi-estates/design-system/QrCode';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useContent } from '../content/contentFor.ts';
import { printing } from '../content/printing.ts';

export interface AddressLineProps {
  /** The whole address, with its scheme. */
  address: string;
  /** Its place on the sheet. */
  sx?: SxProps<Theme> | undefined;
}

/** What only a printed page has: its address in letters and as a QR code. */
export default function AddressLine({ address, sx }: AddressLineProps) {
  const words = useContent('printing', printing);
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={[
        { display: 'none', displayPrint: 'flex', alignItems: 'center', breakInside: 'avoid' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <QrCode value={address} label={words.code} sx={{ width: '5rem', height: '5rem' }} />
      <div>
        <Typography variant="subtitle2">{words.heading}</Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
      </div>
    </Stack>
  );
}
