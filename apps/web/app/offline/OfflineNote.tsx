import { useSyncExternalStore } from 'react';
import { offline } from '../content/offline.ts';
import styles from './OfflineNote.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says above every screen that the connection is gone, for as long as it is. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p className={styles.note} role="status">
      {isOnline ? null : offline.note}
    </p>
  );
}
