import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { useNotify } from '../chrome/Notices.tsx';
import { offline } from '../content/offline.ts';

const OpenContext = createContext<((start?: string) => void) | null>(null);

/**
 * Opens login (or a signup, by its address) over the page, for what needs an account. The person stays where they are.
 */
export function useAccountDialog(): (start?: string) => void {
  const open = use(OpenContext);
  if (!open) throw new Error('useAccountDialog needs an AccountDialogProvider above it');
  return open;
}

// The forms come with the first dialog: most visits open none.
const load = () => import('../accounts/AccountDialog.tsx');
const AccountDialog = lazy(load);

/** Holds the dialog of login and signup. */
export function AccountDialogProvider({ children }: { children: ReactNode }) {
  const [start, setStart] = useState<string>();
  const notify = useNotify();
  const open = (wanted = '/login') => {
    load().then(
      () => setStart(wanted),
      () => notify({ text: offline.partMissing, tone: 'error' }),
    );
  };
  return (
    <OpenContext value={open}>
      {children}
      {start !== undefined && (
        <Suspense>
          <AccountDialog start={start} onClose={() => setStart(undefined)} />
        </Suspense>
      )}
    </OpenContext>
  );
}
