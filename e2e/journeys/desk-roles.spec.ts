import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const ROLES = ['owner', 'moderator', 'finance', 'editor', 'support'] as const;

/** Addresses of one kind: a listing is like another, and a list like itself with other filters. */
const kindOf = (address: string) => address.replace(/\?.*/, '').replace(/\/[^/]*\d[^/]*/g, '/:id');

/** Opens a screen of the desk and waits until it has what it asked for. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}

/** Where the screen leads to within the desk, and what it offers to download. */
const waysOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((anchors) =>
    anchors
      .map((anchor) => new URL((anchor as HTMLAnchorElement).href))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/(api\/)?desk(\/|$)/.test(pathname))
      .map(({ pathname, search }) => pathname + search),
  );

for (const role of ROLES) {
  // The two with the fewest screens; the walks of the others take minutes together.
  const tag = role === 'editor' || role === 'finance' ? ['@once'] : ['@once', '@long'];
  test(`nothing that the desk offers to ${role} is refused to them`, { tag }, async ({ page }) => {
    test.slow();
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${answer.url()} on ${page.url()}`);
    });
    await page.goto('/desk');
    await page.getByRole('button', { name: `As ${role}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

    const queue = ['/desk/account', '/desk'];
    // Of the ways of one kind on one kind of screen the first and the last: the newest seller has little to show.
    const known = new Set<string>();
    const visited = new Set<string>();
    for (let address = queue.shift(); address; address = queue.shift()) {
      if (visited.has(address.replace(/\?.*/, ''))) continue;
      visited.add(address.replace(/\?.*/, ''));
      if (address.startsWith('/api/')) {
        const answer = await page.request.get(address);
        if (answer.status() === 403) refused.push(address);
        continue;
      }
      await open(page, address);
      if (await page.getByText('This is not for your role').isVisible()) refused.push(`the screen ${address}`);
      const ways = await waysOf(page);
      for (const kind of new Set(ways.map(kindOf))) {
        const step = `${kindOf(address)} to ${kind}`;
        if (known.has(step)) continue;
        known.add(step);
        const ofKind = ways.filter((way) => kindOf(way) === kind);
        queue.push(...ofKind.slice(0, 1), ...ofKind.slice(-1));
      }
    }
    expect(refused).toEqual([]);
    // Beyond what the navigation has: the rows of lists were opened.
    expect([...visited].filter((address) => /^\/desk\/.*\d/.test(address))).not.toEqual([]);
  });
}
