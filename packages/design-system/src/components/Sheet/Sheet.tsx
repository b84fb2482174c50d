import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  /** Whether it is in view. */
  open: boolean;
  /** Asked for by the close button, Escape, the backdrop and the back gesture. */
  onClose: () => void;
  /** Names the sheet, above its content. */
  title: string;
  /** Names the cross for screen readers. */
  closeLabel?: string | undefined;
  /** What the sheet holds. */
  children: ReactNode;
  /** Where it comes from: `end` for navigation, `bottom` for filters on phones, `centre` for dialogs. */
  side?: 'end' | 'bottom' | 'centre';
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
}

/**
 * Content that lies over the page until it is closed. It is a modal `<dialog>`: the browser keeps the focus inside,
 * makes the page behind inert and gives the focus back to what opened it.
 *
 * Use Dialog instead for a form, ConfirmDialog for a question.
 */
export function Sheet({ open, onClose, title, closeLabel = 'Close', children, side = 'end', footer }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape does the same through onCancel
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${styles[side]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, whatever it holds */}
        <div className={styles.content} tabIndex={0}>
          {open && children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
