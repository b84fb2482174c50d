import { screens } from '../../apps/web/app/routes.ts';
import { aLastingListing } from '../ad.ts';
import { expect, test } from '../journey.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Letters, words, lines and paragraphs as far apart as WCAG 1.4.12 lets a reader set them. */
const WIDE_TEXT =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } ' +
  'p { margin-bottom: 2em !important }';

const FIXED = screens
  .filter(({ path, audience }) => ['everyone', 'public', 'signed-out'].includes(audience) && !/[:*]/.test(path))
  .map(({ path }) => path);
const OTHERS = ['/areas/clifton', '/blogs/4', '/grand-monarch/units/E-0101', '/projects/clifton-courtyard/units'];

for (const language of ['', '/ur']) {
  test(`no page is wider than the narrowest phone, nor with text set wide${language && ', in Urdu'}`, {
    tag: language ? ['@phone', '@long'] : '@phone',
  }, async ({ page, pageErrors, request }) => {
    test.setTimeout(300_000);
    const wide: string[] = [];
    for (const path of [...FIXED, ...OTHERS, await aLastingListing(request)]) {
      const address = language && path === '/' ? language : `${language}${path}`;
      await page.goto(address, { waitUntil: 'load' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${address}: ${width}`);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.addStyleTag({ content: WIDE_TEXT });
      const spaced = await page.evaluate(() => document.documentElement.scrollWidth);
      if (spaced > 360) wide.push(`${address} with wide text: ${spaced}`);
      await page.setViewportSize({ width: 320, height: 640 });
    }
    expect(wide).toEqual([]);
    // What a link of a mail leads to is not there without its token.
    expect(pageErrors.filter((text) => !text.includes('status of 404'))).toEqual([]);
    pageErrors.length = 0;
  });
}

test('nor for somebody who has signed in', { tag: '@phone' }, async ({ page, signUp }) => {
  await signUp('buyer', page);
  const wide: string[] = [];
  for (const address of ['/properties', '/ur/properties', '/my-viewings', '/ur/my-viewings', '/ur/profile']) {
    await page.goto(address);
    await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${address}: ${width}`);
  }
  expect(wide).toEqual([]);
});

/** What a computer's scrollbar takes from a page, which the width that a layout begins at does not count. */
const SCROLLBAR = 15;
/** No link of the header is so high, in pixels, unless its words stand in two lines. */
const ONE_LINE = 50;

test('the bars of wide layouts leave room for a scrollbar where they begin', { tag: '@phone' }, async ({ page }) => {
  const cut: string[] = [];
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const address of ['/properties', '/ur/properties']) {
      await page.goto(address);
      const over = await page.evaluate((scrollbar) => {
        document.documentElement.style.marginInlineEnd = `${scrollbar}px`;
        const bars = document.querySelectorAll('header, main form');
        return [...bars].map((bar) => bar.scrollWidth - bar.clientWidth).filter((more) => more > 0);
      }, SCROLLBAR);
      if (over.length > 0) cut.push(`${address} at ${width}: ${over.join(', ')} px too wide`);
      const heights = await page
        .getByRole('banner')
        .getByRole('link')
        .locator('visible=true')
        .evaluateAll((links) => links.map((link) => link.clientHeight));
      if (Math.max(...heights) > ONE_LINE) cut.push(`${address} at ${width}: a link of the header has two lines`);
    }
  }
  expect(cut).toEqual([]);
});

test('a phone that is held sideways shows the page and not its bars', { tag: '@phone' }, async ({ page }) => {
  for (const [address, bars] of [
    ['/properties', ['banner', 'search']],
    ['/grand-monarch', ['banner']],
  ] as const) {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(address);
    await page.mouse.wheel(0, 1_200);
    for (const bar of bars) await expect(page.getByRole(bar).last()).not.toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    for (const bar of bars) await expect(page.getByRole(bar).last()).toBeInViewport();
  }
});
