import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getPicture } from '@karachi-estates/contracts/media';
import { PICTURE_NOT_FOUND } from '@karachi-estates/domain/media/messages';
import { pictureWidths } from '@karachi-estates/domain/media/pictures';
import { told } from '@karachi-estates/domain/words/sentence';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { isKnownTag } from '../plugins/answers.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem, isDatabaseAway } from '../plugins/errors.ts';
import { encodeVariant, type PictureFormat } from './media.pictures.ts';
import { findMedia } from './media.store.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** While the better format is still being made. */
const FOR_NOW = 'public, max-age=60';
const CONTENT_TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** A picture that was removed is not given out of memory for longer. */
const ASK_AGAIN_MS = 60_000;

interface Wanted {
  width: number | undefined;
  format: PictureFormat | undefined;
}

function wantedOf(variant: string): Wanted | undefined {
  const match = /^(\d{1,5})(?:\.(avif|webp|jpg))?$/.exec(variant);
  return match ? { width: Number(match[1]), format: match[2] as PictureFormat | undefined } : undefined;
}

function negotiated(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpg';
}

/** The offered width for a wish: that one or the next larger, never more than the picture has. */
function offeredWidth(own: number, wish: number | undefined): number | undefined {
  const widths = pictureWidths(own);
  return wish === undefined ? widths.at(-1) : (widths.find((width) => width >= wish) ?? widths.at(-1));
}

/** What is read and made of pictures, with caches of their widths and of their latest files. */
function variantsOf(deps: Deps) {
  const ownWidths = new LRUCache<string, { width: number; readAt: number }>({ max: 20_000 });
  const bytesOf = new LRUCache<string, Buffer>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: (bytes) => bytes.length,
  });

  async function ownWidth(hash: string): Promise<number> {
    const cached = ownWidths.get(hash);
    const now = deps.clock().getTime();
    if (cached && now - cached.readAt < ASK_AGAIN_MS) return cached.width;
    try {
      const row = (await findMedia(deps.db, [hash])).get(hash);
      if (!row) throw new HttpProblem(404, told({ PICTURE_NOT_FOUND }));
      ownWidths.set(hash, { width: row.width, readAt: now });
      return row.width;
    } catch (error) {
      if (cached && isDatabaseAway(error)) return cached.width;
      throw error;
    }
  }

  async function load(hash: string, width: number, format: PictureFormat): Promise<Buffer | undefined> {
    const key = `${hash}/${width}.${format}`;
    const cached = bytesOf.get(key);
    if (cached) return cached;
    let bytes = await deps.media.get(key);
    // AVIF is slow to make and comes from the queue; JPEG is for link previews and made at the first wish.
    if (!bytes && format !== 'avif') {
      const master = await deps.media.get(`${hash}/master.webp`);
      if (!master) return undefined;
      bytes = await encodeVariant(master, width, format);
      await deps.media.put(key, bytes);
    }
    if (bytes) bytesOf.set(key, bytes);
    return bytes;
  }

  return { ownWidth, load };
}

/** Pictures in every size and format. Addresses are content hashes, so answers never change. */
export const mediaRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { ownWidth, load } = variantsOf(deps);

    async function send(request: FastifyRequest, reply: FastifyReply, hash: string, wanted: Wanted) {
      const width = offeredWidth(await ownWidth(hash), wanted.width);
      if (width === undefined) throw new HttpProblem(404, told({ PICTURE_NOT_FOUND }));
      const wish = wanted.format ?? negotiated(request.headers.accept ?? '');
      let format = wish;
      let bytes = await load(hash, width, format);
      if (!bytes && format === 'avif') {
        format = 'webp';
        bytes = await load(hash, width, format);
      }
      if (!bytes) throw new HttpProblem(404, told({ PICTURE_NOT_FOUND }));
      const tag = `"${hash}-${width}-${format}"`;
      if (!wanted.format) reply.header('vary', 'Accept');
      reply.header('etag', tag).header('cache-control', format === wish ? FOREVER : FOR_NOW);
      // The site may be on another origin than its pictures.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (isKnownTag(request, tag)) return reply.code(304).send();
      return reply.type(CONTENT_TYPES[format]).send(bytes);
    }

    const { response: _answers, ...schema } = getPicture.schema;
    app.route({
      ...endpoint(getPicture),
      schema,
      logLevel: 'warn',
      handler: async (request, reply) => {
        const wanted = wantedOf(request.params.variant);
        if (!wanted) throw new HttpProblem(404, told({ PICTURE_NOT_FOUND }));
        return send(request, reply, request.params.hash, wanted);
      },
    });

    /** Clients that load a picture by its bare path get it in its largest size. */
    app.get<{ Params: { hash: string } }>(
      '/media/:hash',
      {
        schema: {
          hide: true,
          params: { type: 'object', properties: { hash: getPicture.schema.params.properties.hash } },
        },
      },
      async (request, reply) => send(request, reply, request.params.hash, { width: undefined, format: undefined }),
    );
  };
