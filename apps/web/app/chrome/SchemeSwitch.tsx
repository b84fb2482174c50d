import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSyncExternalStore } from 'react';
import { useContent } from '../content/contentFor.ts';
import { header } from '../content/header.ts';
import { chooseScheme, chosenScheme, type Scheme } from './scheme.ts';

const schemes = ['system', 'light', 'dark'] as const satisfies readonly Scheme[];

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The choice between the light and the dark scheme, stored on this device. */
export function SchemeSwitch() {
  const words = useContent('header', header).scheme;
  const scheme = useSyncExternalStore<Scheme>(subscribe, chosenScheme, () => 'system');
  return (
    <ToggleButtonGroup
      aria-label={words.label}
      size="small"
      exclusive
      value={scheme}
      onChange={(_, chosen: Scheme | null) => {
        // Null is a press on what is chosen already.
        if (!chosen) return;
        chooseScheme(chosen);
        for (const listener of listeners) listener();
      }}
    >
      {schemes.map((each) => (
        <ToggleButton key={each} value={each}>
          {words[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
