import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './InterestForm.module.css';

/** What a person registers with, as the API takes it. */
export interface InterestValues {
  unitType: string;
  fullName: string;
  phoneNumber: string;
  email: string;
}

export type InterestField = keyof InterestValues;

export interface InterestFormProps {
  /** Label and example of each field. */
  labels: Readonly<Record<InterestField, { label: string; placeholder?: string }>>;
  /** The empty choice of the unit type. */
  chooseUnit: string;
  /** The choices of the unit type. */
  unitTypes: readonly { value: string; label: string }[];
  /** On the button. */
  submit: string;
  /** On the button while it is being sent. */
  submitting: string;
  /** What the details are used for. */
  privacy: string;
  /** What became of the last attempt; a success clears the form. */
  message?: { tone: 'success' | 'failure'; text: string };
  /** Fields that are wrong; the first of them gets the focus. */
  wrong?: readonly InterestField[];
  /** It is being sent. */
  pending?: boolean;
  /** Called with what was typed, without spaces around it. */
  onSubmit: (values: InterestValues) => void;
}

const fields = ['unitType', 'fullName', 'phoneNumber', 'email'] as const;

/**
 * Leaves one's details with a project's desk. It knows neither rules nor network: what it says comes from outside.
 *
 * Use FormLayout with its fields instead for every other form.
 */
export function InterestForm({
  labels,
  chooseUnit,
  unitTypes,
  submit,
  submitting,
  privacy,
  message,
  wrong = [],
  pending,
  onSubmit,
}: InterestFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const registered = message?.tone === 'success';
  const failed = message?.tone === 'failure';

  useEffect(() => {
    if (registered) form.current?.reset();
  }, [registered]);

  useEffect(() => {
    const first = fields.find((field) => wrong.includes(field));
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  }, [wrong]);

  const control = (field: InterestField) => ({
    id: `${id}-${field}`,
    name: field,
    required: true,
    className: styles.control,
    'aria-invalid': wrong.includes(field) || undefined,
    'aria-describedby': failed ? `${id}-message` : undefined,
  });
  const line = (field: InterestField, content: ReactNode) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${field}`} className={styles.label}>
        {labels[field].label}
      </label>
      {content}
    </div>
  );

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const value = (field: InterestField) => String(data.get(field) ?? '').trim();
        onSubmit({
          unitType: value('unitType'),
          fullName: value('fullName'),
          phoneNumber: value('phoneNumber'),
          email: value('email'),
        });
      }}
    >
      {line(
        'unitType',
        <div className={styles.select}>
          <select {...control('unitType')} defaultValue="">
            <option value="">{chooseUnit}</option>
            {unitTypes.map((unit) => (
              <option key={unit.value} value={unit.value}>
                {unit.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>,
      )}
      {line('fullName', <input {...control('fullName')} type="text" autoComplete="name" />)}
      {line(
        'phoneNumber',
        <input
          {...control('phoneNumber')}
          type="tel"
          autoComplete="tel"
          placeholder={labels.phoneNumber.placeholder}
          dir="ltr"
        />,
      )}
      {line(
        'email',
        <input
          {...control('email')}
          type="email"
          autoComplete="email"
          placeholder={labels.email.placeholder}
          dir="ltr"
        />,
      )}
      <p
        id={`${id}-message`}
        className={registered ? styles.success : styles.failure}
        role={failed ? 'alert' : 'status'}
        key={message?.tone}
      >
        {message && (
          <>
            <Icon name={registered ? 'check-circle' : 'error'} />
            {message.text}
          </>
        )}
      </p>
      <Button type="submit" size="large" fullWidth pending={pending}>
        {pending ? submitting : submit}
      </Button>
      <p className={styles.privacy}>{privacy}</p>
    </form>
  );
}
