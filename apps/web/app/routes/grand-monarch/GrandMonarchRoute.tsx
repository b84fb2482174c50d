import '@karachi-estates/design-system/styles/brand-grand-monarch.css';
import '@karachi-estates/design-system/styles/cormorant-garamond.css';
import { getSettings } from '@karachi-estates/contracts/settings';
import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { ProjectPage } from '@karachi-estates/design-system/ProjectPage';
import headingFont from '@karachi-estates/design-system/styles/cormorant-garamond.woff2?url';
import { grandMonarch as brand } from '@karachi-estates/design-system/theme/brands';
import { type LinksFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom';
import { siteTheme } from '../../chrome/SiteTheme.tsx';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { pictures } from '../../content/projects/grand-monarch.pictures.generated.ts';
import { grandMonarch } from '../../content/projects/grand-monarch.ts';
import { interestAction, sendGrandMonarchInterest } from '../../data/interest.ts';
import { projects } from '../../data/projects.ts';
import { fallbackOf, optional, reading } from '../../data/reading.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { LanguageSwitch } from '../../locale/LanguageSwitch.tsx';
import { useLocale } from '../../locale/Locale.tsx';
import { pageMeta, siteOf } from '../../seo/pageMeta.ts';
import { apartmentComplex } from './apartmentComplex.ts';
import { useAvailableHomes } from './useAvailableHomes.tsx';

const files = `/projects/${grandMonarch.identity.id}`;
const cover = { file: `${files}/cover.jpg`, width: 1200, height: 675 };

export async function loader({ context }: LoaderFunctionArgs) {
  const { videoUrl } = await reading(getSettings).from(context.api);
  return { videoUrl, fallback: await fallbackOf(context.api, [optional(projects())]) };
}

export const meta: MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const project = contentFor(site.locale, 'grandMonarch', grandMonarch);
  return pageMeta({
    seo: project.seo,
    path: project.identity.path,
    site,
    picture: cover,
    structuredData: [apartmentComplex(site, project, cover.file)],
  });
};

/** Its name is written in it, at the head of the page. */
export const links: LinksFunction = () => [
  { rel: 'preload', href: headingFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/** The page of Grand Monarch. It has a header and a footer of its own. */
export default function GrandMonarchRoute() {
  const locale = useLocale();
  const theme = siteTheme(brand, locale);
  const words = useContent('grandMonarch', grandMonarch);
  const { videoUrl } = useLoaderData<typeof loader>();
  const { data: site } = useSiteSettings();
  const availability = useAvailableHomes(words.identity.id);
  return (
    <KitThemeProvider theme={theme}>
      <ProjectPage
        content={words}
        brand={brand.name}
        pictures={pictures}
        pictureEnding={import.meta.env.STORYBOOK ? '.avif' : ''}
        files={files}
        videoUrl={videoUrl}
        contact={site?.contact}
        languageSwitch={<LanguageSwitch />}
        availability={availability}
        onRegister={sendGrandMonarchInterest}
        registerForm={{ action: interestAction(words.identity.id), hiddenFields: { page: locale } }}
      />
    </KitThemeProvider>
  );
}
