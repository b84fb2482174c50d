import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  /** Whether the question is asked. */
  open: boolean;
  /** A question: "Delete this property?". */
  title: string;
  /** What follows from yes. */
  children: ReactNode;
  /** What happens, as a verb: "Delete". */
  confirmLabel: string;
  /** On the button that changes nothing. */
  cancelLabel?: string;
  /** The answer is yes. */
  onConfirm: () => void;
  /** Also asked for by Escape. */
  onCancel: () => void;
  /** `danger` for what loses something. */
  tone?: 'normal' | 'danger';
  /** It is being done; the dialog stays until it is. */
  pending?: boolean;
}

/**
 * One question that needs an answer. Do without it wherever the action can be undone: UndoToast is kinder.
 *
 * Use Dialog instead for anything to read or fill in.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  tone = 'normal',
  pending = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={children}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button variant="outlined" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <span className={tone === 'danger' ? styles.danger : styles.normal}>
            <Button pending={pending} onClick={onConfirm} fullWidth>
              {confirmLabel}
            </Button>
          </span>
        </>
      }
    />
  );
}
