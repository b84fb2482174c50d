import type { Locator, Page } from '@playwright/test';
import { anAd, HOMES_WITH_PHOTOS, signedAs } from '../ad.ts';
import { expect, type Person, test, untilHydrated } from '../journey.ts';

/** Puts hearts on some homes of the list. @returns their titles, the last one pressed first */
async function keepSome(page: Page, count: number): Promise<string[]> {
  await page.goto(HOMES_WITH_PHOTOS);
  const titles: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const card = page.getByRole('article').nth(place);
    titles.unshift((await card.getByRole('heading').textContent()) ?? '');
    await card.getByRole('button', { name: /^Save / }).click();
  }
  return titles;
}

const order = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

/** Opens a page on a device, be it the one that the journey began on or another one. */
async function visit(device: Page, address: string) {
  await device.goto(address);
  await untilHydrated(device);
}

/** Fills in a login, be it the page or the dialog. */
async function fillLogin(form: Page | Locator, { email, password }: Person) {
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'LOGIN' }).click();
}

/** Logs in from the favourites of a guest. */
async function logIn(device: Page, person: Person) {
  await visit(device, '/favourites');
  await device.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = device.getByRole('dialog', { name: 'Log in' });
  await fillLogin(dialog, person);
  await expect(dialog).toBeHidden();
  await expect(device.getByRole('heading', { name: 'Decide with your family' })).toBeVisible();
}

