import { type Blog, getBlog, getBlogHead, listBlogs } from '@karachi-estates/contracts/blogs';
import { optional, type Reading, reading } from './reading.ts';
import { useApi } from './useApi.ts';

/** An article as lists show it: everything but its text. */
export type BlogSummary = Omit<Blog, 'content' | 'image_url'>;

export const summaryOf = ({ content: _content, image_url: _path, ...summary }: Blog): BlogSummary => summary;

/** The newest articles, without their texts, so that a page with three covers does not carry three essays. */
export const newestBlogs = (count: number): Reading<BlogSummary[]> =>
  reading(listBlogs, { query: { limit: String(count) } }, ({ data }) => data.map(summaryOf));
export const useNewestBlogs = (count: number) => useApi(newestBlogs(count));

export const blog = (id: string) => reading(getBlog, { params: { id } });
/** What search engines and shared links show of an article; its page does without it. */
export const blogHead = (id: string) => optional(reading(getBlogHead, { params: { id } }));
export const useBlogHead = (id: string) => useApi(blogHead(id));

export const useBlog = (id: string | null) => useApi(id === null ? null : blog(id));
