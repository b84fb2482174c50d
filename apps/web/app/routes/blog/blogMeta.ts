import type { Blog } from '@karachi-estates/contracts/blogs';
import type { MetaDescriptor } from 'react-router-dom';
import { blogs as words } from '../../content/blogs.ts';
import { fill } from '../../content/fill.ts';
import { pageNames, seoTemplates } from '../../content/seoTemplates.ts';
import { article } from '../../seo/article.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { pageMeta } from '../../seo/pageMeta.ts';

const templates = seoTemplates.blog;
const longestDescription = 160;

/** The browser's title of an article. */
export const blogTitle = ({ title }: Pick<Blog, 'title'>): string => fill(templates.title, { title });

function descriptionOf({ excerpt }: Blog): string {
  if (excerpt.length <= longestDescription) return excerpt;
  return `${excerpt.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}

/** The head of an article's page; its structured data needs the whole article, which only the server's page has. */
export function blogMeta(origin: string, blog: Blog | undefined): MetaDescriptor[] {
  if (!blog) return [{ title: templates.missing }, { name: 'robots', content: 'noindex' }];
  const path = `/blogs/${blog.id}`;
  const trail = [
    { name: pageNames.home, path: '/' },
    { name: words.heading, path: '/blogs' },
    { name: blog.title, path },
  ];
  return pageMeta({
    seo: { title: blogTitle(blog), description: descriptionOf(blog) },
    path,
    origin,
    picture: blog.image ?? undefined,
    type: 'article',
    structuredData: [breadcrumbList(origin, trail), article(origin, path, blog)],
  });
}
