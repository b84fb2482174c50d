import { terms } from '../../content/terms.ts';
import { LegalPage } from '../../documents/LegalPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/terms-and-conditions', terms.heading);

/** Terms and conditions. */
export default function TermsRoute() {
  return <LegalPage text={terms} />;
}
