import { createHash } from 'node:crypto';

export interface PolicyOptions {
  /** Hashes of the page's inline scripts, as {@link takeScriptHashes} gives them. */
  scriptHashes: readonly string[];
  /** The site is reached over TLS. */
  secure: boolean;
  /** Signing in with Google is set up: its button brings a script and a stylesheet and asks its server. */
  google?: boolean;
  /** Address of the operator's street tiles, whose server the map asks. */
  mapTiles?: string | undefined;
  /** The development server needs inline scripts and eval'd refresh code. */
  development?: boolean;
}

/** The Content-Security-Policy of a page: what it may load and run, and who may frame it. */
export function pagePolicy(options: PolicyOptions): string {
  const { scriptHashes, secure, google = false, mapTiles, development = false } = options;
  const ofGoogle = (path: string) => (google ? ` https://accounts.google.com/gsi/${path}` : '');
  const scripts = development
    ? `'unsafe-inline' 'unsafe-eval'`
    : scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return [
    `default-src 'self'`,
    `script-src 'self' ${scripts}${ofGoogle('client')}`,
    // Components write their styles into the page, and the places of slides into attributes.
    `style-src 'self' 'unsafe-inline'${ofGoogle('style')}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${ofGoogle('')}${mapTiles ? ` ${new URL(mapTiles).origin}` : ''}${development ? ' ws:' : ''}`,
    `media-src 'self'`,
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com${ofGoogle('')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Takes the marks out of a rendered page and gives the hashes of the inline scripts that had one. A script that got
 * into the page by somebody else's text has no mark, as the nonce is a secret of this rendering.
 */
export function takeScriptHashes(html: string, nonce: string): { html: string; scriptHashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = html.matchAll(new RegExp(`<script[^>]*${mark}[^>]*>([^]*?)</script>`, 'g'));
  const hashes = Array.from(scripts, ([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return { html: html.replaceAll(mark, ''), scriptHashes: [...new Set(hashes)] };
}
