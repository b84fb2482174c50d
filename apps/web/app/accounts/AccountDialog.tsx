import { AuthDialog } from '@karachi-estates/design-system/AuthDialog';
import { useState } from 'react';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { InsteadOfPage } from './AccountNavigation.tsx';
import { accountPicture } from './AccountPage.tsx';
import { buyerSignupPanel } from './BuyerSignupForm.tsx';
import { loginPanel } from './LoginForm.tsx';
import type { AccountPanel } from './panel.ts';
import { sellerSignupPanel } from './SellerSignupForm.tsx';
import { chooserPanel } from './SignupChooser.tsx';

interface AccountDialogProps {
  /** `/login` or one of the signups. */
  start: string;
  onClose: () => void;
}

/** Login and signup over the page that needs an account; the person stays where they were. */
export default function AccountDialog({ start, onClose }: AccountDialogProps) {
  const words = useContent('accounts', accounts);
  const [step, setStep] = useState(start);
  const [email, setEmail] = useState<string>();
  const onSignedUp = (address: string) => {
    setEmail(address);
    setStep('/login');
  };
  const panels: Record<string, () => AccountPanel> = {
    '/login': () =>
      loginPanel(words, {
        to: null,
        onSignedIn: onClose,
        email,
        note: email === undefined ? undefined : words.login.signedUp,
      }),
    '/signup': () => chooserPanel(words, { onNext: setStep }),
    '/buyer-signup': () => buyerSignupPanel(words, { onSignedUp }),
    '/seller-signup': () => sellerSignupPanel(words, { onSignedUp }),
  };
  const show = (href: string) => {
    if (panels[href]) setStep(href);
    else onClose();
    return href in panels;
  };
  const panel = panels[step]?.();
  if (!panel) return null;
  return (
    <InsteadOfPage value={show}>
      <AuthDialog
        open
        onClose={onClose}
        labels={{ close: words.closeDialog, tagline: words.login.tagline }}
        picture={accountPicture}
        {...panel}
      />
    </InsteadOfPage>
  );
}
