import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CompressedPage } from './compressedPage.ts';

const placeholder = 'nonce-0c1f7a52-6c1e-4b7e-9f3a-2d8a4c6e1b90';
const nonce = () => randomBytes(18).toString('base64');
const card = (n: number) => `<article class="card"><h3>House ${n} in Clifton — گھر</h3><p>PKR 25,000,000</p></article>`;
const page = (cards: number) =>
  `<html><head><script nonce="${placeholder}">a()</script></head><body>${Array.from({ length: cards }, (_, n) => card(n)).join('')}<script nonce="${placeholder}">b()</script></body></html>`;

describe('CompressedPage', () => {
  it('puts the nonce wherever the placeholder stood, in both forms', () => {
    const html = page(24);
    const compressed = new CompressedPage(html, placeholder);
    const one = nonce();
    const expected = html.replaceAll(placeholder, one);
    expect(compressed.plain(one).toString()).toBe(expected);
    expect(gunzipSync(compressed.gzip(one)).toString()).toBe(expected);
  });

  it('can be sent again with another nonce', () => {
    const compressed = new CompressedPage(page(3), placeholder);
    const [one, two] = [nonce(), nonce()];
    expect(gunzipSync(compressed.gzip(one)).toString()).toContain(one);
    expect(compressed.plain(one).toString()).toContain(one);
    for (const second of [gunzipSync(compressed.gzip(two)).toString(), compressed.plain(two).toString()]) {
      expect(second).toContain(two);
      expect(second).not.toContain(one);
    }
  });

  it('is hardly larger than the page compressed as a whole', () => {
    const html = page(200);
    const one = nonce();
    const whole = gzipSync(html.replaceAll(placeholder, one), { level: 9 }).length;
    expect(new CompressedPage(html, placeholder).gzip(one).length).toBeLessThan(whole + 200);
  });

  it('grows by next to nothing with every further place of the nonce', () => {
    const links = (mark: string) =>
      Array.from({ length: 60 }, (_, n) => `<link rel="modulepreload"${mark} href="/assets/${n * 7919}.js"/>`).join('');
    const one = nonce();
    const length = (mark: string) => new CompressedPage(page(24) + links(mark), placeholder).gzip(one).length;
    expect(length(` nonce="${placeholder}"`) - length('')).toBeLessThan(200);
  });

  it('refuses a nonce of another length, which would shift every repetition behind it', () => {
    expect(() => new CompressedPage(page(1), placeholder).gzip('short')).toThrow(RangeError);
  });

  it('unpacks to the page for any text between the nonces, also beyond the window of 32 KB', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.nat(3000).map((n) => card(n).repeat(1 + (n % 700))),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (pieces) => {
        const html = pieces.join(placeholder);
        const one = nonce();
        expect(gunzipSync(new CompressedPage(html, placeholder).gzip(one)).toString()).toBe(
          html.replaceAll(placeholder, one),
        );
      }),
      { numRuns: 60 },
    );
  });
});
