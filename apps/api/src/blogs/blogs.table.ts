import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Articles. `content` is HTML that was sanitised when it was stored (and is again when it is served). */
export const blogs = pgTable(
  'blogs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    author: text('author').notNull(),
    content: text('content').notNull(),
    image: jsonb('image').$type<{ src: string; width: number; height: number; thumbhash: string }>(),
    imageAlt: text('image_alt').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('blogs_created_at').on(table.createdAt)],
);
