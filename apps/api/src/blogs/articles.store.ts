import type { DeskArticlesQuery } from '@karachi-estates/contracts/deskArticles';
import type { ArticleState } from '@karachi-estates/domain/blogs/articles';
import { and, asc, desc, eq, ilike, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { escapedLike } from '../db/like.ts';
import type { Place } from '../plugins/cursor.ts';
import { COUNTED, type Wanted } from '../plugins/deskPaging.ts';
import type { BlogRow, NewBlog } from './blogs.store.ts';
import { blogRevisions, blogs } from './blogs.table.ts';

export type RevisionRow = typeof blogRevisions.$inferSelect;

type Filter = Pick<DeskArticlesQuery, 'q' | 'state'>;

function whereOf({ q, state }: Filter): SQL | undefined {
  const words = q?.trim();
  const inside = words && `%${escapedLike(words)}%`;
  return and(
    state ? eq(blogs.state, state) : undefined,
    inside
      ? or(...[blogs.title, sql`${blogs.urdu}->>'title'`, blogs.slug, blogs.author].map((text) => ilike(text, inside)))
      : undefined,
  );
}

type Sort = NonNullable<DeskArticlesQuery['sort']>;

/** What a list is ordered by, in milliseconds; what has no time to be published comes last or first. */
const KEYS: Record<Sort, SQL<number>> = {
  updated_at: sql`floor(extract(epoch from ${blogs.updatedAt}) * 1000)::float8`,
  created_at: sql`floor(extract(epoch from ${blogs.createdAt}) * 1000)::float8`,
  publish_at: sql`coalesce(floor(extract(epoch from ${blogs.publishAt}) * 1000), 0)::float8`,
};

/** The place of a row in its list. */
export function placeOfArticle(sort: Sort): (row: BlogRow) => Place {
  return (row) => ({
    key: { updated_at: row.updatedAt, created_at: row.createdAt, publish_at: row.publishAt }[sort]?.getTime() ?? 0,
    id: row.id,
  });
}

/** A page of articles of all states. */
export async function listArticles(
  db: Db,
  filter: Filter,
  sort: Sort,
  { place, isAscending, skip, limit }: Wanted,
): Promise<BlogRow[]> {
  const key = KEYS[sort];
  const beyond = place && sql`(${key}, ${blogs.id}) ${sql.raw(isAscending ? '>' : '<')} (${place.key}, ${place.id})`;
  const order = isAscending ? asc : desc;
  return db
    .select()
    .from(blogs)
    .where(and(whereOf(filter), beyond))
    .orderBy(order(key), order(blogs.id))
    .limit(limit)
    .offset(skip);
}

/** Articles of all states, newest first, for the operator. */
export async function listAllArticles(db: Db): Promise<BlogRow[]> {
  return db.select().from(blogs).orderBy(desc(blogs.createdAt), desc(blogs.id)).limit(500);
}

/** How many there are, counted to the cap. */
export async function countArticles(db: Db, filter: Filter): Promise<number> {
  const some = db.select({ id: blogs.id }).from(blogs).where(whereOf(filter)).limit(COUNTED).as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** An article of any state. */
export async function findArticle(db: Db, id: number): Promise<BlogRow | undefined> {
  const [row] = await db.select().from(blogs).where(eq(blogs.id, id));
  return row;
}

/** Takes an article until the transaction ends, so that of two saves the second sees the first. */
export async function lockArticle(tx: Db, by: { id: number } | { slug: string }): Promise<BlogRow | undefined> {
  const which = 'id' in by ? eq(blogs.id, by.id) : eq(blogs.slug, by.slug);
  const [row] = await tx.select().from(blogs).where(which).for('update');
  return row;
}

/** Whether another article has a name. */
export async function isSlugTaken(db: Db, slug: string, exceptId = 0): Promise<boolean> {
  const [row] = await db.select({ id: blogs.id }).from(blogs).where(eq(blogs.slug, slug));
  return row !== undefined && row.id !== exceptId;
}

export async function updateArticle(tx: Db, id: number, change: Partial<NewBlog>): Promise<BlogRow> {
  const [row] = await tx.update(blogs).set(change).where(eq(blogs.id, id)).returning();
  if (!row) throw new Error('The article went while it was locked');
  return row;
}

export async function deleteArticle(tx: Db, id: number): Promise<void> {
  await tx.delete(blogs).where(eq(blogs.id, id));
}

/** The articles whose time has come, taken until the transaction ends; another process's are left to it. */
export async function takeDue(tx: Db, now: Date, limit: number): Promise<BlogRow[]> {
  return tx
    .select()
    .from(blogs)
    .where(and(eq(blogs.state, 'scheduled' satisfies ArticleState), lte(blogs.publishAt, now)))
    .orderBy(asc(blogs.publishAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Keeps what an article says now, unless that version is kept already. */
export async function keepRevision(tx: Db, row: BlogRow, by: Pick<Actor, 'id' | 'name'>): Promise<void> {
  const { id, version, slug, title, excerpt, author, content, image, imageAlt, seoTitle, seoDescription, urdu } = row;
  await tx
    .insert(blogRevisions)
    .values({
      ...{ blogId: id, version, staffId: by.id, by: by.name, at: row.updatedAt },
      ...{ slug, title, excerpt, author, content, image, imageAlt, seoTitle, seoDescription, urdu },
    })
    .onConflictDoNothing();
}

/** Which versions are kept, newest first. */
export async function listRevisions(db: Db, blogId: number) {
  const { version, by, at, title } = blogRevisions;
  return db
    .select({ version, by, at, title })
    .from(blogRevisions)
    .where(eq(blogRevisions.blogId, blogId))
    .orderBy(desc(version));
}

export async function findRevision(db: Db, blogId: number, version: number): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(blogRevisions)
    .where(and(eq(blogRevisions.blogId, blogId), eq(blogRevisions.version, version)));
  return row;
}

/** Takes away the oldest revisions beyond a number. @returns them, whose pictures may go too. */
export async function dropOldRevisions(tx: Db, blogId: number, kept: number): Promise<RevisionRow[]> {
  const [oldest] = await tx
    .select({ version: blogRevisions.version })
    .from(blogRevisions)
    .where(eq(blogRevisions.blogId, blogId))
    .orderBy(desc(blogRevisions.version))
    .offset(kept - 1)
    .limit(1);
  if (!oldest) return [];
  return tx
    .delete(blogRevisions)
    .where(and(eq(blogRevisions.blogId, blogId), lt(blogRevisions.version, oldest.version)))
    .returning();
}

/** All revisions of an article, with what they say. */
export async function wholeRevisions(db: Db, blogId: number): Promise<RevisionRow[]> {
  return db.select().from(blogRevisions).where(eq(blogRevisions.blogId, blogId));
}