test('a guest notes, orders and puts aside; all of it goes to the account at sign-in', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp('buyer');
  const titles = await keepSome(page, 3);
  await page.goto('/favourites');
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await order(page)).toEqual(titles);

  const [first = '', second = '', third = ''] = titles;
  const note = page.getByRole('textbox', { name: `Your note on ${first}` });
  await note.fill('Ask for the lift');
  await page.getByRole('checkbox', { name: `Seen in person: ${first}` }).check();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

  const down = page.getByRole('button', { name: `Move ${first} down` });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => order(page)).toEqual([second, first, third]);
  await expect(down).toBeFocused();

  await page.getByRole('button', { name: `Not for us: ${third}` }).click();
  await page.getByRole('textbox', { name: /^Why not/ }).fill('Too far');
  await page.getByRole('button', { name: 'Put aside' }).click();
  await expect(page.getByRole('heading', { name: 'Not for us (1)' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);

  await page.goto(HOMES_WITH_PHOTOS);
  await expect(page.getByText('1 property here is left out')).toBeVisible();
  await expect(page.getByRole('heading', { name: third, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { name: third, exact: true }).first()).toBeVisible();

  await logIn(page, person);
  await page.reload();
  await expect.poll(() => order(page)).toEqual([second, first]);
  await expect(note).toHaveValue('Ask for the lift');
  await page.getByRole('button', { name: `Take it back: ${third}` }).click();
  await expect(page.getByRole('article')).toHaveCount(3);

  const main = page.getByRole('main');
  await heartOf(page, first).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(main.locator('ol:focus')).toHaveCount(1);
});

/** What the page of the shortlist shows: favourites in their order with what is said of each, and what is put aside. */
async function shortlistOn(device: Page) {
  const main = device.getByRole('main');
  const homes = main.getByRole('listitem').filter({ has: device.getByRole('article') });
  const wanted = await homes.evaluateAll((items) =>
    items.map((item) => ({
      title: item.querySelector('h2')?.textContent,
      note: item.querySelector('textarea')?.value,
      seen: item.querySelector<HTMLInputElement>('input[aria-label^="Seen"]')?.checked,
    })),
  );
  const aside = main.getByRole('region', { name: /^Not for us/ }).getByRole('listitem');
  return { wanted, aside: await aside.locator('> span').allInnerTexts() };
}

/** The heart of a home in a list. */
const heartOf = (device: Page, title: string) =>
  device.getByRole('article').getByRole('button', { name: `Save ${title}`, exact: true });

/** What a guest does on a device: hearts in this order, and what they say of the homes. */
async function decide(
  device: Page,
  hearts: readonly string[],
  { notes, seen, aside, up }: Record<'notes' | 'aside', Record<string, string>> & Record<'seen' | 'up', string>,
) {
  await visit(device, HOMES_WITH_PHOTOS);
  for (const title of hearts) await heartOf(device, title).click();
  await visit(device, '/favourites');
  await expect.poll(() => order(device)).toEqual([...hearts].reverse());
  for (const [title, text] of Object.entries(notes))
    await device.getByRole('textbox', { name: `Your note on ${title}` }).fill(text);
  await device.getByRole('checkbox', { name: `Seen in person: ${seen}` }).check();
  for (const [title, why] of Object.entries(aside)) {
    await device.getByRole('button', { name: `Not for us: ${title}` }).click();
    await device.getByRole('textbox', { name: /^Why not/ }).fill(why);
    await device.getByRole('button', { name: 'Put aside' }).click();
    await expect(device.getByRole('button', { name: `Take it back: ${title}` })).toBeVisible();
  }
  await device.getByRole('button', { name: `Move ${up} up` }).click();
}

test('the shortlists of two devices become one at sign-in: nothing is lost or there twice, and both show it', async ({
  page: phone,
  browser,
  signUp,
}) => {
  test.slow();
  const person = await signUp('buyer');
  const other = await browser.newContext({
    baseURL: process.env.JOURNEY_SITE,
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  const desktop = await other.newPage();
  await phone.goto(HOMES_WITH_PHOTOS);
  const titles = await phone.getByRole('article').getByRole('heading').allTextContents();
  const [one = '', two = '', three = '', four = '', onBoth = '', dear = '', farAndDark = ''] = titles;

  await decide(phone, [one, two, onBoth, farAndDark], {
    notes: { [one]: 'Ask for the lift', [onBoth]: 'Near the school' },
    seen: onBoth,
    aside: { [farAndDark]: 'Too far' },
    up: two,
  });
  await expect.poll(() => order(phone)).toEqual([two, onBoth, one]);
  await decide(desktop, [onBoth, three, four, dear, farAndDark], {
    notes: { [onBoth]: 'Dark kitchen', [three]: 'Corner' },
    seen: four,
    aside: { [dear]: 'Too dear', [farAndDark]: 'Too dark' },
    up: three,
  });
  await expect.poll(() => order(desktop)).toEqual([three, four, onBoth]);

  await logIn(phone, person);
  await logIn(desktop, person);
  const merged = {
    wanted: [
      { title: three, note: 'Corner', seen: false },
      { title: four, note: '', seen: true },
      { title: two, note: '', seen: false },
      { title: onBoth, note: 'Near the school\nDark kitchen', seen: true },
      { title: one, note: 'Ask for the lift', seen: false },
    ],
    aside: [`${dear}\nToo dear`, `${farAndDark}\nToo far\nToo dark`],
  };
  for (const device of [phone, desktop]) {
    await visit(device, '/favourites');
    await expect.poll(() => shortlistOn(device)).toEqual(merged);
  }

  const isTold = phone.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await heartOf(phone, two).click();
  await isTold;
  const without = { ...merged, wanted: merged.wanted.filter(({ title }) => title !== two) };
  for (const device of [desktop, phone]) {
    await visit(device, '/favourites');
    await expect.poll(() => shortlistOn(device)).toEqual(without);
  }

  await visit(desktop, '/profile');
  await desktop.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(desktop).toHaveURL('/login');
  await fillLogin(desktop, person);
  await expect(desktop).toHaveURL('/');
  for (const device of [desktop, phone]) {
    await visit(device, '/favourites');
    await expect.poll(() => shortlistOn(device)).toEqual(without);
  }
  await other.close();
});

test('what is put aside is left out beside the map too, with a way back; without scripts nothing is', async ({
  page,
  browser,
  request,
  signUp,
}) => {
  // Two homes with pins of their own: what other journeys post stands in the middle of its area, many on one spot.
  const seller = await signUp('seller');
  const mark = Date.now();
  const title = `House with a noisy street ${mark}`;
  const east = 67.06 + (mark % 4000) / 100_000;
  const pins = {
    [title]: `24.7712, ${east.toFixed(5)}`,
    [`House that stays ${mark}`]: `24.7731, ${(east + 0.002).toFixed(5)}`,
  };
  for (const [named, pin] of Object.entries(pins)) {
    const posted = await request.post('/api/properties/save', {
      headers: signedAs(seller),
      multipart: anAd(seller.email, { title: named, pin }),
    });
    expect(posted.status(), await posted.text()).toBe(201);
  }
  const box = `box=${(east - 0.002).toFixed(5)}_24.77_${(east + 0.004).toFixed(5)}_24.775`;
  await page.goto(`/properties?${box}`);
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Save / })
    .click();
  await page.goto('/favourites');
  await page.getByRole('button', { name: `Not for us: ${title}` }).click();
  await page.getByRole('button', { name: 'Put aside' }).click();
  await expect(page.getByRole('heading', { name: 'Not for us (1)' })).toBeVisible();

  await page.goto(`/properties?view=map&${box}`);
  const beside = page.getByRole('region', { name: 'Properties on the map' });
  await expect(beside.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('1 property here is left out')).toBeVisible();
  await expect(beside.getByText(title, { exact: true })).toHaveCount(0);
  const prices = page.getByRole('list', { name: 'Prices on the map' });
  const price = prices.getByRole('button', { name: title });
  await expect(prices.getByRole('button').first()).toBeVisible();
  await expect(price).toHaveCount(0);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(beside.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(price).toHaveCount(1);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const reader = await plain.newPage();
  await reader.goto(`/properties?${box}`);
  await expect(reader.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
  await plain.close();
});

test('favourites are ticked and compared', async ({ page }) => {
  const titles = await keepSome(page, 2);
  await page.goto('/favourites');
  for (const title of titles) await page.getByRole('checkbox', { name: `Compare ${title}` }).check();
  const bar = page.getByRole('region', { name: 'Chosen for the comparison' });
  await expect(bar.getByText('2 chosen')).toBeVisible();
  await bar.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('table', { name: '2 properties side by side' })).toBeVisible();
});

test('the family votes by a secret link without scripts, until the owner ends it', async ({
  page,
  browser,
  request,
  signUp,
  expectAccessible,
}) => {
  const owner = await signUp('buyer', page);
  const headers = { authorization: `Bearer ${owner.token}` };
  const homes: { property_id: number; title: string }[] = await (
    await request.get('/api/properties/cards?sort=price_desc')
  ).json();
  const [home] = homes;
  await request.post('/api/favourites', { headers, data: { property_ids: [home?.property_id] } });
  await page.goto('/favourites');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
  await expectAccessible(page);

  const { pathname, search } = new URL(link);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const reader = await plain.newPage();
  await reader.goto(pathname + search);
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await reader.getByRole('textbox', { name: 'Your name' }).fill('Amna');
  await reader.getByRole('radio', { name: 'Maybe' }).check();
  await reader.getByRole('textbox', { name: /^Comment/ }).fill('Near the school');
  await reader.getByRole('button', { name: 'Vote' }).click();
  await expect(reader.getByText('Thank you, your vote is saved.')).toBeVisible();
  await expect(reader.getByRole('textbox', { name: 'Your name' })).toHaveValue('Amna');
  await expect(reader.getByText('Amna: Maybe')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Near the school')).toBeVisible();
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await reader.goto(pathname + search);
  await expect(reader.getByRole('heading', { level: 1, name: 'This link is not valid any more' })).toBeVisible();
  await reader.goto(`/ur${pathname}${search}`);
  await expect(reader.getByRole('heading', { level: 1, name: 'یہ لنک اب کام نہیں کرتا' })).toBeVisible();
  await plain.close();
});
