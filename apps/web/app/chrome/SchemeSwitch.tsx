import { SegmentedControl } from '@karachi-estates/design-system/SegmentedControl';
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

/** The choice between the light and the dark scheme, kept on this device. */
export function SchemeSwitch() {
  const scheme = useSyncExternalStore<Scheme>(subscribe, chosenScheme, () => 'system');
  return (
    <SegmentedControl
      label={label}
      size="small"
      choices={choices}
      value={scheme}
      onChange={(chosen) => {
        chooseScheme(chosen);
        for (const listener of listeners) listener();
      }}
    />
  );
}
