import { getSettings } from '@karachi-estates/contracts/settings';
import headingFont from '@karachi-estates/design-system/styles/cormorant-garamond.woff2?url';
import type { ClientLoaderFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from 'react-router-dom';
import { LaterPart, laterComponent } from '../../chrome/LaterPart.tsx';
import { contentFor } from '../../content/contentFor.ts';
import { grandMonarchSeo } from '../../content/grandMonarchSeo.ts';
import { projects } from '../../data/projects.ts';
import { fallbackOf, optional, reading } from '../../data/reading.ts';
import { pageMeta, siteOf } from '../../seo/pageMeta.ts';
import stylesheet from '../../styles/grand-monarch.css?url';
import { cover } from './cover.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { videoUrl, brochureUrl } = await reading(getSettings).from(context.api);
  return { videoUrl, brochureUrl, fallback: await fallbackOf(context.api, [optional(projects())]) };
}

export const meta: MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  const seo = contentFor(site.locale, 'grandMonarchSeo', grandMonarchSeo);
  return pageMeta({ seo, path: '/grand-monarch', site, picture: cover });
};

/** Its brand, and the font that its name is written in at the head of the page. */
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'preload', href: headingFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

const loadPage = () => import('./GrandMonarchPage.tsx');
const GrandMonarchPage = laterComponent(loadPage);

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [read] = await Promise.all([serverLoader<typeof loader>(), loadPage()]);
  return read;
}

/** The page of Grand Monarch. */
export default function GrandMonarchRoute() {
  return (
    <LaterPart isScreen>
      <GrandMonarchPage />
    </LaterPart>
  );
}
