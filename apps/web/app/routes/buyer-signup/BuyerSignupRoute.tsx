import { type MetaFunction, useNavigate } from 'react-router-dom';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { buyerSignupPanel } from '../../accounts/BuyerSignupForm.tsx';
import { seo } from '../../content/seo.ts';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';
import type { LoginVisit } from '../../session/loginVisit.ts';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ seo: seo['/buyer-signup'], path: '/buyer-signup', origin: originOf(matches) });

/** Signing up as a buyer; then to the login. */
export default function BuyerSignupRoute() {
  const navigate = useNavigate();
  const onSignedUp = (email: string) => {
    void navigate('/login', { state: { after: 'signedUp', email } satisfies LoginVisit });
  };
  return <AccountPage panel={buyerSignupPanel({ onSignedUp })} />;
}
