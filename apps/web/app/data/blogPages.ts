import { listBlogs } from '@karachi-estates/contracts/blogs';
import { type BlogSummary, summaryOf } from './blogs.ts';
import { nextCursor } from './properties.ts';
import { type Reading, reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** A page of the list of articles, without their texts. `next` is the cursor of the page after it. */
interface BlogPage {
  items: BlogSummary[];
  next: string | null;
}

const PER_PAGE = '24';

/** Articles from a cursor on, the newest without one. */
export const blogPage = (cursor: string | null): Reading<BlogPage> =>
  reading(listBlogs, { query: { limit: PER_PAGE, ...(cursor ? { cursor } : {}) } }, ({ data, header }) => ({
    items: data.map(summaryOf),
    next: nextCursor(header('link')),
  }));
export const useBlogPage = (cursor: string | null) => useApi(blogPage(cursor));
