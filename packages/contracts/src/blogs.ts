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
  schema: { summary: 'All articles, newest first', tags: ['blogs'], response: { 200: Type.Array(Blog), ...failures } },
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
