import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getBlog, getBlogHead, listBlogs as listBlogsContract } from '@karachi-estates/contracts/blogs';
import { BLOG_NOT_FOUND } from '@karachi-estates/domain/blogs/messages';
import { CURSOR_INVALID, PAGE_OF_RESULTS_INVALID } from '@karachi-estates/domain/properties/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { ARTICLES } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../plugins/contract.ts';
import { cursorSecret, type Place, readCursor, writeCursor } from '../plugins/cursor.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { blogHeadOf, blogOf, findBlog, listBlogs } from './blogs.store.ts';

/** Articles in one answer, where nothing else is asked for. */
const USUAL = '500';

const LIST = 'blogs';

/** @throws HttpProblem 400 for a cursor of another list */
function placeIn(secret: Buffer, cursor: string | undefined): Place | undefined {
  const place = cursor ? readCursor(secret, LIST, cursor) : undefined;
  if (!cursor || place) return place;
  throw new HttpProblem(400, told({ PAGE_OF_RESULTS_INVALID }), { cursor: told({ CURSOR_INVALID }) });
}

/** Articles, to read. */
export const blogsRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      ...endpoint(listBlogsContract),
      handler: async (request, reply) => {
        const { limit = USUAL, cursor } = request.query;
        const secret = await cursorSecret(deps);
        const place = placeIn(secret, cursor);
        const key = `${LIST} ${limit} ${place?.key ?? ''} ${place?.id ?? ''}`;
        return reply.sendCached(key, async ({ db }) => {
          const { items, next } = await listBlogs(db, { place, limit: Number(limit) }, request.locale);
          const query = next && new URLSearchParams({ limit, cursor: writeCursor(secret, LIST, next) });
          const headers = query && { link: `<${listBlogsContract.url}?${query}>; rel="next"` };
          return { value: items, subjects: [ARTICLES], ...(headers && { headers }) };
        });
      },
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
