import type { PublicSettings } from '@karachi-estates/contracts/settings';
import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { ProjectPage } from '@karachi-estates/design-system/ProjectPage';
import { grandMonarch as brand } from '@karachi-estates/design-system/theme/brands';
import { useLoaderData } from 'react-router-dom';
import { siteTheme } from '../../chrome/SiteTheme.tsx';
import { useContent } from '../../content/contentFor.ts';
import { pictures } from '../../content/projects/grand-monarch.pictures.generated.ts';
import { grandMonarch } from '../../content/projects/grand-monarch.ts';
import { interestAction, sendGrandMonarchInterest } from '../../data/interest.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { LanguageSwitch } from '../../locale/LanguageSwitch.tsx';
import { useLocale } from '../../locale/Locale.tsx';
import { JsonLd } from '../../seo/JsonLd.tsx';
import { apartmentComplex } from './apartmentComplex.ts';
import { useAvailableHomes } from './useAvailableHomes.tsx';

const files = `/projects/${grandMonarch.identity.id}`;

/** The page of Grand Monarch. It has a header and a footer of its own. */
export default function GrandMonarchPage() {
  const locale = useLocale();
  const theme = siteTheme(brand, locale);
  const words = useContent('grandMonarch', grandMonarch);
  const { videoUrl, brochureUrl } = useLoaderData() as Pick<PublicSettings, 'videoUrl' | 'brochureUrl'>;
  const { data: site } = useSiteSettings();
  const availability = useAvailableHomes(words.identity.id);
  return (
    <KitThemeProvider theme={theme}>
      {site && <JsonLd data={apartmentComplex({ origin: site.siteUrl, locale }, words)} />}
      <ProjectPage
        content={words}
        brand={brand.name}
        pictures={pictures}
        pictureEnding={import.meta.env.STORYBOOK ? '.avif' : ''}
        files={files}
        videoUrl={videoUrl}
        brochureUrl={brochureUrl}
        contact={site?.contact}
        languageSwitch={<LanguageSwitch />}
        availability={availability}
        onRegister={sendGrandMonarchInterest}
        registerForm={{ action: interestAction(words.identity.id), hiddenFields: { page: locale } }}
      />
    </KitThemeProvider>
  );
}
