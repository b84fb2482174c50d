import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { workingWhile } from '../../theme/heldWhile.ts';
import { joinProps } from '../../theme/joinProps.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import type { BoxFieldProps } from '../FormField/FieldFrame.tsx';
import { OutlinedField } from '../FormField/OutlinedField.tsx';
import { OutlinedSelect } from '../FormField/OutlinedSelect.tsx';

/** What a person registers with, as the API takes it. */
export interface InterestValues {
  unitType: string;
  fullName: string;
  phoneNumber: string;
  email: string;
}

export type InterestField = keyof InterestValues;

export interface InterestFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Label and example of each field. */
  labels: Readonly<Record<InterestField, { label: string; placeholder?: string }>>;
  /** The empty choice of the unit type. */
  chooseUnit: string;
  /** The choices of the unit type. */
  unitTypes: readonly { value: string; label: string }[];
  /** The unit type that is already chosen: it is sent and not asked for. */
  chosenType?: string | undefined;
  /** On the button. */
  submit: string;
  /** On the button while it is being sent. */
  submitting: string;
  /** What the details are used for. */
  privacy: string;
  /** What became of the last attempt; a success clears the form. */
  message?: { tone: 'success' | 'failure'; text: string } | undefined;
  /** Fields that are wrong; the first of them gets the focus. @default [] */
  wrong?: readonly InterestField[];
  /** It is being sent. @default false */
  pending?: boolean;
  /** What stands in the fields at first: what was typed in a form that was refused. @default {} */
  defaults?: Partial<InterestValues>;
  /** What the browser sends beside the fields where it sends the form itself, to `action`. @default {} */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Called with what was typed, without spaces around it. Without it the browser itself sends the form. */
  onSubmit?: ((values: InterestValues) => void) | undefined;
  /** More props of each field and of the button. @default {} */
  slotProps?: { field?: BoxFieldProps; button?: ButtonProps };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const fields = ['unitType', 'fullName', 'phoneNumber', 'email'] as const;

const Root = styled('form', { name: 'KeInterestForm', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
  })),
);

/**
 * Leaves one's details with a project's desk. It knows neither rules nor network: what it says comes from outside. With
 * `action` it works without scripts, too: the browser posts it there, to a page that says what is wrong.
 *
 * Use FormLayout with its fields instead for every other form.
 */
export function InterestForm(inProps: InterestFormProps) {
  const props = useThemeProps({ props: inProps, name: 'KeInterestForm' });
  const {
    labels,
    chooseUnit,
    unitTypes,
    chosenType,
    submit,
    submitting,
    privacy,
    message,
    wrong = [],
    pending = false,
    defaults = {},
    hiddenFields = {},
    onSubmit,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, pending };
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);
  const registered = message?.tone === 'success';
  const failed = message?.tone === 'failure';

  useEffect(() => {
    if (registered) form.current?.reset();
  }, [registered]);

  // Only what is newly wrong, and what is still wrong after a press, takes the focus: a caller may draw it anew at any
  // time.
  const firstWrong = fields.find((name) => wrong.includes(name));
  const news = wrong.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (firstWrong) (form.current?.elements.namedItem(firstWrong) as HTMLElement | null)?.focus();
  }, [firstWrong, news, presses]);

  // What is wrong is said by the form, once it is alive, and by the page that its action leads to; else by the browser.
  const isSaid = other.action !== undefined;
  const isOurs = onSubmit !== undefined;
  useEffect(() => {
    if (form.current) form.current.noValidate = isOurs || isSaid;
  }, [isOurs, isSaid]);

  const field = (name: InterestField, input?: ComponentPropsWithRef<'input'>): BoxFieldProps => {
    const own: BoxFieldProps = {
      id: `${id}-${name}`,
      name,
      label: labels[name].label,
      placeholder: labels[name].placeholder,
      defaultValue: defaults[name] ?? '',
      error: wrong.includes(name),
      fullWidth: true,
      slotProps: {
        inputLabel: { shrink: true },
        htmlInput: { required: true, 'aria-describedby': failed ? `${id}-message` : undefined, ...input },
      },
    };
    return joinProps(own, slotProps.field);
  };
  // Addresses and numbers are written from left to right, and stand where the page begins.
  const latin = { dir: 'ltr' } as const;

  return (
    <Root
      ownerState={ownerState}
      // Nobody's name and number belong in an address, whatever sends them.
      method="post"
      noValidate={isSaid}
      {...joinProps<ComponentPropsWithRef<'form'>>(
        {
          ref: form,
          onSubmit: (event) => {
            if (!onSubmit) return;
            event.preventDefault();
            setPresses(presses + 1);
            const data = new FormData(event.currentTarget);
            const value = (name: InterestField) => String(data.get(name) ?? '').trim();
            onSubmit({
              unitType: value('unitType'),
              fullName: value('fullName'),
              phoneNumber: value('phoneNumber'),
              email: value('email'),
            });
          },
        },
        other,
      )}
    >
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {chosenType === undefined ? (
        <OutlinedSelect {...field('unitType')}>
          <option value="">{chooseUnit}</option>
          {unitTypes.map((unit) => (
            <option key={unit.value} value={unit.value}>
              {unit.label}
            </option>
          ))}
        </OutlinedSelect>
      ) : (
        <input type="hidden" name="unitType" value={chosenType} />
      )}
      <OutlinedField {...field('fullName', { maxLength: 160 })} autoComplete="name" />
      <OutlinedField {...field('phoneNumber', { ...latin, maxLength: 120 })} type="tel" autoComplete="tel" />
      <OutlinedField {...field('email', latin)} type="email" autoComplete="email" />
      <div id={`${id}-message`} role={failed ? 'alert' : 'status'} key={message?.tone}>
        {message && (
          <Alert role="presentation" severity={registered ? 'success' : 'error'}>
            {message.text}
          </Alert>
        )}
      </div>
      <Button type="submit" size="large" variant="contained" fullWidth {...slotProps.button} {...workingWhile(pending)}>
        {pending ? submitting : submit}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {privacy}
      </Typography>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeInterestForm: 'root';
  }
  interface ComponentsPropsList {
    KeInterestForm: Partial<InterestFormProps>;
  }
  interface Components<Theme = unknown> {
    KeInterestForm?: {
      defaultProps?: ComponentsPropsList['KeInterestForm'];
      styleOverrides?: ComponentsOverrides<Theme>['KeInterestForm'];
      variants?: ComponentsVariants<Theme>['KeInterestForm'];
    };
  }
}
