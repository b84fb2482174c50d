import { AuthPanel, type AuthPanelProps } from '../AuthPanel/AuthPanel.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface AuthDialogProps extends Omit<AuthPanelProps, 'place'> {
  /** Whether it is in view. */
  open: boolean;
  /** Asked for by the overlay, the close button and Escape. */
  onClose: () => void;
  /** Names the cross for screen readers. */
  closeLabel?: string;
}

/** Login or signup over the page, for a step that needs an account; the person stays where they were. Use AuthPanel for the pages of their own. */
export function AuthDialog({ open, onClose, closeLabel, ...panel }: AuthDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={panel.heading} titleHidden size="large" closeLabel={closeLabel}>
      <AuthPanel {...panel} place="dialog" />
    </Dialog>
  );
}
