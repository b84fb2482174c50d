import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';

const OpenContext = createContext<((start?: string) => void) | null>(null);

/** Opens login (or a signup, by its address) over the page, for what needs an account. The person stays where they are. */
export function useAccountDialog(): (start?: string) => void {
  const open = use(OpenContext);
  if (!open) throw new Error('useAccountDialog needs an AccountDialogProvider above it');
  return open;
}

// The forms come with the first dialog: most visits open none.
const AccountDialog = lazy(() => import('../accounts/AccountDialog.tsx'));

/** Holds the dialog of login and signup. */
export function AccountDialogProvider({ children }: { children: ReactNode }) {
  const [start, setStart] = useState<string>();
  return (
    <OpenContext value={(wanted = '/login') => setStart(wanted)}>
      {children}
      {start !== undefined && (
        <Suspense>
          <AccountDialog start={start} onClose={() => setStart(undefined)} />
        </Suspense>
      )}
    </OpenContext>
  );
}
