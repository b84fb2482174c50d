import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Toast.module.css';

export interface ToastProps {
  /** What happened; nothing is shown without it. Keep the component mounted, so that screen readers hear the change. */
  message?: string;
  /** What kind of message it is: its icon, and how soon it is announced. */
  tone?: 'neutral' | 'success' | 'error';
  /** One thing that can be done about it: Undo. */
  action?: { label: string; onPress: () => void };
  /** It is to go: the time is over, or the cross was pressed. */
  onDismiss: () => void;
  /** Names the cross for screen readers. */
  dismissLabel?: string | undefined;
  /** Seconds until it goes by itself; it waits while the pointer or the focus is on it. */
  seconds?: number;
}

/** Confirms something that just happened and leaves. Use Alert instead for what must stay readable. */
export function Toast({
  message,
  tone = 'neutral',
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  seconds = 6,
}: ToastProps) {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;

  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(() => dismiss.current(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [message, held, seconds]);

  return (
    <div className={styles.region} role={tone === 'error' ? 'alert' : 'status'}>
      {message && (
        // biome-ignore lint/a11y/noStaticElementInteractions: looking at it or being in it only delays its leaving
        <div
          className={styles.toast}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {tone !== 'neutral' && <Icon name={tone === 'success' ? 'check-circle' : 'error'} />}
          <p className={styles.message}>{message}</p>
          {action && (
            <button type="button" className={styles.action} onClick={action.onPress}>
              {action.label}
            </button>
          )}
          <span className={styles.close}>
            <IconButton icon="close" label={dismissLabel} size="small" onClick={onDismiss} />
          </span>
        </div>
      )}
    </div>
  );
}
