import { expect, it } from 'vitest';
import { offlinePage } from './offlinePage.ts';

it('names the pages that open, runs only its own script, and says that it is not the page that was wanted', async () => {
  const page = offlinePage([{ href: '/properties?area=7&sort="newest"', title: 'Homes &amp; flats' }]);
  const html = await page.text();
  expect(html).toContain('<a href="/properties?area=7&amp;sort=&quot;newest&quot;">Homes &amp; flats</a>');
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1];
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.status).toBe(503);
  expect(page.headers.get('cache-control')).toBe('no-store');
});

it('has no empty list where nothing is kept', async () => {
  expect(await offlinePage([]).text()).not.toContain('<ul');
});

it('asks the site before it opens the wanted page, and may ask nobody else', async () => {
  const page = offlinePage([]);
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
  expect(await page.text()).toContain("method:'HEAD'");
});
