import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './CopyButton.module.css';

/** How long "Copied!" stays, by the specification of the payment dialog. */
export const COPIED_SECONDS = 2;

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for screen readers: "account number". */
  what: string;
  /** On the button. */
  label?: string;
  /** On the button for two seconds, and announced. */
  copiedLabel?: string;
  /** Shows the text; it is selected when the browser refuses the clipboard, so that the person can copy it by hand. */
  source?: RefObject<HTMLElement | null>;
  /** What is said then. */
  refusedLabel?: string;
}

type State = 'idle' | 'copied' | 'refused';

function select(element: HTMLElement | null | undefined) {
  const selection = element && window.getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** Copies a text, says so for two seconds and tells screen readers. Where the clipboard is refused it selects the text instead and says what to do. */
export function CopyButton({
  text,
  what,
  label = 'Copy',
  copiedLabel = 'Copied!',
  source,
  refusedLabel = 'Selected. Press Ctrl+C, or hold and choose Copy.',
}: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  const [presses, setPresses] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press starts the two seconds anew
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [state, presses]);

  const copy = async () => {
    setPresses((count) => count + 1);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      select(source?.current);
      setState('refused');
    }
  };

  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={`${styles.button} ${state === 'copied' ? styles.done : ''}`}
        aria-label={`${label} ${what}`}
        onClick={copy}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        <span aria-hidden="true">{state === 'copied' ? copiedLabel : label}</span>
      </button>
      <span className={state === 'refused' ? styles.refused : 'visually-hidden'} role="status">
        {state === 'copied' && copiedLabel}
        {state === 'refused' && refusedLabel}
      </span>
    </span>
  );
}
