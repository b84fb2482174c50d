import { TextField } from '@karachi-estates/design-system/TextField';

/** The six digits of the authenticator app. */
export function CodeField({ label, help }: { label: string; help: string }) {
  return <TextField name="code" label={label} help={help} inputMode="numeric" autoComplete="one-time-code" />;
}
