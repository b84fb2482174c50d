import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  /** Whether it is in view. */
  open: boolean;
  /** Asked for by the cross, Escape, the backdrop and the back gesture. */
  onClose: () => void;
  /** Names the dialog, above its content. */
  title: string;
  /** The content has a heading of its own: the title is for screen readers only, and the content reaches the edges. */
  titleHidden?: boolean;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** What is read or filled in. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** `small` for a question, `medium` for a form, `large` for two columns. */
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` for a question that must be answered; it has no cross and the backdrop does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Names the cross for screen readers. */
  closeLabel?: string;
}

/**
 * Something to read or fill in over the page, in the middle of large screens and at the bottom of phones. A modal
 * `<dialog>`: the browser keeps the focus inside and gives it back. Use ConfirmDialog instead to ask one question, Sheet
 * for menus and filters.
 */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  closeLabel = 'Close',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const closable = role === 'dialog';

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      // Whoever opens a form wants to fill it in; everything else begins at the first button.
      content.current?.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), select, textarea')?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);

  // Content that scrolls must be reachable by keys; content that does not is no stop for them.
  useEffect(() => {
    const element = content.current;
    if (!open || !element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  const cross = closable && <IconButton icon="close" label={closeLabel} onClick={onClose} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape does the same through onCancel
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      onClick={(event) => {
        if (closable && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame}>
        {titleHidden ? (
          <div>
            <h2 id={`${id}-title`} className="visually-hidden">
              {title}
            </h2>
            <div className={styles.corner}>{cross}</div>
          </div>
        ) : (
          <div className={styles.head}>
            <div className={styles.words}>
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
              {description && (
                <div id={`${id}-description`} className={styles.description}>
                  {description}
                </div>
              )}
            </div>
            <div className={styles.close}>{cross}</div>
          </div>
        )}
        <div
          ref={content}
          className={`${styles.content} ${titleHidden ? styles.bare : ''}`}
          {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': `${id}-title` })}
        >
          {open && children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
