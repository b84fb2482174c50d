import { expect, test } from '../journey.ts';

const pages = [
  '/',
  '/properties',
  '/blogs',
  '/blogs/1',
  '/plans',
  '/find-my-home',
  '/about',
  '/faqs',
  '/services',
  '/testimonials',
  '/ads-page',
  '/points',
  '/terms-and-conditions',
  '/privacy',
];

test.describe('every public page', () => {
  for (const address of pages) {
    test(`${address} arrives whole, by itself and accessible`, async ({ page, expectAccessible }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await page.title()).not.toBe('');
      await expectAccessible(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, 'the page scrolls sideways').toBeLessThanOrEqual(0);
    });
  }

  test('have titles and descriptions of their own', async ({ request }) => {
    const heads = await Promise.all(
      pages.map(async (address) => {
        const html = await (await request.get(address)).text();
        return {
          title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
          description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
        };
      }),
    );
    for (const part of ['title', 'description'] as const) {
      const texts = heads.map((head) => head[part]);
      expect(texts.filter(Boolean)).toHaveLength(pages.length);
      expect(new Set(texts).size, `two pages have the same ${part}`).toBe(pages.length);
    }
  });
});
