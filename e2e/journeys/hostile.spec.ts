import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { HOSTILE_HTML } from '../../apps/api/src/blogs/hostile.fixture.ts';
import { anAd, signedAs } from '../ad.ts';
import { expect, test } from '../journey.ts';

// Texts go in and come out again, one after the other.
test.describe.configure({ timeout: 150_000 });

/** What nobody can type into a field, and what the site therefore refuses. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Notes everything by which a page would show that what people wrote has run, or has called home. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') seen.push(`a request to ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame.parentFrame()) seen.push(`a frame: ${frame.url()}`);
  });
  return seen;
}

/** Elements and attributes in the page's main part that only a hostile text can have brought. */
const strangersIn = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    // Without the data for search engines, which is no code and has its signs escaped.
    [...main.querySelectorAll('*:not(script[type="application/ld+json"])')].flatMap((element) => {
      const handlers = element
        .getAttributeNames()
        .filter((name) => /^on|^(srcdoc|formaction|ping|xlink:href)$/i.test(name));
      const isStrange =
        /^(script|iframe|object|embed|base|meta|math|style|marquee|template)$/i.test(element.tagName) ||
        /^\s*(javascript|data|vbscript):/i.test(element.getAttribute('href') ?? '');
      return handlers.length > 0 || isStrange ? [element.outerHTML.slice(0, 120)] : [];
    }),
  );

test('an article made of hostile HTML is shown, and nothing of it runs', { tag: '@once' }, async ({
  page,
  admin,
  pageErrors,
}) => {
  const seen = watch(page);
  const file = path.join(tmpdir(), `hostile-${randomUUID()}.md`);
  const title = `Papers <img src=x onerror=alert(1)> ${Date.now()}`;
  await writeFile(
    file,
    `---\ntitle: ${title}\nslug: papers-${randomUUID()}\ncreated_at: 2024-01-01\n---\n\nBefore.\n\n${HOSTILE_HTML.join('\n\n')}\n\n## After all of it\n\nStill here.\n`,
  );
  const said = await admin('blog', 'add', file);
  await rm(file);
  const address = /\/blogs\/\d+/.exec(said)?.[0] ?? '';
  expect(address).not.toBe('');
  for (const place of [address, '/blogs']) {
    await page.goto(place);
    await expect(page.getByRole('main')).toContainText(title);
    expect(await strangersIn(page), place).toEqual([]);
  }
  // From the list to the article, the browser itself writes the article into the page.
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await strangersIn(page)).toEqual([]);
  expect(seen).toEqual([]);
  // A picture of our own that is not there may be asked for; nothing may have been refused by the page's policy.
  expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
  pageErrors.length = 0;
});

for (const { which, every, tag } of [
  { which: 'some', every: 5, tag: ['@once'] },
  { which: 'all', every: 1, tag: ['@once', '@long'] },
]) {
  test(`${which} hostile texts in every field of a seller are words, on every page`, { tag }, async ({
    page,
    request,
    signUp,
  }) => {
    expect(HOSTILE_HTML.filter((sample) => !CONTROL.test(sample)).length).toBeGreaterThanOrEqual(50);
    expect(HOSTILE_HTML.some((sample) => CONTROL.test(sample))).toBe(true);
    const seen = watch(page);
    const seller = await signUp('seller', page);
    const headers = signedAs(seller);
    const posted = await request.post('/api/properties/save', { headers, multipart: anAd(seller.email) });
    expect(posted.status(), await posted.text()).toBe(201);
    const [own] = await (await request.get('/api/properties/my-properties', { headers })).json();
    const id = own.property_id;

    for (const [index, sample] of HOSTILE_HTML.entries()) {
      if (index % every !== 0) continue;
      const words = sample.slice(0, 79);
      const profile = {
        first_name: words,
        last_name: words,
        email: seller.email,
        phone: '0300 1234567',
        address: sample,
      };
      const written = await request.put('/api/auth/sellerprofile', { headers, data: profile });
      const multipart = anAd(seller.email, {
        title: sample,
        description: `${sample}\n${sample}`,
        dimension: sample.slice(0, 59),
      });
      const changed = await request.put(`/api/properties/update/${id}`, { headers, multipart });
      for (const [answer, fields] of [
        [written, Object.keys(profile)],
        [changed, ['title', 'description', 'dimension']],
      ] as const) {
        const said = await answer.text();
        expect(answer.status(), `${sample}: ${said}`).toBe(CONTROL.test(sample) ? 400 : 200);
        if (!answer.ok()) expect(fields).toContain(Object.keys(JSON.parse(said).fields)[0]);
      }
      const served = await request.get(`/property-detail-home/${id}-x`);
      expect(served.status()).toBe(200);
      expect(await served.text(), `sample ${index} as it was written`).not.toContain(sample);
      // Some of them are enough to see with the eyes of a browser; their number keeps the journey short.
      if (index % 10 !== 0) continue;
      for (const place of [
        `/property-detail-home/${id}-x`,
        `/properties?area=31&minPrice=45000000&maxPrice=45000000`,
      ]) {
        const guest = await page.context().browser()?.newContext({ baseURL: process.env.JOURNEY_SITE });
        if (!guest) throw new Error('There is no browser');
        const reader = await guest.newPage();
        const seenByGuest = watch(reader);
        const refused: string[] = [];
        reader.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
        await reader.goto(place);
        expect(await strangersIn(reader), sample).toEqual([]);
        expect([...seenByGuest, ...refused], sample).toEqual([]);
        await guest.close();
      }
    }

    // The seller's own pages, with the last texts.
    for (const place of [
      '/',
      '/my-properties',
      `/my-property-detail/${id}`,
      `/seller-post-edit/${id}`,
      '/profile-info',
    ]) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Loading...');
      expect(await strangersIn(page), place).toEqual([]);
    }
    expect(seen).toEqual([]);
  });
}

test('an address with a character that nobody can type is answered by a kind page', { tag: '@once' }, async ({
  browser,
  request,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: process.env.JOURNEY_SITE });
    const page = await context.newPage();
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    for (const address of ['/%00', '/areas/%00', '/blogs/1%00', '/properties?area=%00', '/properties?q=a%00b']) {
      const answer = await page.goto(address, { waitUntil: 'networkidle' });
      expect([answer?.status(), answer?.headers()['content-type']], address).toEqual([400, 'text/html; charset=utf-8']);
      await expect(page.getByRole('heading', { level: 1, name: 'This address cannot be read' })).toBeVisible();
    }
    await page.goto('/ur/areas/%00');
    await expect(page.getByRole('heading', { level: 1, name: 'یہ پتہ پڑھا نہیں جا سکتا' })).toBeVisible();
    await page.getByRole('link', { name: 'Karachi Estates' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(broken).toEqual([]);
    await context.close();
  }
  const api = await request.get('/api/areas/%00');
  expect([api.status(), api.headers()['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
});
