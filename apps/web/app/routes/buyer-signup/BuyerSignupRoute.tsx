import { useNavigate } from 'react-router-dom';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { buyerSignupPanel } from '../../accounts/BuyerSignupForm.tsx';
import { accounts } from '../../content/accounts.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import type { LoginVisit } from '../../session/loginVisit.ts';

export const meta = fixedPageMeta(
  '/buyer-signup',
  (locale) => contentFor(locale, 'accounts', accounts).buyerSignup.heading,
);

/** Signing up as a buyer; then to the login. */
export default function BuyerSignupRoute() {
  const words = useContent('accounts', accounts);
  const navigate = useNavigate();
  const onSignedUp = (email: string) => {
    void navigate('/login', { state: { after: 'signedUp', email } satisfies LoginVisit });
  };
  return <AccountPage panel={buyerSignupPanel(words, { onSignedUp })} />;
}
