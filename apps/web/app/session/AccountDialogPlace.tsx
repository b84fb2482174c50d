import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { useContent } from '../content/contentFor.ts';
import { offline } from '../content/offline.ts';

// The forms come with the first dialog: most visits open none.
const loadDialog = () => import('../accounts/AccountDialog.tsx');

export interface AccountDialogPlaceProps {
  /** The address of what opens: login, or a signup. */
  start: string;
  onClose: () => void;
  /** Fetches the dialog's code. */
  load?: typeof loadDialog | undefined;
}

/** Login or signup over the page. Where its code does not come, it says so and can be tried again. */
export default function AccountDialogPlace({ start, onClose, load = loadDialog }: AccountDialogPlaceProps) {
  const words = useContent('offline', offline);
  return (
    <LoadedPart load={load} floating onDismiss={onClose} labels={{ failed: words.partMissing }}>
      {({ default: AccountDialog }) => <AccountDialog start={start} onClose={onClose} />}
    </LoadedPart>
  );
}
