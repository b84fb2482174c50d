import { slugify } from '../properties/address.ts';

/** Where an article stands. Visitors see `published` only; `scheduled` becomes it by itself at its time. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** The most letters of each text of an article; the head of a page is cut by search engines beyond its own. */
export const ARTICLE_LENGTHS = {
  title: 200,
  slug: 80,
  excerpt: 300,
  author: 120,
  content: 150_000,
  seo_title: 70,
  seo_description: 170,
  cover_alt: 250,
} as const;

/** How far ahead an article or a newsletter can be scheduled, in milliseconds: a year. */
export const SCHEDULE_MOST_MS = 366 * 86_400_000;

/** What an article needs before visitors see it, by the field that is at fault. */
export type ArticleFault = 'title' | 'slug' | 'excerpt' | 'content' | 'content_alt' | 'cover_alt';

/** An article as the rules see it. */
export interface ArticleFacts {
  title: string;
  slug: string;
  excerpt: string;
  /** Its text without tags. */
  text: string;
  /** Alternative texts of the pictures in its text, in their order; empty where nobody wrote one. */
  alts: readonly string[];
  hasCover: boolean;
  coverAlt: string;
}

/** Whether a text can be the readable name of an article: small Latin letters, digits and single dashes. */
export const isArticleSlug = (slug: string): boolean =>
  slug.length <= ARTICLE_LENGTHS.slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);

/** The name that is proposed for a title; one of another script has none of its own. */
export const articleSlug = (title: string): string => (/[a-z0-9]/i.test(title) ? slugify(title) : 'article');

/** The readable name that is tried next where one is taken: `papers`, `papers-2`, `papers-3`. */
export function nextSlug(slug: string, tries: number): string {
  const end = `-${tries + 1}`;
  return `${slug.slice(0, ARTICLE_LENGTHS.slug - end.length).replace(/-+$/, '')}${end}`;
}

/**
 * What keeps an article from being published; nothing where it may be. Pictures need alternative texts, because part of
 * its readers hear it.
 */
export function articleFaults(article: ArticleFacts): ArticleFault[] {
  const faults: ArticleFault[] = [];
  if (!article.title.trim()) faults.push('title');
  if (!isArticleSlug(article.slug)) faults.push('slug');
  if (!article.excerpt.trim()) faults.push('excerpt');
  if (!article.text.trim()) faults.push('content');
  if (article.alts.some((alt) => !alt.trim())) faults.push('content_alt');
  if (article.hasCover && !article.coverAlt.trim()) faults.push('cover_alt');
  return faults;
}

/** What an article lacks in Urdu, by the field that is at fault. */
export type UrduFault = 'title_ur' | 'excerpt_ur' | 'content_ur' | 'content_alt_ur' | 'cover_alt_ur';

/**
 * What keeps the Urdu texts of an article from being published beside its own: all that its own need, but the name in
 * its address, which both have in common.
 */
export function urduFaults(article: Omit<ArticleFacts, 'slug'>): UrduFault[] {
  const faults = articleFaults({ ...article, slug: 'both' });
  return faults.flatMap((fault) => (fault === 'slug' ? [] : [`${fault}_ur` as const]));
}

/** Whether something can be scheduled for a moment: ahead, and within a year. Both are milliseconds since 1970. */
export const maySchedule = (at: number, now: number): boolean => at > now && at <= now + SCHEDULE_MOST_MS;
