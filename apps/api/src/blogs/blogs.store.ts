import type { Blog, BlogHead } from '@karachi-estates/contracts/blogs';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { sanitizeArticle } from '../plugins/sanitize.ts';
import { blogs } from './blogs.table.ts';

export type BlogRow = typeof blogs.$inferSelect;
export type NewBlog = Omit<typeof blogs.$inferInsert, 'id'>;

/** The picture's size that older clients get, who know one path only. */
const COVER_WIDTH = 1024;

const isPublic = eq(blogs.state, 'published');

/**
 * An article as the contract promises it. What is stored was sanitised; it is again, so that a stricter rule reaches
 * old articles.
 */
export function blogOf(row: BlogRow): Blog {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    image_url: row.image ? `${row.image.src}/${Math.min(COVER_WIDTH, row.image.width)}` : '',
    image_alt: row.imageAlt,
    image: row.image,
    excerpt: row.excerpt,
    author: row.author,
    created_at: row.createdAt.toISOString(),
    content: sanitizeArticle(row.content),
  };
}

/** What search engines show of an article. */
export const blogHeadOf = ({ seoTitle, seoDescription }: BlogRow): BlogHead => ({
  seo_title: seoTitle,
  seo_description: seoDescription,
});

/** The articles that visitors see, newest first. */
export async function listBlogs(db: Db): Promise<Blog[]> {
  const rows = await db.select().from(blogs).where(isPublic).orderBy(desc(blogs.createdAt), desc(blogs.id)).limit(500);
  return rows.map(blogOf);
}

/** An article that visitors see. */
export async function findBlog(db: Db, id: number): Promise<BlogRow | undefined> {
  const [row] = await db
    .select()
    .from(blogs)
    .where(and(eq(blogs.id, id), isPublic));
  return row;
}

/** An article of any state, by its readable name. */
export async function findBlogBySlug(db: Db, slug: string): Promise<BlogRow | undefined> {
  const [row] = await db.select().from(blogs).where(eq(blogs.slug, slug));
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
