import { useEventCallback } from '@mui/material/utils';
import { useEffect } from 'react';

/** What browsers have for the phone's Back; TypeScript does not know it yet. */
type CloseWatcher = new () => EventTarget & { destroy: () => void };

/**
 * Lets the phone's Back close what is open over the page, where the browser can: otherwise it would leave the page.
 * @param onClose as Escape asks for it
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEventCallback(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: CloseWatcher };
    // A watcher also hears Escape, which is MUI's: where there is a keyboard, it would close what lies below as well.
    if (!isOpen || !CloseWatcher || !window.matchMedia('(pointer: coarse)').matches) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', close);
    return () => watcher.destroy();
  }, [isOpen, close]);
}
