import { setImmediate } from 'node:timers/promises';
import type { Blog, BlogHead } from '@karachi-estates/contracts/blogs';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { Place } from '../plugins/cursor.ts';
import { sanitizeArticle } from '../plugins/sanitize.ts';
import { blogs } from './blogs.table.ts';

export type BlogRow = typeof blogs.$inferSelect;
export type NewBlog = Omit<typeof blogs.$inferInsert, 'id'>;

/** The picture's size that older clients get, who know one path only. */
const COVER_WIDTH = 1024;

const isPublic = eq(blogs.state, 'published');

/** The texts of an article for who reads a language: its Urdu ones where it has some. */
const textsIn = (locale: Locale, row: BlogRow) =>
  locale === 'ur' && row.urdu ? row.urdu : { ...row, coverAlt: row.imageAlt };

/**
 * An article as the contract promises it, in the language of its reader where it is written in that, too. What is
 * stored was sanitised; it is again, so that a stricter rule reaches old articles.
 */
export function blogOf(row: BlogRow, locale: Locale): Blog {
  const { title, excerpt, content, coverAlt } = textsIn(locale, row);
  return {
    id: row.id,
    slug: row.slug,
    title,
    image_url: row.image ? `${row.image.src}/${Math.min(COVER_WIDTH, row.image.width)}` : '',
    image_alt: coverAlt,
    image: row.image,
    excerpt,
    author: row.author,
    created_at: row.createdAt.toISOString(),
    content: sanitizeArticle(content),
  };
}

/** What search engines show of an article. */
export function blogHeadOf(row: BlogRow, locale: Locale): BlogHead {
  const { seoTitle, seoDescription } = textsIn(locale, row);
  return { seo_title: seoTitle, seo_description: seoDescription };
}

/** Where a page of articles begins, after the last one of the page before, and how long it is. */
interface BlogsWanted {
  place: Place | undefined;
  limit: number;
}

const isAfter = ({ key, id }: Place): SQL =>
  sql`(${blogs.createdAt}, ${blogs.id}) < (${new Date(key).toISOString()}::timestamptz, ${id}::integer)`;

/** Articles that visitors see, newest first, in their language where there is one, and the place after them. */
export async function listBlogs(
  db: Db,
  { place, limit }: BlogsWanted,
  locale: Locale,
): Promise<{ items: Blog[]; next: Place | undefined }> {
  const rows = await db
    .select()
    .from(blogs)
    .where(and(isPublic, place && isAfter(place)))
    .orderBy(desc(blogs.createdAt), desc(blogs.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = last && rows.length > limit ? { key: last.createdAt.getTime(), id: last.id } : undefined;
  const items: Blog[] = [];
  for (const row of shown) {
    items.push(blogOf(row, locale));
    // A long text takes milliseconds to be made clean, and hundreds of them a second: others have their turn between.
    await setImmediate();
  }
  return { items, next };
}

/** An article that visitors see. */
export async function findBlog(db: Db, id: number): Promise<BlogRow | undefined> {
  const [row] = await db
    .select()
    .from(blogs)
    .where(and(eq(blogs.id, id), isPublic));
  return row;
}

/** @returns undefined when an article has this slug already. */
export async function insertBlog(db: Db, blog: NewBlog): Promise<BlogRow | undefined> {
  const [row] = await db.insert(blogs).values(blog).onConflictDoNothing().returning();
  return row;
}

export async function countBlogs(db: Db): Promise<number> {
  const [row] = await db.select({ articles: sql<number>`count(*)::integer` }).from(blogs);
  return row?.articles ?? 0;
}
