import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getBlog, getBlogHead, listBlogs as listBlogsContract } from '@karachi-estates/contracts/blogs';
import { BLOG_NOT_FOUND } from '@karachi-estates/domain/blogs/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { ARTICLES } from '../changes/subjects.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { blogHeadOf, blogOf, findBlog, listBlogs } from './blogs.store.ts';

/** Articles, to read. */
export const blogsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...endpoint(listBlogsContract),
    handler: async (request, reply) =>
      reply.sendCached('blogs', async ({ db }) => ({
        value: await listBlogs(db, request.locale),
        subjects: [ARTICLES],
      })),
  });

  const readings = [
    { contract: getBlog, name: 'blog', wire: blogOf },
    { contract: getBlogHead, name: 'blog head', wire: blogHeadOf },
  ] as const;
  for (const { contract, name, wire } of readings) {
    app.route({
      ...endpoint(contract),
      handler: async (request, reply) => {
        const id = /^[1-9]\d{0,8}$/.test(request.params.id) ? Number(request.params.id) : undefined;
        return reply.sendCached(`${name} ${id}`, async ({ db }) => {
          const row = id === undefined ? undefined : await findBlog(db, id);
          if (!row) throw new HttpProblem(404, told({ BLOG_NOT_FOUND }));
          return { value: wire(row, request.locale), subjects: [ARTICLES] };
        });
      },
    });
  }
};
