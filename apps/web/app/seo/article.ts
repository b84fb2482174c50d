import type { Blog } from '@karachi-estates/contracts/blogs';
import { writtenIn } from '@karachi-estates/domain/words/writtenIn';
import { siteName } from '../content/siteName.ts';
import { addressOf, type PageSite, type StructuredData } from './pageMeta.ts';

/** One article of the blog. */
export const article = (site: PageSite, path: string, blog: Blog): StructuredData => ({
  '@type': 'Article',
  headline: blog.title,
  inLanguage: writtenIn(blog.title),
  description: blog.excerpt,
  datePublished: blog.created_at,
  mainEntityOfPage: addressOf(site, path),
  author: { '@type': 'Organization', name: blog.author, url: addressOf(site, '/') },
  publisher: { '@type': 'Organization', name: siteName, logo: `${site.origin}/icon-512.png` },
  ...(blog.image ? { image: `${site.origin}${blog.image.src}/${Math.min(1024, blog.image.width)}.jpg` } : {}),
});
