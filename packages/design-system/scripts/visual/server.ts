import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, extname, join, normalize } from 'node:path';
import sharp from 'sharp';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

const photo = /^\/(media|fixtures|pictures|images)\/|\.(webp|avif|jpe?g)$/;
const mosaics = new Map<string, Promise<Buffer>>();

/**
 * A photo's name without its width and format: `hero-480.avif`, `hero-1200.webp` are both `hero`; `320`, `640` are ``.
 */
const photoName = (file: string) =>
  basename(file)
    .replace(/\.\w+$/, '')
    .replace(/-?\d{3,4}$/, '');

/**
 * One file for all sizes of a photo. Which size a browser takes depends on what it has in its cache, and the sizes do
 * not shrink to quite the same mosaic.
 */
function firstSize(file: string): string {
  const folder = dirname(file);
  const [first] = readdirSync(folder)
    .filter((name) => photoName(name) === photoName(file))
    .sort();
  return first ? join(folder, first) : file;
}

/**
 * Photos become mosaics of a few large squares: cropping and place stay visible, and a baseline takes kilobytes, not
 * megabytes.
 */
function mosaic(size: string): Promise<Buffer> {
  const file = firstSize(size);
  const known = mosaics.get(file);
  if (known) return known;
  const made = sharp(readFileSync(file)).resize({ width: 12 }).png({ palette: true, colours: 16 }).toBuffer();
  mosaics.set(file, made);
  return made;
}

/** Serves a built Storybook for the visual test, on a free port of this machine. */
export async function serveStorybook(folder: string): Promise<{ url: string; close: () => void }> {
  const server: Server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    if (photo.test(path) && extname(path) !== '.svg') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(await mosaic(file));
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
