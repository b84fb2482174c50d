import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSyncExternalStore } from 'react';
import { header } from '../content/header.ts';
import { chooseScheme, chosenScheme, type Scheme } from './scheme.ts';

const { label, light, dark, system } = header.scheme;
const choices = [
  { value: 'system', label: system },
  { value: 'light', label: light },
  { value: 'dark', label: dark },
] as const;

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The choice between the light and the dark scheme, stored on this device. */
export function SchemeSwitch() {
  const scheme = useSyncExternalStore<Scheme>(subscribe, chosenScheme, () => 'system');
  return (
    <ToggleButtonGroup
      aria-label={label}
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
      {choices.map((choice) => (
        <ToggleButton key={choice.value} value={choice.value}>
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
