import { useNavigate } from 'react-router-dom';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { sellerSignupPanel } from '../../accounts/SellerSignupForm.tsx';
import { accounts } from '../../content/accounts.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import type { LoginVisit } from '../../session/loginVisit.ts';

export const meta = fixedPageMeta(
  '/seller-signup',
  (locale) => contentFor(locale, 'accounts', accounts).sellerSignup.heading,
);

/** Signing up as a seller; then to the login. */
export default function SellerSignupRoute() {
  const words = useContent('accounts', accounts);
  const navigate = useNavigate();
  const onSignedUp = (email: string) => {
    void navigate('/login', { state: { after: 'signedUp', email } satisfies LoginVisit });
  };
  return <AccountPage panel={sellerSignupPanel(words, { onSignedUp })} />;
}
