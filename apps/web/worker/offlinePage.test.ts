import { expect, it } from 'vitest';
import { offlinePage } from './offlinePage.ts';

it('names the pages that open, runs only its own script, and says that it is not the page that was wanted', async () => {
  const page = offlinePage([{ href: '/properties?area=7&sort="newest"', title: 'Homes &amp; flats' }], 'en');
  const html = await page.text();
  expect(html).toContain('<a href="/properties?area=7&amp;sort=&quot;newest&quot;" dir="auto">Homes &amp; flats</a>');
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1];
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.status).toBe(503);
  expect(page.headers.get('cache-control')).toBe('no-store');
});

it('has no empty list where nothing is kept', async () => {
  expect(await offlinePage([], 'en').text()).not.toContain('<ul');
});

it('asks the site before it opens the wanted page, and may ask nobody else', async () => {
  const page = offlinePage([], 'en');
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
  expect(await page.text()).toContain("method:'HEAD'");
});

it('speaks the language of the address', async () => {
  expect(await offlinePage([], 'en').text()).toContain('<html lang="en" dir="ltr">');
  const html = await offlinePage([{ href: '/ur/blogs', title: 'تازہ بلاگ' }], 'ur').text();
  expect(html).toContain('<html lang="ur" dir="rtl">');
  expect(html).toContain('<h1>انٹرنیٹ نہیں ہے</h1>');
  expect(html).toContain('>تازہ بلاگ</a>');
  expect(html).not.toMatch(/offline|Try again/i);
});
