import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ProjectContent, ProjectPictures } from '../components/ProjectPage/projectContent.ts';
import { themeStylesheet } from '../theme/stylesheet.ts';
import type { KitTheme } from '../theme/theme.ts';

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
}

/** The browser's emotion finds the styles again by this name. */
const styleKey = 'css';

function stylesOf({ inserted }: EmotionCache): { names: string; css: string } {
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { names: styles.map(([name]) => name).join(' '), css: styles.map(([, rules]) => rules).join('') };
}

type Described = Pick<ProjectSite, 'content' | 'pictures' | 'siteUrl'>;

function coverOf({ content, pictures, siteUrl }: Described): string | undefined {
  const cover = pictures[content.seo.picture.file];
  return cover && `${siteUrl}${cover.path}-${cover.widths[2] ?? cover.width}.webp`;
}

/** The project as search engines read it, as the content of a script. */
function structuredData(site: Described): string {
  const { identity, seo } = site.content;
  const complex = {
    '@context': 'https://schema.org',
    '@type': 'ApartmentComplex',
    name: identity.name,
    description: seo.description,
    url: site.siteUrl,
    image: coverOf(site),
    address: {
      '@type': 'PostalAddress',
      addressLocality: identity.area,
      addressRegion: identity.city,
      addressCountry: 'PK',
    },
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: identity.apartments },
  };
  // What could end the script is escaped.
  return JSON.stringify(complex).replaceAll('<', '\\u003c');
}

function Head(site: Described) {
  const { seo } = site.content;
  const { siteUrl } = site;
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <link rel="canonical" href={`${siteUrl}/`} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={`${siteUrl}/`} />
      <meta property="og:image" content={coverOf(site)} />
    </>
  );
}

/**
 * Renders a project's site once, at build time: the page complete with its words and pictures, and a head with the theme's
 * variables and the styles that the page uses. The same page comes to life in the browser by `hydrateRoot`.
 */
export function prerenderProject({ page, ...site }: ProjectSite): { head: string; page: string } {
  const cache = createCache({ key: styleKey });
  // Collects styles instead of writing a tag before each component that has some.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  const { names, css } = stylesOf(cache);
  const head = [
    renderToStaticMarkup(<Head {...site} />),
    `<script type="application/ld+json">${structuredData(site)}</script>`,
    `<style>${themeStylesheet(site.theme, { asDefault: true })}</style>`,
    `<style data-emotion="${styleKey} ${names}">${css}</style>`,
  ].join('');
  return { head, page: html };
}
