import { aLastingListing } from '../ad.ts';
import { expect, hold, SCRIPTS, test, untilHydrated } from '../journey.ts';

const CLIFTON = '/properties?area=Clifton';

/** On a slow phone a press or a letter can come between two tasks: this makes the time between them long. */
function slowTasks(): void {
  const later = window.setTimeout;
  window.setTimeout = ((run: () => void, wait?: number) => later(run, wait ?? 8_000)) as typeof later;
}

test('the area of a search stands in its filter by name, also without scripts', async ({ browser, page, request }) => {
  const areas: { id: number; area_name: string }[] = await (await request.get('/api/cities/112')).json();
  const id = areas.find(({ area_name }) => area_name === 'Clifton')?.id;
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const reader = await plain.newPage();
  for (const visit of [reader, page]) {
    await visit.goto(`/properties?area=${id}`);
    await expect(visit.locator('input[role=combobox]')).toHaveValue('Clifton');
  }
  await plain.close();
});

test('a form is as high before its scripts come as after, so that nothing moves away from under a finger', async ({
  browser,
  page,
  request,
}) => {
  const id = /\d+/.exec(await aLastingListing(request))?.[0];
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const reader = await plain.newPage();
  for (const form of ['write-to-seller', 'report-listing', 'ask-viewing']) {
    const address = `${process.env.JOURNEY_SITE}/${form}?id=${id}`;
    const heights: (number | undefined)[] = [];
    for (const visit of [reader, page]) {
      await visit.goto(address);
      await visit.evaluate(() => document.fonts.ready.then(() => true));
      heights.push((await visit.getByRole('main').boundingBox())?.height);
    }
    expect(heights[1], form).toBe(heights[0]);
  }
  await plain.close();
});

test('@once what is wrong with a form is said by its page, in its language, also without scripts', async ({
  browser,
  request,
}) => {
  const id = /\d+/.exec(await aLastingListing(request))?.[0];
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const reader = await plain.newPage();
  const sentBack = ['/saved-searches/new?purpose=sale', '/newsletter/confirm?email=amna&refused=EMAIL_INVALID'];
  for (const address of [`/write-to-seller?id=${id}`, `/report-listing?id=${id}`, '/find-my-home', ...sentBack]) {
    await reader.goto(address);
    await expect(reader.locator('main form[method=post]'), address).toHaveJSProperty('noValidate', true);
  }
  await reader.goto(`/ur/ask-viewing?id=${id}`);
  await reader.locator('main form[method=post] button[type=submit]').click();
  await expect(reader.locator('[aria-invalid=true]')).toHaveAccessibleDescription('اپنا نام لکھیں۔');
  await plain.close();
});

test('what is typed into the filters stays when the list of areas comes', async ({ page }) => {
  const release = await hold(page, '**/api/cities/*');
  await page.goto(CLIFTON);
  await untilHydrated(page);
  const opener = page.getByRole('button', { name: 'Filters' }).locator('visible=true');
  if (await opener.count()) await opener.click();
  const area = page.getByRole('combobox', { name: 'Area' });
  await area.fill('Gulsh');
  const arrived = page.waitForResponse('**/api/cities/*');
  release();
  await arrived;
  await expect(page.getByRole('option', { name: /^Gulshan/ }).first()).toBeVisible();
  await expect(area).toHaveValue('Gulsh');
});

test('@once a page that the browser has translated before its scripts ran keeps its data', async ({
  page,
  pageErrors,
  request,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/properties?sort=price_desc', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('article :is(h2, h3)')) {
      const font = document.createElement('font');
      font.textContent = `ترجمہ ${heading.textContent}`;
      heading.replaceChildren(font);
    }
  });
  release();
  await untilHydrated(page);
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /View Details/ })
    .click();
  await expect(page).toHaveURL(/\/property-detail-home\/\d+-/);
  const known = await page.evaluate(() => history.state.usr.property);
  const [read] = await (await request.get(`/api/properties/by-ids?ids=${known.property_id}`)).json();
  expect(known.title).toBe(read.title);
  await expect(page.getByRole('heading', { level: 1, name: read.title })).toBeVisible();
  // React says that it found other text than the server sent, and draws its own.
  expect(pageErrors.filter((error) => !error.includes('#418'))).toEqual([]);
  pageErrors.length = 0;
});

