import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { corner } from '@karachi-estates/design-system/theme/looks';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../content/contentFor.ts';
import { savedSearches } from '../content/savedSearches.ts';
import type { DeviceState } from './devicePush.ts';

interface DeviceAlertsPanelProps {
  state: DeviceState;
  isBusy: boolean;
  /** Why the last press changed nothing. */
  problem: string | undefined;
  onSwitch(): void;
}

/** Says whether alerts come to this device, and turns them on and off where that can be. */
export function DeviceAlertsPanel({ state, isBusy, problem, onSwitch }: DeviceAlertsPanelProps) {
  const { device } = useContent('savedSearches', savedSearches);
  const buttons = { on: device.on.button, off: device.off.button, denied: undefined, unsupported: undefined };
  const texts = { on: device.on.text, off: device.off.text, denied: device.denied, unsupported: device.unsupported };
  return (
    <Paper
      component="section"
      aria-label={device.heading}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: '40rem', borderRadius: (theme) => corner(theme, 'card') }}
    >
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h4" component="h2">
          {device.heading}
        </Typography>
        <Typography color="textSecondary" role="status">
          {texts[state]}
        </Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        {buttons[state] && (
          <Button variant="outlined" onClick={onSwitch} {...heldWhile(isBusy)}>
            {buttons[state]}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
