import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { pagePolicy, takeScriptHashes } from './policy.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** What Google's evaluator finds that would let a script of somebody else run. */
function gravest(policy: string): string[] {
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return found
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

describe('the content security policy of pages', () => {
  const scriptHashes = [sha256('a()'), sha256('b()')];

  it.each([
    { secure: true, google: true },
    { secure: true, google: false },
    { secure: false, google: false },
  ])('has no grave hole with %o', (options) => {
    expect(gravest(pagePolicy({ ...options, scriptHashes }))).toEqual([]);
  });

  it('lets the map ask the server of the street tiles, where the operator has some', () => {
    const connect = (mapTiles?: string) =>
      /connect-src [^;]*/.exec(pagePolicy({ scriptHashes, secure: true, mapTiles }))?.[0];
    expect(connect()).toBe("connect-src 'self'");
    expect(connect('https://tiles.example/maps/karachi.pmtiles')).toBe("connect-src 'self' https://tiles.example");
  });

  it('would be told of one', () => {
    expect(gravest("script-src 'unsafe-inline'; object-src *")).not.toEqual([]);
  });

  it('allows the scripts of the page by their hashes, files of this site, and nothing inline beside', () => {
    const policy = pagePolicy({ scriptHashes, secure: true });
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' 'sha256-${sha256('a()')}' 'sha256-${sha256('b()')}'`);
    expect(policy).toContain("worker-src 'self'");
  });
});

describe('the hashes of a page’s scripts', () => {
  const page = (mark: string, comment: string) =>
    `<head><script${mark}>a()</script><script type="application/ld+json">{}</script></head><p>${comment}</p>` +
    `<script type="module" async=""${mark}>\nb()\n</script><script${mark}>a()</script>`;

  it('are of the scripts that this rendering has marked; the marks go', () => {
    const { html, scriptHashes } = takeScriptHashes(page(' nonce="secret"', 'Hello'), 'secret');
    expect(scriptHashes).toEqual([sha256('a()'), sha256('\nb()\n')]);
    expect(html).toBe(page('', 'Hello'));
  });

  it('are not of a script that came with somebody’s text', () => {
    for (const text of ['<script>evil()</script>', '<script nonce="guessed">evil()</script>']) {
      const { scriptHashes } = takeScriptHashes(page(' nonce="secret"', text), 'secret');
      expect(scriptHashes, text).not.toContain(sha256('evil()'));
    }
  });
});
