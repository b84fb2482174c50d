import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { useNavigate } from 'react-router-dom';
import { writing } from '../content/writing.ts';
import type { Unsaved } from './useUnsaved.ts';

const words = writing.leave;

/** Asks once before a link leads away from words that are not saved. */
export function LeaveQuestion({ unsaved }: { unsaved: Unsaved }) {
  const navigate = useNavigate();
  const { leavingTo, stay } = unsaved;
  return (
    <ConfirmDialog
      open={leavingTo !== undefined}
      title={words.title}
      confirmLabel={words.go}
      labels={{ cancel: words.stay }}
      onCancel={stay}
      onConfirm={() => {
        stay();
        navigate(leavingTo || '/');
      }}
    >
      {words.text}
    </ConfirmDialog>
  );
}
