import { brandStylesheet } from '@karachi-estates/design-system/theme/stylesheet';
import { kitTokens } from '@karachi-estates/design-system/theme/tokens';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { brand } from './brand.ts';
import { content } from './content.ts';
import { Page } from './Page.tsx';
import { pictures } from './pictures.generated.ts';
import { siteUrl } from './settings.ts';

function Head() {
  const { identity, seo } = content;
  const cover = pictures[seo.picture.file];
  const image = cover && `${siteUrl}${cover.path}-${cover.widths[2] ?? cover.width}.webp`;
  const complex = {
    '@context': 'https://schema.org',
    '@type': 'ApartmentComplex',
    name: identity.name,
    description: seo.description,
    url: siteUrl,
    image,
    address: {
      '@type': 'PostalAddress',
      addressLocality: identity.area,
      addressRegion: identity.city,
      addressCountry: 'PK',
    },
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: identity.apartments },
  };
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
      <meta property="og:image" content={image} />
      <script
        type="application/ld+json"
        // What could end the script is escaped.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(complex).replaceAll('<', '\\u003c') }}
      />
      <style dangerouslySetInnerHTML={{ __html: brandStylesheet(kitTokens(brand), true) }} />
    </>
  );
}

/** The two parts of the site's only document. */
export function prerender(): { head: string; page: string } {
  return { head: renderToStaticMarkup(<Head />), page: renderToString(<Page />) };
}
