import { type MetaFunction, useNavigate } from 'react-router-dom';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { sellerSignupPanel } from '../../accounts/SellerSignupForm.tsx';
import { seo } from '../../content/seo.ts';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';
import type { LoginVisit } from '../../session/loginVisit.ts';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ seo: seo['/seller-signup'], path: '/seller-signup', origin: originOf(matches) });

/** Signing up as a seller; then to the login. */
export default function SellerSignupRoute() {
  const navigate = useNavigate();
  const onSignedUp = (email: string) => {
    void navigate('/login', { state: { after: 'signedUp', email } satisfies LoginVisit });
  };
  return <AccountPage panel={sellerSignupPanel({ onSignedUp })} />;
}
