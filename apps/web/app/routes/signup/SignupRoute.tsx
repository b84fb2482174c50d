import { type MetaFunction, useNavigate } from 'react-router-dom';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { chooserPanel } from '../../accounts/SignupChooser.tsx';
import { seo } from '../../content/seo.ts';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({ seo: seo['/signup'], path: '/signup', origin: originOf(matches) });

/** Whether somebody wants to buy or to sell. */
export default function SignupRoute() {
  const navigate = useNavigate();
  return <AccountPage panel={chooserPanel({ onNext: (href) => void navigate(href) })} />;
}
