import { useNavigate } from 'react-router-dom';
import { AccountPage } from '../../accounts/AccountPage.tsx';
import { chooserPanel } from '../../accounts/SignupChooser.tsx';
import { accounts } from '../../content/accounts.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/signup', (locale) => contentFor(locale, 'accounts', accounts).chooser.heading);

/** Whether somebody wants to buy or to sell. */
export default function SignupRoute() {
  const words = useContent('accounts', accounts);
  const navigate = useNavigate();
  return <AccountPage panel={chooserPanel(words, { onNext: (href) => void navigate(href) })} />;
}
