import { screens } from '../../apps/web/app/routes.ts';
import { aLastingListing } from '../ad.ts';
import { expect, test } from '../journey.ts';

test.use({ viewport: { width: 320, height: 640 } });

const FIXED = screens
  .filter(({ path, audience }) => ['everyone', 'public', 'signed-out'].includes(audience) && !/[:*]/.test(path))
  .map(({ path }) => path);
const OTHERS = ['/areas/clifton', '/blogs/4', '/grand-monarch/units/E-0101', '/projects/clifton-courtyard/units'];

for (const language of ['', '/ur']) {
  test(`no page is wider than the narrowest phone${language && ', in Urdu'}`, { tag: '@phone' }, async ({
    page,
    pageErrors,
    request,
  }) => {
    test.setTimeout(300_000);
    const wide: string[] = [];
    for (const path of [...FIXED, ...OTHERS, await aLastingListing(request)]) {
      const address = language && path === '/' ? language : `${language}${path}`;
      await page.goto(address, { waitUntil: 'load' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${address}: ${width}`);
    }
    expect(wide).toEqual([]);
    // What a link of a mail leads to is not there without its token.
    expect(pageErrors.filter((text) => !text.includes('status of 404'))).toEqual([]);
    pageErrors.length = 0;
  });
}
