import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { laterComponent } from '../chrome/LaterPart.tsx';
import { onceSomebodyIsThere } from '../chrome/somebody.ts';
import type { AccountDialogPlaceProps } from './AccountDialogPlace.tsx';

const OpenContext = createContext<((start?: string) => void) | null>(null);

/**
 * Opens login (or a signup, by its address) over the page, for what needs an account. The person stays where they are.
 */
export function useAccountDialog(): (start?: string) => void {
  const open = use(OpenContext);
  if (!open) throw new Error('useAccountDialog needs an AccountDialogProvider above it');
  return open;
}

const loadPlace = () => import('./AccountDialogPlace.tsx');
const AccountDialogPlace = laterComponent(loadPlace);

interface AccountDialogProviderProps {
  children: ReactNode;
  /** Fetches the dialog's code. */
  load?: AccountDialogPlaceProps['load'];
}

/** Holds the dialog of login and signup. Where its code does not come, it says so and can be tried again. */
export function AccountDialogProvider({ children, load }: AccountDialogProviderProps) {
  const [start, setStart] = useState<string>();
  const open = (wanted = '/login') => setStart(wanted);
  const close = () => setStart(undefined);
  // What says that the dialog does not come must be there before.
  useEffect(() => onceSomebodyIsThere(() => void loadPlace().catch(() => undefined)), []);
  return (
    <OpenContext value={open}>
      {children}
      {start !== undefined && (
        <Suspense>
          <AccountDialogPlace start={start} onClose={close} load={load} />
        </Suspense>
      )}
    </OpenContext>
  );
}
