import type { Picture } from '@karachi-estates/contracts/media';
import type { MetaDescriptor } from 'react-router-dom';
import type { PageSeo } from '../content/pageSeo.ts';
import { siteName } from '../content/siteName.ts';
import { type Fallback, valuesOf } from '../data/reading.ts';
import { type SiteSettings, siteSettings } from '../data/settings.ts';

/** A schema.org object. */
export type StructuredData = Record<string, unknown>;

export interface PageMetaOptions {
  seo: Pick<PageSeo, 'title' | 'description' | 'canonical' | 'index'>;
  /** Path (and query, where it makes another page) of the page itself. */
  path: string;
  /** The site's public address. */
  origin: string;
  /** The picture that a shared link shows: a stored picture, or a file of the site that is 1200 wide or more. */
  picture?: Picture | { file: string; width: number; height: number };
  type?: 'website' | 'article';
  structuredData?: readonly StructuredData[];
}

/** The public address of the site, as the root's loader has read it. */
export function originOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  const data = matches[0]?.loaderData as { fallback?: Fallback } | undefined;
  return (valuesOf(data?.fallback)[siteSettings().key] as SiteSettings | undefined)?.siteUrl ?? '';
}

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

const cover = { file: '/social-cover.jpg', width: 1200, height: 630 };

/** Everything in a page's head that search engines and shared links read. */
export function pageMeta({
  seo,
  path,
  origin,
  picture = cover,
  type = 'website',
  structuredData = [],
}: PageMetaOptions) {
  const address = origin + (seo.canonical ?? path);
  const shared = sharedPicture(origin, picture);
  const descriptors: MetaDescriptor[] = [
    { title: seo.title },
    { name: 'description', content: seo.description },
    ...(seo.index === false
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: address }]),
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: type },
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
