import { LowData } from '@karachi-estates/design-system/lowData';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { use, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../chrome/Hydrated.tsx';
import { useContent } from '../content/contentFor.ts';
import { lowData } from '../content/lowData.ts';
import { useLocale } from '../locale/Locale.tsx';
import { localePath } from '../locale/localePath.ts';

/** Whether a person chose on this device; the server keeps the choice in the same cookie (server/lowData.ts). */
const isChosen = () => /(?:^|;\s*)low-data=[01]/.test(document.cookie);

/**
 * Turns low data on and off: a form that leads to the same place by a load of the whole page, with or without scripts.
 * A page is in one of the two from its first byte. Its own `submit` goes past what holds forms for the scripts
 * (earlyInput.ts).
 */
export function LowDataSwitch() {
  const words = useContent('lowData', lowData);
  const isOn = use(LowData);
  const isHydrated = useHydrated();
  const id = useId();
  const { pathname, search, hash } = useLocation();
  const back = localePath(useLocale(), pathname + search + hash);
  return (
    <Box
      component="form"
      method="post"
      action="/low-data"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.submit();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {/* A cached page knows neither the place within it nor a query that only the browser reads. */}
      <input key={isHydrated ? 'now' : 'sent'} suppressHydrationWarning type="hidden" name="back" value={back} />
      <input type="hidden" name="on" value={isOn ? '0' : '1'} />
      <ToggleButton type="submit" value="low-data" selected={isOn} size="small" aria-describedby={id}>
        {words.label}
      </ToggleButton>
      <Typography id={id} variant="body2">
        {isOn && isHydrated && !isChosen() ? words.byBrowser : words.sentence}
      </Typography>
    </Box>
  );
}
