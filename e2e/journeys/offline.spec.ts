import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../journey.ts';

test.use({ serviceWorkers: 'allow' });

/** What the browser has cached of the site. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });

interface Home {
  property_id: number;
  slug: string;
  title: string;
}

/** The pages that the browser has cached, with their queries. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const pages = await (await caches.open('pages-1')).keys();
    return pages.map(({ url }) => url.slice(location.origin.length));
  });

/** Opens a page and waits until it is cached with the files that it loaded. */
async function see(page: Page, address: string) {
  await page.goto(address);
  await expect.poll(() => cachedPaths(page), { timeout: 30_000 }).toContain(address);
  await expect.poll(async () => (await cachedPaths(page)).some((each) => each.startsWith('/assets/'))).toBe(true);
}

/** Without a network a browser writes what it could not load to its console. */
const forgiveNetwork = (errors: string[]) => {
  const others = errors.filter(
    (text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|when fetching the script|status of 503/.test(text),
  );
  errors.splice(0, errors.length, ...others);
};

test('a search that was left before there was a worker is cached with the next page', async ({ page }) => {
  const search = '/properties?purpose=rent';
  await page.addInitScript(() => {
    if (location.pathname === '/properties') window.requestIdleCallback = () => 0;
  });
  await page.goto(search);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastSearch'))).toContain('purpose=rent');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.goto('/faqs');
  await expect.poll(() => cachedAddresses(page), { timeout: 30_000 }).toContain(search);
});

test('a page that was seen opens without a network, another one says so, and both come back', async ({
  page,
  context,
  pageErrors,
  expectAccessible,
}) => {
  await see(page, '/faqs');
  await see(page, '/blogs');
  await context.setOffline(true);
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Questions/i);
  await expect(page.getByText('You are offline.')).toBeVisible();
  // It is alive, not a picture of itself.
  const question = page.getByRole('main').locator('summary').first();
  await question.click();
  await expect(page.getByRole('main').locator('details[open]').first()).toBeVisible();

  // A link within the site leads to the cached page, and to the offline page where there is none.
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Latest Blogs' })).toBeVisible();
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expectAccessible(page);
  const seen = page.getByRole('list', { name: 'Pages that open without a connection' });
  await seen.getByRole('link', { name: /blog/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Latest Blogs' })).toBeVisible();

  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  await expect(page.getByText('You are offline.')).toBeHidden();
  forgiveNetwork(pageErrors);
});

test('a page that was reached by a link is cached too, and links lead to cached pages without a network', async ({
  page,
  context,
  pageErrors,
}) => {
  await see(page, '/blogs');
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const address = new URL((await first.getAttribute('href')) ?? '', page.url()).pathname;
  await first.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', { name: 'Back to Blogs' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(() => cachedPaths(page), { timeout: 30_000 }).toContain(address);
  await page.goto('/blogs');
  await context.setOffline(true);
  await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  forgiveNetwork(pageErrors);
});

test('nothing of a signed-in person is cached, and logging out empties the device', async ({ page, signUp }) => {
  await signUp('buyer', page);
  await see(page, '/faqs');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.goto('/favourites');
  await expect.poll(() => cachedPaths(page)).toContain('/favourites');
  for (const address of await cachedPaths(page)) {
    expect(address).toMatch(/^\/(faqs$|favourites$|assets\/|pictures\/|media\/)/);
  }
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  // The login that is open now brings its own files.
  await expect
    .poll(async () => (await cachedPaths(page)).filter((each) => /^\/(faqs|favourites)/.test(each)))
    .toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('a request that was sent without a network says so, keeps its text, and is one when it is sent again', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/find-my-home');
  const field = (role: 'textbox' | 'combobox', name: string) => page.getByRole(role, { name });
  await field('textbox', 'Full name').fill('Hina Qureshi');
  await field('textbox', 'Email').fill(`offline-${Date.now()}@example.com`);
  await field('textbox', 'Phone').fill('0300 1234567');
  await field('combobox', 'City').selectOption('Karachi');
  await field('combobox', 'Area').fill('clifton');
  await page.getByRole('option', { name: 'Clifton', exact: true }).click();
  await field('combobox', 'Property type').selectOption('Flat');
  await field('combobox', 'Number of bedrooms').selectOption('3');
  await field('textbox', 'Budget (PKR)').fill('2500000');
  const submit = page.getByRole('button', { name: 'Submit Lead' });

  await context.setOffline(true);
  await submit.click();
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible();
  await expect(field('textbox', 'Full name')).toHaveValue('Hina Qureshi');
  await expect(field('combobox', 'Area')).toHaveValue('Clifton');

  // The answer of the first is lost on its way: the person presses again and has sent it once.
  await context.setOffline(false);
  const answers: { id: number }[] = [];
  const keys: (string | undefined)[] = [];
  await page.route('**/api/properties/add-lead', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    answers.push(await answer.json());
    if (answers.length === 1) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await submit.click();
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible();
  await expect(submit).toBeEnabled();
  await submit.dblclick();
  await expect(page.getByText('Lead submitted successfully!')).toBeVisible();
  expect(answers).toHaveLength(2);
  expect(answers[1]?.id).toBe(answers[0]?.id);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  pageErrors.length = 0;
});

test('offline, a pointer that rests on a link and a key that comes to one leave the page as it is', {
  tag: '@once',
}, async ({ page, context, pageErrors }) => {
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' });
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await context.setOffline(true);
  await link.hover();
  await page.waitForTimeout(500);
  await link.focus();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  // Back on the network the same link fetches ahead again.
  await context.setOffline(false);
  await page.mouse.move(0, 0);
  const ahead = page.waitForRequest(/\/assets\/.*\.js$/);
  await link.hover();
  await ahead;
  forgiveNetwork(pageErrors);
});

test.describe('on a network that loses scripts', { tag: '@once' }, () => {
  test.use({ serviceWorkers: 'block' });

  test('a link that a pointer rests on costs nobody what they have typed', async ({ page, pageErrors }) => {
    await page.goto('/find-my-home');
    const name = page.getByRole('textbox', { name: 'Name' }).first();
    await name.fill('Sana');
    await untilHydrated(page);
    await page.route('**/assets/*.js', (route) => route.abort('failed'));
    const lost = page.waitForEvent('requestfailed');
    await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).hover();
    await lost;
    await page.waitForTimeout(500);
    await expect(name).toHaveValue('Sana');
    forgiveNetwork(pageErrors);
  });
});

test('offline note sent once: hearts and notes of an account wait for the network, and reach other devices', async ({
  page,
  context,
  browser,
  signUp,
  pageErrors,
}) => {
  const person = await signUp('buyer', page);
  await page.goto('/properties');
  const cards = page.getByRole('main').getByRole('article');
  const titleOf = async (place: number) => (await cards.nth(place).getByRole('heading').textContent()) ?? '';
  const [first, second] = [await titleOf(0), await titleOf(1)];
  const heart = (place: number) => cards.nth(place).getByRole('button', { name: /^Save / });
  await heart(0).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    const isChange = request.url().includes('/api/favourites') && !/"property_ids":\[\]/.test(request.postData() ?? '');
    if (request.method() !== 'GET' && isChange) sent.push(request.method());
  });

  // What says that something waits comes with the first heart.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await heart(1).click();
  await expect(page.getByText('will be sent when you are online again')).toBeVisible();
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('What you did offline has been sent.')).toBeVisible();
  expect(sent).toEqual(['POST']);

  await page.goto('/favourites');
  const note = page.getByRole('textbox', { name: `Your note on ${first}`, exact: true });
  await expect(note).toBeVisible();
  sent.length = 0;
  await context.setOffline(true);
  await note.fill('Ask for the lift');
  await note.blur();
  await expect(page.getByText('will be sent when you are online again')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('What you did offline has been sent.')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Ask for the lift');
  expect(sent).toEqual(['PUT']);

  const other = await browser.newContext({ baseURL: process.env.JOURNEY_SITE });
  const there = await other.newPage();
  await there.addInitScript((token) => {
    localStorage.setItem('authToken', token);
    localStorage.setItem('userRole', 'buyer');
  }, person.token);
  await there.goto('/favourites');
  await expect(there.getByRole('textbox', { name: `Your note on ${first}`, exact: true })).toHaveValue(
    'Ask for the lift',
  );
  await expect(there.getByRole('textbox', { name: `Your note on ${second}`, exact: true })).toBeVisible();
  await other.close();
  forgiveNetwork(pageErrors);
});

test('what was done offline waits for the next login where the session has ended meanwhile', async ({
  page,
  context,
  request,
  signUp,
  pageErrors,
}) => {
  const person = await signUp('buyer', page);
  await page.goto('/properties');
  const first = page.getByRole('main').getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: /^Save / }).click();
  await page.goto('/favourites');
  const note = page.getByRole('textbox', { name: `Your note on ${title}`, exact: true });
  await expect(note).toBeVisible();
  // What says so comes after the page.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await note.fill('Ask for the lift');
  await note.blur();
  await expect(page.getByText('will be sent when you are online again')).toBeVisible();
  const ended = await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${person.token}` } });
  expect(ended.ok(), await ended.text()).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText('is sent when you log in again')).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByText('What you did offline has been sent.')).toBeVisible();
  await page.goto('/favourites');
  await expect(note).toHaveValue('Ask for the lift');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBe('[]');
  // A browser writes refused requests to its console.
  const others = pageErrors.filter((text) => !/status of 401|could not be verified/.test(text));
  pageErrors.splice(0, pageErrors.length, ...others);
  forgiveNetwork(pageErrors);
});

test('a message that is written offline waits, is sent once, and reaches the seller', async ({
  page,
  context,
  request,
  pageErrors,
  mailTo,
  expectAccessible,
}) => {
  const [home] = await (await request.get('/api/properties/cards')).json();
  await page.goto(`/write-to-seller?id=${home.property_id}`);
  const email = `offline-${Date.now()}@example.com`;
  await page.getByRole('textbox', { name: 'Your name' }).fill('Hina Qureshi');
  await page.getByRole('textbox', { name: 'Your email' }).fill(email);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Is the roof repaired?');
  const keys: (string | undefined)[] = [];
  page.on('requestfinished', (sent) => {
    if (sent.url().endsWith('/api/enquiries')) keys.push(sent.headers()['idempotency-key']);
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message waits on this device' })).toBeVisible();
  await expectAccessible(page);
  expect(keys).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(await mailTo(email)).toContain('withdraw-message');
  forgiveNetwork(pageErrors);
});

test('a message whose answer is lost is sent again under its key, and is one', async ({
  page,
  request,
  pageErrors,
  mailTo,
}) => {
  const [home] = await (await request.get('/api/properties/cards')).json();
  // Before there is a worker, a journey can break what the page sends.
  await page.goto(`/write-to-seller?id=${home.property_id}`);
  const email = `lost-${Date.now()}@example.com`;
  await page.getByRole('textbox', { name: 'Your name' }).fill('Hina Qureshi');
  await page.getByRole('textbox', { name: 'Your email' }).fill(email);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Is the lift repaired?');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/enquiries', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await mailTo(email)).toContain('withdraw-message');
  forgiveNetwork(pageErrors);
});

for (const [language, said, compare] of [
  ['', 'You are offline', 'Add to comparison'],
  ['/ur', 'انٹرنیٹ نہیں ہے', 'موازنے میں ڈالیں'],
] as const) {
  test(`the shortlist, the compared homes and the last search are read offline${language && ', in Urdu'}`, async ({
    page,
    context,
    request,
    pageErrors,
    expectAccessible,
  }) => {
    test.slow();
    const homes: Home[] = await (await request.get('/api/properties/cards?limit=2')).json();
    const [one, other] = homes;
    if (!one || !other) throw new Error('The site has no homes');
    const ids = [one.property_id, other.property_id];
    const search = `${language}/properties?purpose=sale`;
    await page.goto(search);
    await page.evaluate(([first, second]) => {
      localStorage.setItem('favourites', JSON.stringify({ owner: null, ids: [first, second], notes: {} }));
      localStorage.setItem('compared', JSON.stringify([first]));
    }, ids);
    await page.goto(`${language}/property-detail-home/${other.property_id}-${other.slug}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: `${compare}: ${other.title}`, exact: true })
      .click();
    const pages = [`${language}/favourites`, `${language}/compare?ids=${ids.join(',')}`, search];
    await expect.poll(() => cachedAddresses(page), { timeout: 30_000 }).toEqual(expect.arrayContaining(pages));
    // Neither list was opened; the cards come by themselves.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shortlistCards'))).toContain(other.title);
    await page.goto(language || '/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastSearchName'))).toContain('purpose=sale');
    await expect.poll(() => cachedAddresses(page), { timeout: 30_000 }).toContain(language || '/');

    await context.setOffline(true);
    await page.goto(`${language}/favourites`);
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { name: other.title, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2);
    await expectAccessible(page);
    await page.goto(`${language}/compare?ids=${ids.join(',')}`);
    await expect(page.getByRole('table').getByText(other.title, { exact: true })).toBeVisible();
    await page.goto(language || '/');
    await page.getByRole('main').locator(`a[href="${search}"]`).first().click();
    await expect(page).toHaveURL(search);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    forgiveNetwork(pageErrors);
  });
}

