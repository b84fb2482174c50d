import type { LoaderFunctionArgs } from 'react-router';

/** Tells crawlers what is not worth their visit: the API, account pages and pages of results beyond the first. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /profile',
    'Disallow: /my-propert',
    'Disallow: /seller-post-',
    'Disallow: /*cursor=',
    'Allow: /',
    '',
    `Sitemap: ${context.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
