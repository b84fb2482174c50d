import { useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './NewsletterBox.module.css';

export interface NewsletterBoxProps {
  /** The heading of the box. */
  title: string;
  /** What one gets, and how often. */
  sentence: string;
  /** Label and example of the field. */
  email: { label: string; placeholder?: string };
  /** On the button. */
  submit: string;
  /** One line below the field: what the address is used for. */
  privacy: string;
  /** What became of it; a success clears the field. */
  message?: { tone: 'success' | 'error'; text: string };
  /** It is being sent. */
  pending?: boolean;
  /** Called with the address as it was typed, without spaces around it. */
  onSubmit: (email: string) => void;
  /** Level of the title in the outline of the page. */
  level?: 2 | 3;
}

/**
 * Asks for an e-mail address. It knows nothing of mail: the page says what became of the address.
 *
 * Use InterestForm instead for people who want to be called.
 */
export function NewsletterBox({
  title,
  sentence,
  email,
  submit,
  privacy,
  message,
  pending,
  onSubmit,
  level = 2,
}: NewsletterBoxProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const Heading = `h${level}` as const;
  const done = message?.tone === 'success';
  const failed = message?.tone === 'error';

  useEffect(() => {
    if (done) form.current?.reset();
  }, [done]);

  return (
    <section className={styles.box} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <Heading id={`${id}-title`} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.sentence}>{sentence}</p>
      </div>
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(String(new FormData(event.currentTarget).get('email') ?? '').trim());
        }}
      >
        <label className={styles.label} htmlFor={`${id}-email`}>
          {email.label}
        </label>
        <div className={styles.line}>
          <input
            id={`${id}-email`}
            className={styles.input}
            type="email"
            name="email"
            autoComplete="email"
            required
            placeholder={email.placeholder}
            aria-invalid={failed || undefined}
            aria-describedby={`${id}-message ${id}-privacy`}
          />
          <Button type="submit" pending={pending}>
            {submit}
          </Button>
        </div>
        <p id={`${id}-message`} role="status" className={failed ? styles.failed : styles.done}>
          {message?.text}
        </p>
        <p id={`${id}-privacy`} className={styles.privacy}>
          {privacy}
        </p>
      </form>
    </section>
  );
}
