import { privacy } from '../../content/privacy.ts';
import { LegalPage } from '../../documents/LegalPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/privacy', privacy.heading);

/** The privacy policy. */
export default function PrivacyRoute() {
  return <LegalPage text={privacy} />;
}
