import { contentFor, useContent } from '../../content/contentFor.ts';
import { privacy } from '../../content/privacy.ts';
import { LegalPage } from '../../documents/LegalPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/privacy', (locale) => contentFor(locale, 'privacy', privacy).heading);

/** The privacy policy. */
export default function PrivacyRoute() {
  const words = useContent('privacy', privacy);
  return <LegalPage text={words} />;
}
