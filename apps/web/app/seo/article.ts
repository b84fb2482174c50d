import type { Blog } from '@karachi-estates/contracts/blogs';
import { siteName } from '../content/siteName.ts';
import type { StructuredData } from './pageMeta.ts';

/** One article of the blog. */
export const article = (origin: string, path: string, blog: Blog): StructuredData => ({
  '@type': 'Article',
  headline: blog.title,
  description: blog.excerpt,
  datePublished: blog.created_at,
  mainEntityOfPage: origin + path,
  author: { '@type': 'Organization', name: blog.author, url: `${origin}/` },
  publisher: { '@type': 'Organization', name: siteName, logo: `${origin}/icon-512.png` },
  ...(blog.image ? { image: `${origin}${blog.image.src}/${Math.min(1024, blog.image.width)}.jpg` } : {}),
});
