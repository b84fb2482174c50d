import { type ReactNode, useContext, useId } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { formContext } from '../FormLayout/formContext.ts';
import styles from './SubmitButton.module.css';

export interface SubmitButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'fullWidth'> {
  /** What it does, as a verb. */
  children: ReactNode;
  /** What screen readers hear while it is being sent: "Publishing…". */
  pendingText?: string;
  /** The form is being sent. Inside a FormLayout this is known already. */
  pending?: boolean;
  /** Why it cannot be sent yet; disables the button and stands beneath it. */
  because?: string;
  /** Name in the form, where a form has two such buttons. */
  name?: string;
  /** What is sent under that name. */
  value?: string;
}

/**
 * Sends the form it stands in: shows progress while it is under way, and says why when it is disabled.
 *
 * Use Button instead outside of forms.
 */
export function SubmitButton({
  children,
  pendingText = 'Sending…',
  pending,
  because,
  fullWidth = false,
  ...look
}: SubmitButtonProps) {
  const form = useContext(formContext);
  const id = useId();
  const busy = pending ?? form?.submitting ?? false;
  return (
    <div className={`${styles.submit} ${fullWidth ? styles.fullWidth : ''}`}>
      <Button
        {...look}
        href={undefined}
        type="submit"
        fullWidth={fullWidth}
        pending={busy}
        disabled={because !== undefined && !busy}
        aria-describedby={because === undefined ? undefined : id}
      >
        {children}
      </Button>
      {because !== undefined && (
        <p id={id} className={styles.because}>
          {because}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {busy ? pendingText : ''}
      </span>
    </div>
  );
}
