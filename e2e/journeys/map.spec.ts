import { ABOVE_DEMO_PRICES } from '../ad.ts';
import { expect, test, untilHydrated } from '../journey.ts';

const PINS = { name: 'Prices on the map' };
const CITY = { name: /^Map of Karachi/ };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the map', () => {
  test('opens from the list, goes closer, and Back, reload and an address show the same', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/properties?propertyType=House');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL('/properties?propertyType=House&view=map');
    const pins = page.getByRole('list', PINS);
    const cluster = pins.getByRole('button', { name: /properties here, look closer/ }).first();
    await expect(cluster).toBeVisible();
    await expectAccessible(page);
    await cluster.click();
    await expect(page).toHaveURL(/view=map&box=/);
    await expect(page.getByRole('link', { name: 'Remove filter: This part of the map' })).toBeVisible();
    const address = page.url();
    const sentence = await page.getByRole('status').first().textContent();
    await page.reload();
    await expect(page.getByRole('status').first()).toHaveText(String(sentence));
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(page).toHaveURL('/properties?propertyType=House&view=map');
    await expect(page.getByRole('link', { name: 'Remove filter: This part of the map' })).toHaveCount(0);
  });

  test('shows the homes of the list, and no others', { tag: '@once' }, async ({ page, request }) => {
    const box = '67.02_24.79_67.05_24.83';
    const listed: { property_id: number }[] = await (await request.get(`/api/properties/cards?box=${box}`)).json();
    const map: { total: number } = await (await request.get(`/api/properties/map?box=${box}&zoom=13`)).json();
    expect(listed.length).toBe(Math.min(map.total, 24));
    await page.goto(`/properties?view=map&box=${box}`);
    const rows = page.getByRole('region', { name: 'Properties on the map' }).getByRole('listitem');
    await expect(rows).toHaveCount(listed.length);
  });

  test('opens the card of a price by keyboard, and gives the focus back', async ({ page, expectAccessible }) => {
    await page.goto(`/properties?view=map&box=67.02_24.79_67.05_24.83&minPrice=30000000&maxPrice=${ABOVE_DEMO_PRICES}`);
    const first = page.getByRole('list', PINS).getByRole('button', { name: /Crore/ }).first();
    // Another journey may post a home that comes before it.
    const pill = page.locator(`#${await first.getAttribute('id')}`);
    await pill.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'The property on the map' })).toBeFocused();
    await expect(page).toHaveURL(/&home=\d+/);
    await expect(page.getByRole('link', { name: /View Details/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'The property on the map' })).toBeHidden();
    await expect(pill).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'The property on the map' })).toBeFocused();
    // Further down the bar of filters lies over what happens to be there.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('link', { name: /View Details/ })).toBeVisible();
    await page.getByRole('button', { name: 'Close this property' }).click();
    await expect(page).not.toHaveURL(/&home=/);
    await expect(page.getByRole('list', PINS).locator('[data-seen]')).toHaveCount(1);
  });

  test('moves with the keyboard and searches there', async ({ page }) => {
    await page.goto('/properties?view=map');
    const city = page.getByRole('application', CITY);
    await expect(page.getByRole('list', PINS).getByRole('button').first()).toBeVisible();
    await city.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/box=/);
    await page.getByRole('switch', { name: 'Search as I move the map' }).click();
    const before = page.url();
    await page.getByRole('button', { name: 'Nearer' }).click();
    await page.getByRole('button', { name: 'Search this part' }).click();
    await expect(page).not.toHaveURL(before);
  });

  test('says what there is elsewhere where it was moved to nothing', async ({ page }) => {
    await page.goto('/properties?view=map&purpose=sale&box=67.02_24.79_67.05_24.83');
    await expect(page.getByRole('list', PINS).getByRole('button').first()).toBeVisible();
    await page.getByRole('application', CITY).focus();
    const all = page.getByRole('link', { name: /^On all of the map: [\d,]+\+?$/ });
    // Out to sea, however much of a press the map is still busy with.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(all).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await all.click();
    await expect(page).toHaveURL('/properties?purpose=sale&view=map');
    await expect(page.getByRole('list', PINS).getByRole('button').first()).toBeVisible();
  });

  test('follows a link though a move has just ended', { tag: '@once' }, async ({ page }) => {
    await page.goto('/properties?view=map&purpose=sale&box=67.02_24.79_67.05_24.83');
    await expect(page.getByRole('list', PINS).getByRole('button').first()).toBeVisible();
    const all = page.getByRole('link', { name: 'Remove filter: This part of the map' });
    await expect(all).toBeVisible();
    await page.getByRole('application', CITY).focus();
    // A page that is busy draws nothing: the move's end and the press wait for each other.
    await all.evaluate((link: HTMLElement) => {
      const key = { key: 'ArrowDown', code: 'ArrowDown', bubbles: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
      return new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const end = performance.now() + 500;
          while (performance.now() < end);
          link.click();
          resolve();
        });
      });
    });
    await expect(page).toHaveURL('/properties?purpose=sale&view=map');
    await expect(all).toHaveCount(0);
    // Whoever is called back is so within the time that the homes take.
    await expect(page.getByRole('list', PINS).getByRole('button').first()).toBeVisible();
    await expect(page).toHaveURL('/properties?purpose=sale&view=map');
  });

  test('keeps the address where the window is turned', async ({ page }) => {
    await page.goto('/properties?view=map&purpose=sale');
    const pins = page.getByRole('list', PINS).getByRole('button');
    await expect(pins.first()).toBeVisible();
    const canvas = page.getByRole('application', CITY).locator('canvas').first();
    const before = await canvas.boundingBox();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 700, height: 360 });
    await expect.poll(async () => (await canvas.boundingBox())?.width).not.toBe(before?.width);
    await expect(pins.first()).toBeVisible();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL('/properties?purpose=sale');
    expect(asked.filter((url) => url.includes('box='))).toEqual([]);
  });

  test('has its buttons where no price can be', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/properties?view=map');
    await expect(page.getByRole('list', PINS).getByRole('button').first()).toBeVisible();
    const map = await page.getByRole('application', CITY).boundingBox();
    if (!map) throw new Error('The map has no place');
    for (const name of ['Nearer', 'Farther']) {
      const button = await page.getByRole('button', { name }).boundingBox();
      expect(button?.y, name).toBeGreaterThanOrEqual(map.y + map.height);
    }
    await page.getByRole('button', { name: 'Nearer' }).click();
    await expect(page).toHaveURL(/box=/);
  });

  test('draws areas, which can be removed one by one', async ({ page }) => {
    await page.goto('/properties?view=map');
    await expect(page.getByRole('list', PINS).getByRole('button').first()).toBeVisible();
    const city = page.getByRole('application', CITY);
    for (const number of [1, 2]) {
      await page.getByRole('button', { name: 'Draw an area' }).click();
      await expect(page.getByText('Draw around an area with the finger or the mouse.')).toBeVisible();
      await city.scrollIntoViewIfNeeded();
      const place = await city.boundingBox();
      if (!place) throw new Error('The map has no place');
      const at = (x: number, y: number) => [place.x + place.width * x, place.y + place.height * y] as [number, number];
      await page.mouse.move(...at(0.3, 0.35 + number / 20));
      await page.mouse.down();
      for (const [x, y] of [
        [0.6, 0.4],
        [0.65, 0.6],
        [0.45, 0.7],
        [0.3, 0.5],
      ] as const)
        await page.mouse.move(...at(x, y), { steps: 6 });
      await page.mouse.up();
      await expect(page.getByRole('button', { name: `Remove drawn area ${number}` })).toBeVisible();
    }
    await expect(page).toHaveURL(/shapes=[\d._]+\*[\d._]+$/);
    await page.getByRole('button', { name: 'Remove drawn area 1' }).click();
    await expect(page.getByRole('button', { name: 'Remove drawn area 2' })).toHaveCount(0);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Remove filter: Drawn areas' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Remove drawn area 1' })).toBeVisible();
  });

  for (const { mark, path, words } of [
    {
      mark: 'in English',
      path: '/properties?view=map',
      words: {
        map: CITY.name,
        pins: PINS.name,
        draw: 'Draw an area',
        finish: 'Finish the area',
        set: /^Corner set\. 1 corner\. Near .+\.$/,
        taken: /^Last corner taken back\. 1 corner\. Near .+\.$/,
        same: 'There is a corner here already.',
        nothing: 'An area needs at least three corners that are not in one line.',
        third: /^Corner set\. 3 corners\./,
        remove: 'Remove drawn area 1',
      },
    },
    {
      mark: 'in Urdu @once',
      path: '/ur/properties?view=map',
      words: {
        map: /^کراچی کا نقشہ/,
        pins: 'نقشے پر قیمتیں',
        draw: 'نقشے پر گھیرا لگائیں',
        finish: 'گھیرا پورا کریں',
        set: /^کونا لگ گیا۔ 1 کونا۔ .+ کے قریب۔$/,
        taken: /^آخری کونا ہٹ گیا۔ 1 کونا۔ .+ کے قریب۔$/,
        same: 'یہاں پہلے سے کونا ہے۔',
        nothing: 'گھیرے کے لیے کم از کم تین کونے چاہییں جو ایک سیدھ میں نہ ہوں۔',
        third: /^کونا لگ گیا۔ 3 کونے۔/,
        remove: 'گھیرا 1 ہٹائیں',
      },
    },
  ]) {
    test(`draws an area by keyboard alone, ${mark}`, async ({ page, expectAccessible }) => {
      await page.goto(path);
      await expect(page.getByRole('list', { name: words.pins }).getByRole('button').first()).toBeVisible();
      const city = page.getByRole('application', { name: words.map });
      const said = city.locator('..').locator('[aria-live=polite]');
      const press = async (key: string, times = 1) => {
        for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
      };
      await page.getByRole('button', { name: words.draw }).focus();
      await press('Enter');
      await expect(city).toBeFocused();
      await press('ArrowLeft', 2);
      await press('ArrowUp', 2);
      await press('Enter');
      await expect(said).toHaveText(words.set);
      await press('Enter');
      await expect(said).toHaveText(words.same);
      // What lies further east stands further right, in Urdu too.
      await press('ArrowRight', 4);
      await press('Enter');
      await press('Backspace');
      await expect(said).toHaveText(words.taken);
      await press('Enter');
      const finish = page.getByRole('button', { name: words.finish });
      await finish.focus();
      await press('Enter');
      await expect(said).toHaveText(words.nothing);
      await city.focus();
      await press('Shift+ArrowLeft');
      await press('ArrowDown', 4);
      await press('Enter');
      await expect(said).toHaveText(words.third);
      // Further down the bar of filters lies over what happens to be there.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      await finish.focus();
      await press('Enter');
      await expect(page.getByRole('button', { name: words.remove })).toBeVisible();
      await expect(city).toBeFocused();
      await expect(finish).toHaveCount(0);
      const shape = new URL(page.url()).searchParams.get('shapes') ?? '';
      const corners = shape.split('_').map(Number);
      expect(corners).toHaveLength(6);
      const [first = 0, north = 0, second = 0, , , south = 0] = corners;
      expect(second).toBeGreaterThan(first);
      expect(north).toBeGreaterThan(south);
      // Escape leaves without an area, and the arrows move the map again.
      await page.getByRole('button', { name: words.draw }).focus();
      await press('Enter');
      await press('Enter');
      await press('Escape');
      await expect(page.getByRole('button', { name: words.draw })).toHaveAttribute('aria-pressed', 'false');
      expect(new URL(page.url()).searchParams.get('shapes')).toBe(shape);
      await press('ArrowRight', 3);
      await expect(page).toHaveURL(/box=/);
    });
  }

  test('@once says kindly what it cannot show', async ({ page, pageErrors }) => {
    for (const bad of ['box=NaN', 'shapes=67_24.8_67.1_24.9_67.1_24.8_67_24.9']) {
      const answer = await page.goto(`/properties?view=map&${bad}`);
      expect(answer?.status()).toBe(400);
      await page.getByRole('link', { name: 'Open the map anew' }).click();
      await expect(page).toHaveURL('/properties?view=map');
    }
    // The browser tells of each 400.
    pageErrors.length = 0;
  });

  test('@once is a list with a word why without scripts, in both languages', async ({ browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
    const page = await plain.newPage();
    await page.goto('/properties?view=map&box=67.02_24.79_67.05_24.83');
    // Searches by text leave out what stands in a noscript.
    await expect(page.locator('noscript p', { hasText: 'The map needs JavaScript' })).toBeVisible();
    await expect(page.getByRole('link', { name: /View Details/ }).first()).toBeVisible();
    await page.goto('/ur/properties?view=map');
    await expect(page.locator('noscript p', { hasText: 'جاوا اسکرپٹ' })).toBeVisible();
    await plain.close();
  });

  test('@once speaks Urdu', async ({ page, expectAccessible }) => {
    await page.goto('/ur/properties?view=map');
    const pins = page.getByRole('list', { name: 'نقشے پر قیمتیں' });
    await expect(pins.getByRole('button').first()).toBeVisible();
    // The map is not mirrored: what lies further east stands further right.
    await expect(pins.locator('li:visible').nth(1)).toBeVisible();
    const places = await pins.locator('li:visible').evaluateAll((all: HTMLElement[]) =>
      all
        .sort((one, other) => Number(one.dataset.longitude) - Number(other.dataset.longitude))
        .map((pin) => pin.getBoundingClientRect())
        .map(({ left, width }) => Math.round((left + width / 2) / 4)),
    );
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    await expectAccessible(page);
  });
});
