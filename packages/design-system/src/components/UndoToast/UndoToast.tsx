import { Toast } from '../Toast/Toast.tsx';

export interface UndoToastProps {
  /** What was done: "“Sea-facing flat” is deleted." Nothing is shown without it. */
  message?: string;
  onUndo: () => void;
  /** The time is over, or the person has dismissed it: what was done stays done. */
  onExpire: () => void;
  undoLabel?: string;
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
