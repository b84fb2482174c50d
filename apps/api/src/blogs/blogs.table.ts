import type { ArticleState } from '@karachi-estates/domain/blogs/articles';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, moment } from '../db/columns.ts';
import { staff } from '../staff/staff.table.ts';

/** A picture as a page shows it. */
type Cover = { src: string; width: number; height: number; thumbhash: string };

/** What an article says in Urdu, beside its own texts. Its `content` is HTML like theirs. */
export interface UrduTexts {
  title: string;
  excerpt: string;
  content: string;
  coverAlt: string;
  seoTitle: string;
  seoDescription: string;
}

/**
 * Articles. `content` is HTML that was sanitised when it was stored (and is again when it is served). Visitors see
 * those whose `state` is `published`; a job makes a scheduled one that when its time has come.
 */
export const blogs = pgTable(
  'blogs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    author: text('author').notNull(),
    content: text('content').notNull(),
    image: jsonb('image').$type<Cover>(),
    imageAlt: text('image_alt').notNull().default(''),
    /** The date that readers see: of the first publication, once there was one. */
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    state: text('state').$type<ArticleState>().notNull().default('published'),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    urdu: jsonb('urdu').$type<UrduTexts>(),
    /** Goes up with each save. */
    version: integer('version').notNull().default(1),
    updatedBy: text('updated_by').notNull().default(''),
  },
  (table) => [
    index('blogs_created_at').on(table.createdAt),
    index('blogs_scheduled').on(table.publishAt).where(sql`${table.state} = 'scheduled'`),
    check(
      'blogs_state',
      sql`${table.state} in ('draft', 'scheduled', 'published') and (${table.state} <> 'scheduled' or ${table.publishAt} is not null)`,
    ),
  ],
);

/** What an article said in each of its latest versions, the present one among them. */
export const blogRevisions = pgTable(
  'blog_revisions',
  {
    blogId: integer('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    staffId: integer('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    by: text('by').notNull(),
    at: instant('at').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    author: text('author').notNull(),
    content: text('content').notNull(),
    image: jsonb('image').$type<Cover>(),
    imageAlt: text('image_alt').notNull(),
    seoTitle: text('seo_title').notNull(),
    seoDescription: text('seo_description').notNull(),
    urdu: jsonb('urdu').$type<UrduTexts>(),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.version] })],
);
