import '@karachi-estates/design-system/styles/brand-grand-monarch.css';
import '@karachi-estates/design-system/styles/cormorant-garamond.css';
import { getSettings } from '@karachi-estates/contracts/settings';
import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { ProjectPage } from '@karachi-estates/design-system/ProjectPage';
import headingFont from '@karachi-estates/design-system/styles/cormorant-garamond.woff2?url';
import { createKitTheme } from '@karachi-estates/design-system/theme';
import { grandMonarch as brand } from '@karachi-estates/design-system/theme/brands';
import { dropVariableFallbacks } from '@karachi-estates/design-system/theme/variableFallbacks';
import { type LinksFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom';
import { routerLinks } from '../../chrome/SiteTheme.tsx';
import { pictures } from '../../content/projects/grand-monarch.pictures.generated.ts';
import { grandMonarch } from '../../content/projects/grand-monarch.ts';
import { sendGrandMonarchInterest } from '../../data/interest.ts';
import { reading } from '../../data/reading.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';
import { apartmentComplex } from './apartmentComplex.ts';

const files = `/projects/${grandMonarch.identity.id}`;
const theme = dropVariableFallbacks(createKitTheme(brand, routerLinks));
const cover = { file: `${files}/cover.jpg`, width: 1200, height: 675 };

export async function loader({ context }: LoaderFunctionArgs) {
  const { videoUrl } = await reading(getSettings).from(context.api);
  return { videoUrl };
}

export const meta: MetaFunction = ({ matches }) => {
  const origin = originOf(matches);
  return pageMeta({
    seo: grandMonarch.seo,
    path: grandMonarch.identity.path,
    origin,
    picture: cover,
    structuredData: [apartmentComplex(origin, grandMonarch, cover.file)],
  });
};

/** Its name is written in it, at the head of the page. */
export const links: LinksFunction = () => [
  { rel: 'preload', href: headingFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

/** The page of Grand Monarch. It has a header and a footer of its own. */
export default function GrandMonarchRoute() {
  const { videoUrl } = useLoaderData<typeof loader>();
  const { data: site } = useSiteSettings();
  return (
    <KitThemeProvider theme={theme}>
      <ProjectPage
        content={grandMonarch}
        brand={brand.name}
        pictures={pictures}
        pictureEnding={import.meta.env.STORYBOOK ? '.avif' : ''}
        files={files}
        videoUrl={videoUrl}
        contact={site?.contact}
        onRegister={sendGrandMonarchInterest}
      />
    </KitThemeProvider>
  );
}
