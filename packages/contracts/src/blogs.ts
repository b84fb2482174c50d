import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';

/** A blog article. `content` is HTML, sanitised by the server; `image_url` is a path on the backend. */
export const Blog = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  image_url: Type.String(),
  image_alt: Type.String(),
  image: Type.Union([
    Type.Object({ src: Type.String(), width: Type.Integer(), height: Type.Integer(), thumbhash: Type.String() }),
    Type.Null(),
  ]),
  excerpt: Type.String(),
  author: Type.String(),
  created_at: Type.String(),
  content: Type.String(),
});
export type Blog = Static<typeof Blog>;

export const listBlogs = defineEndpoint({
  method: 'GET',
  url: '/api/blogs',
  access: 'public',
  schema: {
    summary: 'All articles, newest first',
    description: 'At most 500, or as many as `limit` says. Where there are more, the header `Link: <…>; rel="next"`.',
    tags: ['blogs'],
    querystring: Type.Object({
      limit: Type.Optional(
        Type.String({ pattern: '^([1-9][0-9]?|[1-4][0-9]{2}|500)$', description: '1 to 500, default 500' }),
      ),
      cursor: Type.Optional(Type.String({ maxLength: 400, description: 'from the Link header of the page before' })),
    }),
    response: { 200: Type.Array(Blog), ...failures },
  },
});

export const getBlog = defineEndpoint({
  method: 'GET',
  url: '/api/blogs/:id',
  access: 'public',
  schema: {
    summary: 'One article',
    tags: ['blogs'],
    params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
    response: { 200: Blog, ...failures },
  },
});

/** What search engines and shared links show of an article, beside what the specification's answers have. */
export const BlogHead = Type.Object({
  seo_title: Type.String({ description: 'empty: the title' }),
  seo_description: Type.String({ description: 'empty: the excerpt' }),
});
export type BlogHead = Static<typeof BlogHead>;

export const getBlogHead = defineEndpoint({
  method: 'GET',
  url: '/api/blogs/:id/head',
  access: 'public',
  schema: {
    summary: 'The title and description of an article’s page',
    tags: ['blogs'],
    params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
    response: { 200: BlogHead, ...failures },
  },
});
