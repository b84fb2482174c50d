import type { Blog, BlogHead } from '@karachi-estates/contracts/blogs';
import type { Locale } from '@karachi-estates/domain/words/locale';
import type { MetaDescriptor } from 'react-router-dom';
import { blogs } from '../../content/blogs.ts';
import { contentFor } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { pageNames, seoTemplates } from '../../content/seoTemplates.ts';
import { article } from '../../seo/article.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { type PageSite, pageMeta } from '../../seo/pageMeta.ts';

const longestDescription = 160;

const templatesIn = (locale: Locale) => contentFor(locale, 'seoTemplates', seoTemplates).blog;

/** The browser's title where there is no such article. */
export const missingTitle = (locale: Locale): string => templatesIn(locale).missing;

/** The browser's title of an article. */
export const blogTitle = ({ title }: Pick<Blog, 'title'>, locale: Locale): string =>
  fill(templatesIn(locale).title, { title });

function descriptionOf({ excerpt }: Blog): string {
  if (excerpt.length <= longestDescription) return excerpt;
  return `${excerpt.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}

/**
 * The head of an article's page, as its editors wrote it where they did; its structured data needs the whole article,
 * which only the server's page has.
 */
export function blogMeta(site: PageSite, blog: Blog | undefined, head?: BlogHead): MetaDescriptor[] {
  const { locale } = site;
  if (!blog) return [{ title: missingTitle(locale) }, { name: 'robots', content: 'noindex' }];
  const path = `/blogs/${blog.id}`;
  const trail = [
    { name: contentFor(locale, 'pageNames', pageNames).home, path: '/' },
    { name: contentFor(locale, 'blogs', blogs).heading, path: '/blogs' },
    { name: blog.title, path },
  ];
  return pageMeta({
    seo: {
      title: blogTitle({ title: head?.seo_title || blog.title }, locale),
      description: head?.seo_description || descriptionOf(blog),
    },
    path,
    site,
    picture: blog.image ?? undefined,
    type: 'article',
    structuredData: [breadcrumbList(site, trail), article(site, path, blog)],
  });
}