test('a list that did not load says so with a reference, and Retry brings it', async ({ page, pageErrors }) => {
  // Before there is a worker, a journey can break what the page asks for.
  await page.goto('/about');
  await page.route('**/api/properties/cards*', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'Busy', error: 'Busy' },
      headers: { 'x-request-id': 'journey-12345' },
    }),
  );
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/properties"]')?.click());
  await expect(page.getByText('Reference for support: journey-12345')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/properties/cards*');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  pageErrors.length = 0;
});

test('an error that nothing catches is told to the server once, without what is in the address', async ({
  page,
  pageErrors,
}) => {
  const told: { message: string; url: string }[] = [];
  await page.route('**/api/client-errors', async (route) => {
    told.push(route.request().postDataJSON());
    await route.continue();
  });
  await page.goto('/about?who=sana');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    for (let count = 0; count < 20; count += 1) {
      setTimeout(() => {
        throw new Error(`The roof of sana@example.com leaks ${count % 10}`);
      });
    }
  });
  await expect.poll(() => told.length, { timeout: 15_000 }).toBeGreaterThan(0);
  await page.waitForTimeout(1000);
  expect(told.length).toBeLessThanOrEqual(5);
  expect(told[0]?.message).toContain('The roof of [mail] leaks');
  expect(told[0]?.url).toMatch(/\/about$/);
  pageErrors.length = 0;
});
