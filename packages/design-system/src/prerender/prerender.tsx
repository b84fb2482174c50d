import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { Locale } from '@karachi-estates/domain/words/locale';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ProjectContent, ProjectPictures } from '../components/ProjectPage/projectContent.ts';
import { rightToLeftCache } from '../theme/rightToLeft.ts';
import { themeStylesheet } from '../theme/stylesheet.ts';
import type { KitTheme } from '../theme/theme.ts';
import { DATA_ID, styleKeyOf } from './document.ts';

export { unitData } from '@karachi-estates/domain/projects/unitData';

/** Anything that search engines read, in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What tells a page of a project's site from the others. */
export interface ProjectSubPage {
  title: string;
  description: string;
  /** Its path on the site. */
  path: string;
  /** The pages above it and itself, the highest first; for search engines. */
  trail: readonly { name: string; path: string }[];
  /** Search engines leave it out: it has no address of its own, as what is shown where there is nothing. */
  isUnlisted?: boolean | undefined;
  /** What it is about. */
  structuredData?: StructuredData | undefined;
}

export interface ProjectSite {
  /** The page in its theme, as the browser draws it too. */
  page: ReactNode;
  /** What the page says; its `seo` becomes the head. */
  content: ProjectContent;
  /** The pictures that the content names. */
  pictures: ProjectPictures;
  /** The theme that the page stands in. */
  theme: KitTheme;
  /** The public address of the site, without a slash at its end. */
  siteUrl: string;
  /** The language of the page; English without it. */
  locale?: Locale;
  /** The page in each of its languages, by its path on the site; for search engines. */
  languages?: Readonly<Partial<Record<Locale, string>>>;
  /** Another page of the site than that of the project: its own title, path and data for search engines. */
  at?: ProjectSubPage;
  /** What the page was drawn with and needs again when it comes to life; `prerenderedData` reads it. */
  data?: unknown;
}

/**
 * The styles of what a page wears. A part that another part wears together with its own is on no element by itself: its
 * style is named, so that the browser does not insert it, and not sent.
 */
function stylesOf(cache: EmotionCache, html: string): { names: string; css: string } {
  const { css } = createEmotionServer(cache).extractCritical(html);
  return { names: Object.keys(cache.inserted).join(' '), css };
}

type Described = Pick<ProjectSite, 'content' | 'pictures' | 'siteUrl' | 'languages' | 'at'>;

/** JSON as the content of a script: what could end the script is escaped. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function coverOf({ content, pictures, siteUrl }: Described): string | undefined {
  const cover = pictures[content.seo.picture.file];
  return cover && `${siteUrl}${cover.path}-${cover.widths[2] ?? cover.width}.webp`;
}

/** The project as search engines read it. */
function complexOf(site: Described): StructuredData {
  const { identity, seo } = site.content;
  return {
    '@type': identity.apartments ? 'ApartmentComplex' : 'Place',
    name: identity.name,
    description: seo.description,
    url: `${site.siteUrl}${identity.path}`,
    image: coverOf(site),
    address: {
      '@type': 'PostalAddress',
      addressLocality: identity.area,
      addressRegion: identity.city,
      addressCountry: 'PK',
    },
    ...(identity.apartments && {
      numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: identity.apartments },
    }),
  };
}

const trailOf = ({ siteUrl }: Described, trail: ProjectSubPage['trail']): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${path}`,
  })),
});

/** What search engines read of a page, each as the content of a script. */
function structuredData(site: Described): string[] {
  const { at } = site;
  const all = at ? [trailOf(site, at.trail), ...(at.structuredData ? [at.structuredData] : [])] : [complexOf(site)];
  return all.map((each) => inScript({ '@context': 'https://schema.org', ...each }));
}

function Head(site: Described) {
  const { siteUrl, languages = {}, at } = site;
  const { title, description } = at ?? site.content.seo;
  const address = `${siteUrl}${at?.path ?? site.content.identity.path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {at?.isUnlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {Object.entries(languages).map(([language, path]) => (
            <link key={language} rel="alternate" hrefLang={language} href={`${siteUrl}${path}`} />
          ))}
        </>
      )}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={coverOf(site)} />
    </>
  );
}

/**
 * Renders a project's site once, at build time: the page complete with its words and pictures, and a head with the
 * theme's variables and the styles that the page uses. The same page comes to life in the browser by `hydrateProject`.
 */
export function prerenderProject({ page, data, locale = 'en', ...site }: ProjectSite): { head: string; page: string } {
  const key = styleKeyOf(locale);
  const cache = locale === 'ur' ? rightToLeftCache({ key }) : createCache({ key });
  // Collects styles instead of writing a tag before each component that has some.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  const { names, css } = stylesOf(cache, html);
  const head = [
    renderToStaticMarkup(<Head {...site} />),
    ...structuredData(site).map((each) => `<script type="application/ld+json">${each}</script>`),
    `<style>${themeStylesheet(site.theme, { asDefault: true })}</style>`,
    `<style data-emotion="${key} ${names}">${css}</style>`,
    data === undefined ? '' : `<script type="application/json" id="${DATA_ID}">${inScript(data)}</script>`,
  ].join('');
  return { head, page: html };
}
