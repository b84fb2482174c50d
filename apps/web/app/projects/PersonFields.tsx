import TextField from '@mui/material/TextField';
import { useContent } from '../content/contentFor.ts';
import { units } from '../content/units.ts';

/** What somebody typed about themselves in a form that was refused, from the address of its page. */
export interface TypedPerson {
  name: string;
  phone: string;
  email: string;
  /** The code of the refusal; null where nothing was refused. */
  refused: string | null;
}

export const typedIn = (search: URLSearchParams): TypedPerson => ({
  name: search.get('name') ?? '',
  phone: search.get('phone') ?? '',
  email: search.get('email') ?? '',
  refused: search.get('refused'),
});

type Field = 'name' | 'phone' | 'email';

const FAULTS: Readonly<Record<string, Field>> = {
  HOLD_NAME_TOO_LONG: 'name',
  PHONE_NOT_UNDERSTOOD: 'phone',
  EMAIL_INVALID: 'email',
};

/** The field that a refusal is about; undefined where it is about something else. */
export function fieldAtFault({ refused, ...typed }: TypedPerson): Field | undefined {
  if (refused !== 'HOLD_FIELD_MISSING') return refused === null ? undefined : FAULTS[refused];
  return (['name', 'phone', 'email'] as const).find((field) => typed[field].trim() === '');
}

/** Name, phone number and address of who holds, joins or visits; as they were typed where the form was refused. */
export function PersonFields({ typed }: { typed?: TypedPerson | undefined }) {
  const { hold } = useContent('units', units);
  // Addresses and numbers are written from left to right, and stand where the page begins.
  const latin = { dir: 'ltr' } as const;
  const wrong = typed && fieldAtFault(typed);
  const why = typed?.refused === 'HOLD_FIELD_MISSING' ? hold.wrong.missing : wrong && hold.wrong[wrong];
  const field = (name: Field) => ({
    name,
    label: hold[name],
    defaultValue: typed?.[name],
    required: true,
    fullWidth: true,
    error: wrong === name,
    helperText: wrong === name ? why : undefined,
    autoFocus: wrong === name,
  });
  return (
    <>
      <TextField {...field('name')} autoComplete="name" slotProps={{ htmlInput: { maxLength: 160 } }} />
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        slotProps={{ htmlInput: { ...latin, maxLength: 30 } }}
      />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        slotProps={{ htmlInput: { ...latin, maxLength: 254 } }}
      />
    </>
  );
}
