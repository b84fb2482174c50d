import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface SiteFile {
  file: string;
  size: number;
  type: string;
  etag: string;
  cacheControl: string;
  /** Encodings made at build time that lie beside the file. */
  encodings: ('br' | 'gzip')[];
}

const suffix = { br: '.br', gzip: '.gz' } as const;
const keptInMemory = 512 * 1024;

/** A browser that has it asks at every visit whether it is still the one. */
export const serviceWorker = '/sw.js';

/** The files of the built site, read once: what is not in this list is not a file, whatever its path says. */
export class SiteFiles {
  readonly #files = new Map<string, SiteFile>();
  readonly #contents = new Map<string, Buffer>();
  /** WebP is made in one width only: those who do not read AVIF get that one. */
  readonly #webpOf = new Map<string, SiteFile>();

  static async read(root: string): Promise<SiteFiles> {
    const files = new SiteFiles();
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const type = types[path.extname(entry.name)];
      if (!entry.isFile() || !type || entry.name.startsWith('.')) continue;
      const url = `/${path.relative(root, file).split(path.sep).join('/')}`;
      const { size, mtimeMs } = await stat(file);
      const found: SiteFile = {
        file,
        size,
        type,
        etag: `"${createHash('sha1').update(`${url}:${size}:${mtimeMs}`).digest('base64url').slice(0, 16)}"`,
        // Built assets and encoded pictures have their content's hash in the name.
        cacheControl: /^\/(assets|pictures)\//.test(url)
          ? 'public, max-age=31536000, immutable'
          : url === serviceWorker
            ? 'no-cache'
            : 'public, max-age=3600',
        encodings: (['br', 'gzip'] as const).filter((encoding) => existsSync(file + suffix[encoding])),
      };
      files.#files.set(url, found);
      const picture = url.match(/^(\/pictures\/.+)-\d+\.webp$/)?.[1];
      if (picture) files.#webpOf.set(picture, found);
    }
    return files;
  }

  /** The file at an address; for a picture's address without an ending, the best format that the browser accepts. */
  find(url: string, accept = ''): SiteFile | undefined {
    const address = url.split('?', 1)[0] ?? url;
    if (!/^\/pictures\/[^.]+$/.test(address)) return this.#files.get(address);
    const avif = accept.includes('image/avif') ? this.#files.get(`${address}.avif`) : undefined;
    return avif ?? this.#files.get(`${address}.webp`) ?? this.#webpOf.get(address.replace(/-\d+$/, ''));
  }

  /** Answers a request for a file: conditional, compressed as the browser likes, in parts for films. */
  async send(found: SiteFile, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    reply.headers({
      'content-type': found.type,
      'cache-control': found.cacheControl,
      etag: found.etag,
      'x-content-type-options': 'nosniff',
      // A drawing opened by itself must not run anything.
      ...(found.type === 'image/svg+xml'
        ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }
        : {}),
    });
    if (found.encodings.length > 0) reply.header('vary', 'accept-encoding');
    if (found.file.includes(`${path.sep}pictures${path.sep}`)) reply.header('vary', 'accept');
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();

    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = found.encodings.find((each) => accepted.includes(each));
    if (encoding) {
      reply.header('content-encoding', encoding);
      return reply.send(await this.#content(found.file + suffix[encoding]));
    }
    if (found.size <= keptInMemory) return reply.send(await this.#content(found.file));

    reply.header('accept-ranges', 'bytes');
    const range = request.headers.range?.match(/^bytes=(\d*)-(\d*)$/);
    if (!range || (range[1] === '' && range[2] === '')) {
      return reply.header('content-length', found.size).send(createReadStream(found.file));
    }
    const start = range[1] === '' ? Math.max(0, found.size - Number(range[2])) : Number(range[1]);
    const end = range[1] === '' || range[2] === '' ? found.size - 1 : Math.min(Number(range[2]), found.size - 1);
    if (start > end) return reply.code(416).header('content-range', `bytes */${found.size}`).send();
    return reply
      .code(206)
      .headers({ 'content-range': `bytes ${start}-${end}/${found.size}`, 'content-length': end - start + 1 })
      .send(createReadStream(found.file, { start, end }));
  }

  async #content(file: string): Promise<Buffer> {
    const known = this.#contents.get(file);
    if (known) return known;
    const content = await readFile(file);
    this.#contents.set(file, content);
    return content;
  }
}
