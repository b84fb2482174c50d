import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './DraftNotice.module.css';

export interface DraftNoticeProps {
  /** When it was kept, in words: "today at 14:20". */
  savedAt: string;
  /** The draft is wanted back. */
  onContinue: () => void;
  /** The draft may be thrown away. */
  onDiscard: () => void;
  /** What is kept and since when, where it is more than the text. */
  children?: ReactNode;
  /** What it is, in a few words. */
  title?: string;
  /** On the button that brings the draft back. */
  continueLabel?: string;
  /** On the button that throws it away. */
  discardLabel?: string;
}

/**
 * A form that was not sent last time waits on this device. Nothing is filled in or thrown away without being asked
 * for.
 *
 * Use Alert instead for other messages above a form.
 */
export function DraftNotice({
  savedAt,
  onContinue,
  onDiscard,
  children = `Kept on this device ${savedAt}. Photographs are not part of it.`,
  title = 'You have a draft',
  continueLabel = 'Continue with it',
  discardLabel = 'Start afresh',
}: DraftNoticeProps) {
  return (
    <Alert
      tone="info"
      title={title}
      action={
        <div className={styles.actions}>
          <Button size="small" onClick={onContinue}>
            {continueLabel}
          </Button>
          <Button size="small" variant="quiet" onClick={onDiscard}>
            {discardLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Alert>
  );
}
