import type { Picture } from '@karachi-estates/contracts/media';
import { type Locale, localeOf, locales } from '@karachi-estates/domain/words/locale';
import type { MetaDescriptor } from 'react-router-dom';
import type { PageSeo } from '../content/pageSeo.ts';
import { siteName } from '../content/siteName.ts';
import { type Fallback, valuesOf } from '../data/reading.ts';
import { type SiteSettings, siteSettings } from '../data/settings.ts';
import { localePath } from '../locale/localePath.ts';

/** A schema.org object. */
export type StructuredData = Record<string, unknown>;

export interface PageMetaOptions {
  seo: Pick<PageSeo, 'title' | 'description' | 'canonical' | 'index'>;
  /** Path (and query, where it makes another page) of the page itself in English. */
  path: string;
  site: PageSite;
  /** The picture that a shared link shows: a stored picture, or a file of the site that is 1200 wide or more. */
  picture?: Picture | { file: string; width: number; height: number };
  type?: 'website' | 'article';
  structuredData?: readonly StructuredData[];
}

/** What the head of every page is about. */
export interface PageSite {
  /** The site's public address. */
  origin: string;
  /** The language of the page. */
  locale: Locale;
}

/** The site of a page, as the root's loader has read it. */
export function siteOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): PageSite {
  const data = matches[0]?.loaderData as { fallback?: Fallback; locale?: Locale } | undefined;
  const settings = valuesOf(data?.fallback)[siteSettings().key] as SiteSettings | undefined;
  return { origin: settings?.siteUrl ?? '', locale: localeOf(data?.locale) };
}

/** The whole address of a page in the language of another one. */
export const addressOf = ({ origin, locale }: PageSite, path: string): string => origin + localePath(locale, path);

// Programs that unfurl links read JPEG; many of them read nothing newer.
const sharedWidth = 1024;

function sharedPicture(origin: string, picture: NonNullable<PageMetaOptions['picture']>) {
  if ('file' in picture) return { url: origin + picture.file, width: picture.width, height: picture.height };
  const width = Math.min(sharedWidth, picture.width);
  return {
    url: `${origin}${picture.src}/${width}.jpg`,
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}

/** The same page in every language; who speaks none of them gets the English one. */
const alternates = (origin: string, path: string): MetaDescriptor[] => [
  ...locales.map((locale) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: locale,
    href: addressOf({ origin, locale }, path),
  })),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + path },
];

/** The head of a page that the browser is still reading; `useTitle` writes its title once that is known. */
export const untitled: MetaDescriptor[] = [{ title: siteName }];

const cover = { file: '/social-cover.jpg', width: 1200, height: 630 };

/** Everything in a page's head that search engines and shared links read. */
export function pageMeta({ seo, path, site, picture = cover, type = 'website', structuredData = [] }: PageMetaOptions) {
  const page = seo.canonical ?? path;
  const address = addressOf(site, page);
  const shared = sharedPicture(site.origin, picture);
  const descriptors: MetaDescriptor[] = [
    { title: seo.title },
    { name: 'description', content: seo.description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(seo.index === false ? [{ name: 'robots', content: 'noindex' }] : alternates(site.origin, page)),
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: type },
    ...(site.locale === 'ur' ? [{ property: 'og:locale', content: 'ur_PK' }] : []),
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: shared.url },
    { property: 'og:image:width', content: String(shared.width) },
    { property: 'og:image:height', content: String(shared.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
  return descriptors;
}
