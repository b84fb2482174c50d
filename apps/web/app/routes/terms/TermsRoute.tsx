import { contentFor, useContent } from '../../content/contentFor.ts';
import { terms } from '../../content/terms.ts';
import { LegalPage } from '../../documents/LegalPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/terms-and-conditions', (locale) => contentFor(locale, 'terms', terms).heading);

/** Terms and conditions. */
export default function TermsRoute() {
  const words = useContent('terms', terms);
  return <LegalPage text={words} />;
}