test('@once a page is the same bytes for every visitor, and is not sent again to who has it', async ({ request }) => {
  // Other journeys post to Clifton.
  const areas: { id: number; area_name: string }[] = await (await request.get('/api/cities/112')).json();
  const list = `/properties?area=${areas.find(({ area_name }) => area_name === 'DHA Defence')?.id}&sort=price_asc`;
  const read = () => request.get(list);
  const [one, other] = [await read(), await read()];
  expect((await other.body()).equals(await one.body())).toBe(true);
  const { etag = '', 'cache-control': cacheControl } = one.headers();
  expect(etag).toMatch(/^"/);
  expect(cacheControl).toContain('s-maxage=1');
  const again = await request.get(`${list}&utm_source=mail`, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('@once a wrong or missing name in an address leads to the right one for good', async ({ request }) => {
  const [{ property_id: id, slug }] = await (await request.get('/api/properties/cards?limit=1')).json();
  for (const wrong of [`${id}`, `${id}-another-name`, `${id}-${slug.toUpperCase()}x`]) {
    const answer = await request.get(`/property-detail-home/${wrong}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], wrong).toEqual([301, `/property-detail-home/${id}-${slug}`]);
  }
});

test('@once what was typed before the scripts came is there for a press at the moment when they do', async ({
  page,
  signUp,
}) => {
  const { email, password } = await signUp('buyer');
  await page.addInitScript(slowTasks);
  const release = await hold(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  release();
  // React has the form by now; what was typed is put back with the next task.
  const button = page.getByRole('button', { name: 'LOGIN' });
  await expect
    .poll(() => button.evaluate((element) => Object.keys(element).some((key) => /^__react/.test(key))))
    .toBe(true);
  await expect(page.locator('[data-later] form')).toHaveCount(0);
  await button.click();
  await expect(page).toHaveURL('/');
});

test('@once what is typed while its part of the page begins to listen is not lost', async ({ page }) => {
  await page.goto('/properties', { waitUntil: 'load' });
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.evaluate(slowTasks);
  const release = await hold(page, SCRIPTS);
  const search = page.getByRole('searchbox').locator('visible=true').first();
  await search.pressSequentially('3 bed');
  release();
  await expect(page.locator('[data-later] input[type=search]')).toHaveCount(0);
  await search.pressSequentially(' flat in Clifton');
  await page.getByRole('button', { name: 'Search', exact: true }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/said=3\+bed\+flat\+in\+Clifton/);
});

test('@once what was typed stays where a field is emptied as its part of the page begins to listen', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/properties', { waitUntil: 'commit' });
  const area = page.getByRole('combobox', { name: 'Area' }).locator('visible=true').first();
  await area.pressSequentially('Gul');
  // As React does where it draws the field again before it was told what was typed.
  await area.evaluate((field: HTMLInputElement) => {
    field.value = '';
  });
  await area.pressSequentially('shan');
  await expect(area).toHaveValue('Gulshan');
  release();
  await expect(page.getByRole('option', { name: /^Gulshan/ }).first()).toBeVisible();
  await expect(area).toHaveValue('Gulshan');
});

test.describe('the first press of somebody who only read till then', () => {
  const PRESSES = [
    ['the menu', '/', 'Open menu'],
    ['the filters', '/properties', 'Filters'],
    ['the photo', '', 'Open photo 1 of'],
  ] as const;

  for (const [opens, address, name] of PRESSES) {
    test(`opens ${opens}`, { tag: '@phone' }, async ({ page, request }) => {
      const [home] = await (await request.get('/api/properties/cards?limit=1&withPhotos=1')).json();
      const { property_id: id, slug } = home;
      // The page is left alone until its frame listens: a mouse or a key before would bring the parts that come later.
      await page.goto(address || `/property-detail-home/${id}-${slug}`, { waitUntil: 'load' });
      await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
      await page.getByRole('button', { name }).locator('visible=true').first().tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }
});

test('a search before the scripts came leaves out what says nothing', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Search' }).first().click();
  await page.waitForURL('**/properties?**', { waitUntil: 'commit' });
  for (const [field, value] of new URL(page.url()).searchParams) expect(value, field).not.toBe('');
});

for (const [what, address] of [
  ['a page', '/login'],
  ['a page in Urdu', '/ur/login'],
] as const) {
  test(`@once ${what} whose scripts did not come tries again, and keeps what was typed`, async ({
    page,
    request,
    signUp,
    pageErrors,
  }) => {
    const { email, password } = await signUp('buyer');
    const html = await (await request.get(address)).text();
    const isNamed = (file: string) => html.includes(new URL(file).pathname);
    // Of the page in Urdu its words are what does not come.
    const isLost = address === '/login' ? isNamed : (file: string) => !isNamed(file);
    await page.route(SCRIPTS, (route) => (isLost(route.request().url()) ? route.abort() : route.continue()));
    const broken = page.waitForEvent('requestfailed', (each) => each.url().endsWith('.js'));
    await page.goto(address, { waitUntil: 'commit' });
    await broken;
    await page.locator('main input[type=email]').fill(email);
    await page.locator('main input[type=password]').fill(password);
    await page.unroute(SCRIPTS);
    // The pauses between the tries grow; they end at once where there is a network again.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await untilHydrated(page);
    await page.locator('main button[type=submit]').click();
    await expect(page).toHaveURL(address.replace('/login', '') || '/');
    // The browser itself reports the requests that were broken off.
    pageErrors.length = 0;
  });
}
