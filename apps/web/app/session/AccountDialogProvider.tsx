import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { createContext, type ReactNode, use, useState } from 'react';
import { useContent } from '../content/contentFor.ts';
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
const loadDialog = () => import('../accounts/AccountDialog.tsx');

interface AccountDialogProviderProps {
  children: ReactNode;
  /** Fetches the dialog's code. */
  load?: typeof loadDialog;
}

/** Holds the dialog of login and signup. Where its code does not come, it says so and can be tried again. */
export function AccountDialogProvider({ children, load = loadDialog }: AccountDialogProviderProps) {
  const words = useContent('offline', offline);
  const [start, setStart] = useState<string>();
  const open = (wanted = '/login') => setStart(wanted);
  const close = () => setStart(undefined);
  return (
    <OpenContext value={open}>
      {children}
      {start !== undefined && (
        <LoadedPart load={load} floating onDismiss={close} labels={{ failed: words.partMissing }}>
          {({ default: AccountDialog }) => <AccountDialog start={start} onClose={close} />}
        </LoadedPart>
      )}
    </OpenContext>
  );
}
