import type { Page } from '@playwright/test';
import { aLastingListing } from '../ad.ts';
import { expect, test, untilHydrated } from '../journey.ts';

const STYLESHEET = 'link[data-page-stylesheet]';

/** Class names of the page's own stylesheet, and those whose styles stand in style tags of the document. */
function classNamesOf(page: Page) {
  return page.evaluate((selector) => {
    const namesIn = (rules: Iterable<CSSRule>): string[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? Array.from(rule.selectorText.matchAll(/\.ke-[\w-]+/g), ([name]) => name)
          : rule instanceof CSSGroupingRule
            ? namesIn(rule.cssRules)
            : [],
      );
    const link = document.querySelector<HTMLLinkElement>(selector);
    const tags = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    return {
      linked: namesIn(link?.sheet?.cssRules ?? []),
      inTags: tags.flatMap((tag) => namesIn(tag.sheet?.cssRules ?? [])),
    };
  }, STYLESHEET);
}

test.describe('how a landing page gets its styles', { tag: '@once' }, () => {
  test('from one stylesheet of its kind, which browsers keep, and nothing of that a second time', async ({
    page,
    request,
  }) => {
    const [blog] = await (await request.get('/api/blogs')).json();
    const addresses = ['/', '/properties', await aLastingListing(request), '/blogs', `/blogs/${blog.id}`];
    for (const address of [...addresses, '/grand-monarch']) {
      await page.goto(address);
      const link = page.locator(STYLESHEET);
      await expect(link, address).toHaveCount(1);
      const stylesheet = await request.get((await link.getAttribute('href')) ?? '');
      expect(stylesheet.status(), address).toBe(200);
      expect(stylesheet.headers()['content-type']).toContain('text/css');
      expect(stylesheet.headers()['cache-control']).toContain('immutable');
      await untilHydrated(page);
      const { linked, inTags } = await classNamesOf(page);
      expect(linked.length, address).toBeGreaterThan(40);
      expect(
        inTags.filter((name) => linked.includes(name)),
        address,
      ).toEqual([]);
    }
  });

  test('from its scripts, where the stylesheet does not arrive', async ({ page, pageErrors }) => {
    await page.goto('/properties');
    const grid = page.locator('ul:has(> li > article)').first();
    const card = page.getByRole('article').first();
    const looks = () =>
      Promise.all([
        grid.evaluate((element) => getComputedStyle(element).display),
        card.evaluate((element) => getComputedStyle(element).borderTopColor),
        page.locator('header').evaluate((element) => getComputedStyle(element).position),
      ]);
    await untilHydrated(page);
    const expected = await looks();
    expect(expected[0]).toBe('grid');

    const href = await page.locator(STYLESHEET).getAttribute('href');
    await page.route(`**${href}`, (route) => route.abort());
    await page.reload();
    await untilHydrated(page);
    await expect.poll(looks).toEqual(expected);
    expect(pageErrors.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
  });

  test('menus and dialogs have their brand’s colours, though they stand in the body', async ({ page }) => {
    for (const address of ['/properties', '/grand-monarch']) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address);
      await untilHydrated(page);
      await page.getByRole('button', { name: /menu/i }).first().click();
      const links = page.getByRole('link').filter({ visible: true });
      await expect(links.first()).toBeVisible();
      const unset = await page.evaluate(() => {
        const floating = [
          ...document.querySelectorAll<HTMLElement>('[popover], dialog, [role=dialog], [role=presentation]'),
        ];
        const missing: string[] = [];
        for (const root of floating) {
          for (const element of [root, ...root.querySelectorAll<HTMLElement>('[class*="ke-"]')]) {
            const style = getComputedStyle(element);
            for (const sheet of document.styleSheets) {
              for (const rule of sheet.cssRules) {
                if (!(rule instanceof CSSStyleRule) || !element.matches(rule.selectorText)) continue;
                for (const [, name = ''] of rule.cssText.matchAll(/var\((--ke-[\w-]+)\)/g)) {
                  if (style.getPropertyValue(name) === '') missing.push(name);
                }
              }
            }
          }
        }
        return { floating: floating.length, missing: [...new Set(missing)] };
      });
      expect(unset.floating, address).toBeGreaterThan(0);
      expect(unset.missing, address).toEqual([]);
    }
  });
});
