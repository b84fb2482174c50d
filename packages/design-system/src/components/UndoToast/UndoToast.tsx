import { Toast } from '../Toast/Toast.tsx';

export interface UndoToastProps {
  /** What was done: "“Sea-facing flat” is deleted." Nothing is shown without it. */
  message?: string;
  /** It is to be taken back. */
  onUndo: () => void;
  /** The time is over, or the person has dismissed it: what was done stays done. */
  onExpire: () => void;
  /** On the button that takes it back. */
  undoLabel?: string;
  /** Names the cross for screen readers. */
  dismissLabel?: string;
  /** How long it can be undone. */
  seconds?: number;
}

/** Says what was done and takes it back for ten seconds. Use it instead of a ConfirmDialog wherever that is possible. */
export function UndoToast({
  message,
  onUndo,
  onExpire,
  undoLabel = 'Undo',
  dismissLabel,
  seconds = 10,
}: UndoToastProps) {
  return (
    <Toast
      message={message}
      seconds={seconds}
      action={{ label: undoLabel, onPress: onUndo }}
      onDismiss={onExpire}
      dismissLabel={dismissLabel}
    />
  );
}
