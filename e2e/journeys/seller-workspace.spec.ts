import type { Locator, Page } from '@playwright/test';
import { expect, hold, type Person, test } from '../journey.ts';

const picturePath = (name: string) =>
  new URL(`../../apps/api/src/db/seed/pictures/${name}.jpg`, import.meta.url).pathname;

const eight = [
  'flat-01-front',
  'living-01',
  'living-02',
  'kitchen-01',
  'bedroom-01',
  'bedroom-02',
  'bathroom-01',
  'flat-02-front',
].map(picturePath);

let made = 0;

/** A title and a price that no other journey has: they run side by side on one site. */
function anAd(what: string) {
  made += 1;
  const mark = (process.pid % 1_000) * 1_000_000 + (Date.now() % 1_000) * 1_000 + made;
  return { title: `${what} ${mark}`, price: 1_000_000_000 + mark };
}

type Ad = ReturnType<typeof anAd>;

const photographs = (page: Page) => page.getByRole('group', { name: 'Photographs of the property' });

/** The form of an ad, filled by the names that a screen reader reads. */
async function fillAd(page: Page, { title, price }: Ad) {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByLabel('Property type').selectOption('Flat');
  await page.getByRole('combobox', { name: 'Area' }).fill('clifton');
  await page.getByRole('option', { name: 'Clifton', exact: true }).click();
  await page.getByRole('textbox', { name: 'Price (PKR)' }).fill(String(price));
  await page.getByRole('textbox', { name: 'Size' }).fill('240');
}

async function choosePhotographs(page: Page, files: readonly string[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    photographs(page).getByRole('button', { name: 'Add photographs' }).click(),
  ]);
  await chooser.setFiles([...files]);
}

const uploaded = (page: Page) => photographs(page).getByText('Uploaded', { exact: true });

const agree = (page: Page) => page.getByRole('checkbox', { name: /agree to the terms/ }).check();

async function publish(page: Page) {
  await agree(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Ad posted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/my-properties$/);
}

interface Posted {
  property_id: number;
  title: string;
  description: string;
  price: number;
  created_at: string;
  images: { src: string }[];
}

/** A seller's ads as the API gives them, newest first. */
async function adsOf(page: Page, { token }: Person): Promise<Posted[]> {
  const answer = await page.request.get('/api/properties/my-properties', {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json();
}

/** Moves a photograph one place towards the front, without a mouse. */
async function moveEarlier(page: Page, position: number, count: number) {
  const announced = page.locator('[id^="DndLiveRegion"]');
  await photographs(page)
    .getByRole('button', { name: `Reorder photograph ${position} of ${count}` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(announced).toHaveText(`Lifted photograph ${position} of ${count}.`);
  // A lifted photograph takes keys once it is measured.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(announced).toHaveText(`It would be number ${position - 1} of ${count}.`, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(announced).toHaveText(`Photograph ${position} dropped as number ${position - 1} of ${count}.`);
}

/** Goes on with Tab until something has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${target}`);
}

test('a seller posts an ad with eight photographs and sees it first', async ({
  page,
  browser,
  signUp,
  expectAccessible,
}) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Quiet flat near the park');
  await page.goto('/seller-post-ad');
  await fillAd(page, ad);
  await page.getByRole('textbox', { name: 'Price (PKR)' }).fill('2.5 crore');
  await expect(page.getByText('Two crore fifty lakh rupees')).toBeVisible();
  await page.getByRole('textbox', { name: 'Price (PKR)' }).fill(String(ad.price));

  await choosePhotographs(page, eight);
  await expect(photographs(page).getByText('8 of 8')).toBeVisible();
  // A site that was just started encodes the photos of its demo data meanwhile.
  await expect(uploaded(page)).toHaveCount(8, { timeout: 30_000 });
  await moveEarlier(page, 2, 8);
  await photographs(page).getByRole('button', { name: 'Remove photograph 3' }).click();
  await expect(photographs(page).getByRole('img')).toHaveCount(7);
  const names = [
    'living-01',
    'flat-01-front',
    'kitchen-01',
    'bedroom-01',
    'bedroom-02',
    'bathroom-01',
    'flat-02-front',
  ];
  for (const [index, name] of names.entries()) {
    await expect(photographs(page).getByRole('img').nth(index)).toHaveAccessibleName(`${name}.jpg`);
  }
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await expectAccessible(page);
  await publish(page);

  await expect(page.getByRole('article').first()).toContainText(ad.title);
  await page.goto('/');
  const newest = page.getByRole('region', { name: 'My New Properties' });
  await expect(newest.getByRole('article').first()).toContainText(ad.title);

  const guest = await browser.newPage();
  await guest.goto('/properties?area=31');
  const inList = guest.getByRole('article').filter({ hasText: ad.title });
  await expect(inList).toBeVisible();
  await inList.getByRole('link', { name: `View Details: ${ad.title}` }).click();
  await expect(guest.getByRole('heading', { level: 1, name: ad.title })).toBeVisible();
  await guest.close();

  const [posted] = await adsOf(page, seller);
  expect(posted).toMatchObject({ title: ad.title });
  expect(posted?.images).toHaveLength(7);
});

test.describe('on a touch screen', { tag: '@phone' }, () => {
  test('a finger puts the photographs in order', async ({ page, signUp }) => {
    const seller = await signUp('seller', page);
    const ad = anAd('Flat in the order of a finger');
    await page.goto('/seller-post-ad');
    await fillAd(page, ad);
    await choosePhotographs(page, eight.slice(0, 3));
    await expect(uploaded(page)).toHaveCount(3);

    const handle = photographs(page).getByRole('button', { name: 'Reorder photograph 2 of 3' });
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await photographs(page).getByRole('img').first().boundingBox();
    if (!from || !to) throw new Error('The photographs are not on the screen');
    const announced = page.locator('[id^="DndLiveRegion"]');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };

    await touch('touchStart', [start]);
    // A finger that rests lifts the photograph; one that moves on at once would scroll the page.
    await expect(announced).toHaveText('Lifted photograph 2 of 3.');
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
    }
    await expect(announced).toHaveText('It would be number 1 of 3.');
    await touch('touchEnd', []);
    await expect(announced).toHaveText('Photograph 2 dropped as number 1 of 3.');
    for (const [index, name] of ['living-01', 'flat-01-front', 'living-02'].entries()) {
      await expect(photographs(page).getByRole('img').nth(index)).toHaveAccessibleName(`${name}.jpg`);
    }
    await publish(page);
    expect((await adsOf(page, seller))[0]?.images).toHaveLength(3);
  });
});

/** Posts an ad with three photographs, as a program would. */
async function postedAd(page: Page, seller: Person, ad: Ad): Promise<Posted> {
  const form = new FormData();
  const fields = {
    title: ad.title,
    price: String(ad.price),
    city: 'Karachi',
    area: 'Clifton',
    area_id: '31',
    property_type: 'Flat',
    dimension: '240 sq yd',
    description: 'Third floor.',
    bedrooms: '3',
    bathrooms: '3',
    garage: '0',
    email: seller.email,
    cell_no: '0300 1234567',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { readFile } = await import('node:fs/promises');
  for (const file of eight.slice(0, 3)) form.append('image_url', new File([await readFile(file)], 'photo.jpg'));
  const answer = await page.request.post('/api/properties/save', {
    headers: { authorization: `Bearer ${seller.token}` },
    multipart: form,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).property;
}

test('a seller changes an ad: one photograph less, a new one in front, and an empty description', async ({
  page,
  signUp,
}) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat to be changed');
  const before = await postedAd(page, seller, ad);
  const [one, two, three] = before.images.map(({ src }) => src);

  await page.goto('/my-properties');
  await page.getByRole('article').getByRole('link', { name: ad.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/my-property-detail/${before.property_id}$`));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: ad.title })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();

  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(ad.title);
  await photographs(page).getByRole('button', { name: 'Remove photograph 2' }).click();
  await choosePhotographs(page, eight.slice(3, 4));
  await expect(uploaded(page)).toHaveCount(1);
  await photographs(page).getByRole('button', { name: 'Move photograph 3 earlier' }).click();
  await photographs(page).getByRole('button', { name: 'Move photograph 2 earlier' }).click();
  await page.getByRole('textbox', { name: 'Description' }).clear();
  await page.getByRole('textbox', { name: 'Title' }).fill(`${ad.title}, changed`);
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
  await agree(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Ad Updated Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/my-properties$/);
  await expect(page.getByRole('article')).toContainText(`${ad.title}, changed`);

  const [after] = await adsOf(page, seller);
  const sources = after?.images.map(({ src }) => src) ?? [];
  expect(sources.slice(1)).toEqual([one, three]);
  expect(sources[0]).not.toBe(two);
  expect(after).toMatchObject({ title: `${ad.title}, changed`, description: '' });
});

/** The same ad, changed on another device. */
async function changeElsewhere(page: Page, { token }: Person, id: number, multipart: Record<string, string>) {
  const answer = await page.request.put(`/api/properties/update/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a form that stayed open undoes nothing, and asks where both have changed the same', { tag: '@phone' }, async ({
  page,
  signUp,
  expectAccessible,
  pageErrors,
}) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat in two windows');
  const before = await postedAd(page, seller, ad);
  const id = before.property_id;
  const update = async () => {
    await agree(page);
    await page.getByRole('button', { name: 'Update' }).click();
  };
  await page.goto(`/seller-post-edit/${id}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('A typo mended.');
  const [one, two] = before.images.map(({ src }) => src);
  const fewer = JSON.stringify([two, one]);
  await changeElsewhere(page, seller, id, { price: String(ad.price - 1), existing_images: fewer });
  await update();
  await expect(page).toHaveURL(/\/my-properties$/);
  const [merged] = await adsOf(page, seller);
  expect(merged).toMatchObject({ price: ad.price - 1, description: 'A typo mended.' });
  expect(merged?.images.map(({ src }) => src)).toEqual([two, one]);

  await page.goto(`/seller-post-edit/${id}`);
  const price = page.getByRole('textbox', { name: 'Price (PKR)' });
  await price.fill(String(ad.price - 2));
  await page.getByRole('textbox', { name: 'Description' }).fill('Mine.');
  await changeElsewhere(page, seller, id, { price: String(ad.price - 3) });
  await update();
  const question = page.getByRole('dialog', { name: 'This ad was changed elsewhere' });
  await expect(question.getByRole('listitem')).toHaveText(['Price (PKR)']);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Show the newest' }).click();
  await expect(price).toHaveValue(new RegExp(String(ad.price - 3).slice(-3)));
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Mine.');
  await price.fill(String(ad.price - 4));
  await changeElsewhere(page, seller, id, { price: String(ad.price - 5) });
  await update();
  await question.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page).toHaveURL(/\/my-properties$/);
  expect((await adsOf(page, seller))[0]).toMatchObject({ price: ad.price - 4, description: 'Mine.' });
  pageErrors.length = 0;
});

test('changes that wait on the device outlive a pause, and each window keeps its own new ad', async ({
  page,
  signUp,
  pageErrors,
}) => {
  const seller = await signUp('seller', page);
  const { property_id: id } = await postedAd(page, seller, anAd('Flat that is paused'));
  const isKept = (on: Page) => expect(on.getByText('Your draft is kept on this device.')).toBeVisible();
  await page.goto(`/seller-post-edit/${id}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Twenty minutes of work.');
  await isKept(page);
  await page.goto(`/my-property-detail/${id}`);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.goto(`/seller-post-edit/${id}`);
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Twenty minutes of work.');
  await agree(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/my-properties$/);
  expect((await adsOf(page, seller))[0]).toMatchObject({ description: 'Twenty minutes of work.' });

  const other = await page.context().newPage();
  for (const window of [page, other]) {
    await window.goto('/seller-post-ad');
    await expect(window.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  }
  await choosePhotographs(page, eight.slice(0, 2));
  await expect(uploaded(page)).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Title' }).fill('House with photographs');
  await isKept(page);
  await other.getByRole('textbox', { name: 'Title' }).fill('Flat without');
  await isKept(other);
  // Its draft is held until it is gone, which this does not wait for by itself.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  await other.goto('/seller-post-ad');
  await expect(other.getByText('Flat without')).toBeVisible();
  await expect(other.getByText(/photograph/)).toHaveCount(0);
  await other.getByRole('button', { name: 'Start afresh' }).click();
  await other.goto('/seller-post-ad');
  await expect(other.getByText('House with photographs')).toBeVisible();
  await expect(other.getByText(/with 2 photographs/)).toBeVisible();
  // The browser reports the refusal of what was read before the pause.
  pageErrors.length = 0;
});

test('an ad that was deleted and is posted again is offered back, as old as it was', { tag: '@phone' }, async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat that its seller deleted');
  await page.goto('/seller-post-ad');
  await fillAd(page, ad);
  await choosePhotographs(page, eight.slice(0, 2));
  await expect(uploaded(page)).toHaveCount(2);
  await publish(page);
  const [first] = await adsOf(page, seller);
  const deleted = await page.request.post(`/api/properties/status/${first?.property_id}`, {
    headers: { authorization: `Bearer ${seller.token}` },
    data: { status: 'deleted' },
  });
  expect(deleted.status()).toBe(200);

  await page.goto('/seller-post-ad');
  await fillAd(page, { ...ad, title: `${ad.title}, again` });
  await choosePhotographs(page, eight.slice(0, 2));
  await expect(uploaded(page)).toHaveCount(2);
  await agree(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog', { name: /^This looks like your listing of / });
  await expect(question).toContainText('You deleted it.');
  await expect(question.getByRole('button', { name: 'Publish as a new ad' })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Bring that one back' }).click();
  await expect(page.getByText('Your listing is back, as you have written it now.')).toBeVisible();
  await expect(page).toHaveURL(/\/my-properties$/);
  const ads = await adsOf(page, seller);
  expect(ads).toMatchObject([
    { property_id: first?.property_id, created_at: first?.created_at, title: `${ad.title}, again` },
  ]);
  expect(ads[0]?.images).toHaveLength(2);
});

test('a seller is asked about a home that another window has posted meanwhile', { tag: '@phone' }, async ({
  page,
  signUp,
  pageErrors,
}) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat from two windows');
  await page.goto('/seller-post-ad');
  await fillAd(page, ad);
  await choosePhotographs(page, eight.slice(0, 2));
  await expect(uploaded(page)).toHaveCount(2);
  await publish(page);

  // What this window was told before the other one had posted.
  await page.route('**/api/properties/posted-before', (route) => route.fulfill({ json: { posted: null } }), {
    times: 1,
  });
  await page.goto('/seller-post-ad');
  await fillAd(page, ad);
  await choosePhotographs(page, eight.slice(0, 2));
  await expect(uploaded(page)).toHaveCount(2);
  await agree(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog', { name: /^This looks like your listing of / });
  await expect(question).toBeVisible();
  expect(await adsOf(page, seller)).toHaveLength(1);
  await question.getByRole('button', { name: 'Publish as a new ad' }).click();
  await expect(page).toHaveURL(/\/my-properties$/);
  expect(await adsOf(page, seller)).toHaveLength(2);
  // The browser says of the first answer that it was a refusal.
  pageErrors.length = 0;
});

test('what was typed again goes along into the form of the ad that is posted', { tag: '@phone' }, async ({
  page,
  signUp,
}) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat that is posted twice');
  const { property_id: id } = await postedAd(page, seller, ad);
  await page.goto('/seller-post-ad');
  await fillAd(page, { ...ad, price: ad.price - 1_000 });
  await page.getByRole('textbox', { name: 'Description' }).fill('Twenty minutes of writing.');
  await choosePhotographs(page, eight.slice(0, 4));
  await expect(uploaded(page)).toHaveCount(4);
  await agree(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page
    .getByRole('dialog', { name: /^This looks like your listing of / })
    .getByRole('button', { name: 'Change that one' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/seller-post-edit/${id}$`));
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Twenty minutes of writing.');
  await expect(uploaded(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/my-properties$/);
  const ads = await adsOf(page, seller);
  expect(ads).toMatchObject([{ property_id: id, price: ad.price - 1_000, description: 'Twenty minutes of writing.' }]);
  expect(ads[0]?.images).toHaveLength(4);
  await page.goto('/seller-post-ad');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

for (const choice of ['Change that one', 'It is another home: publish']) {
  test(`an ad whose answer was lost goes on: ${choice}`, async ({ page, signUp, pageErrors }) => {
    const seller = await signUp('seller', page);
    const ad = anAd('Flat of a lost answer');
    await page.route(
      '**/api/properties/save',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto('/seller-post-ad');
    await fillAd(page, ad);
    await agree(page);
    const send = page.getByRole('button', { name: 'Publish' });
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to post ad.' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Price (PKR)' }).fill(String(ad.price + 5_000));
    await send.click();
    const question = page.getByRole('dialog', { name: /^This looks like your listing of / });
    await question.getByRole('button', { name: choice }).click();
    const isChange = choice === 'Change that one';
    if (isChange) await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL(/\/my-properties$/);
    const prices = (await adsOf(page, seller)).map(({ price }) => price - ad.price);
    expect(prices).toEqual(isChange ? [5_000] : [5_000, 0]);
    await page.goto('/seller-post-ad');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    pageErrors.length = 0;
  });
}

test('a lost network stops nothing: photographs go on by themselves, and so does the ad', { tag: '@phone' }, async ({
  page,
  signUp,
  pageErrors,
}) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat on a bad line');
  await page.goto('/seller-post-ad');
  await fillAd(page, ad);
  await choosePhotographs(page, eight.slice(0, 1));
  await expect(uploaded(page)).toHaveCount(1);

  await page.context().setOffline(true);
  await choosePhotographs(page, eight.slice(1, 3));
  for (const position of [2, 3]) {
    await expect(photographs(page).getByRole('button', { name: `Retry photograph ${position}` })).toBeVisible();
  }
  await agree(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to post ad.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(ad.title);

  await page.context().setOffline(false);
  await expect(uploaded(page)).toHaveCount(3);
  await publish(page);
  const ads = await adsOf(page, seller);
  expect(ads.map(({ title, images }) => [title, images.length])).toEqual([[ad.title, 3]]);
  // What failed without a network is what this journey is about.
  pageErrors.length = 0;
});

test('a seller stops an ad that does not get through, and sends it again as one', { tag: '@phone' }, async ({
  page,
  signUp,
  pageErrors,
}) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat on a slow line');
  // It arrives, and its answer does not.
  await page.route('**/api/properties/save', async (route) => void (await route.fetch()), { times: 1 });
  await page.goto('/seller-post-ad');
  await fillAd(page, ad);
  await choosePhotographs(page, eight.slice(0, 2));
  await expect(uploaded(page)).toHaveCount(2);
  await agree(page);
  const send = page.getByRole('button', { name: 'Publish' });
  await send.click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped\./)).toBeVisible();
  await expect(send).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(ad.title);
  await expect(photographs(page).getByRole('img')).toHaveCount(2);
  await send.click();
  await expect(page).toHaveURL(/\/my-properties$/);
  expect((await adsOf(page, seller)).map(({ title, images }) => [title, images.length])).toEqual([[ad.title, 2]]);
  pageErrors.length = 0;
});

test('an ad that is open in one tab stays that tab’s', async ({ page, signUp }) => {
  const seller = await signUp('seller', page);
  const { property_id: id } = await postedAd(page, seller, anAd('Flat in two tabs'));
  const isKept = (on: Page) => expect(on.getByText('Your draft is kept on this device.')).toBeVisible();
  const elsewhere = (on: Page) => on.getByRole('note').filter({ hasText: 'This ad is open in another tab' });
  // A phone that is busy answers late.
  await page.context().addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (...asked: unknown[]) => Promise<unknown>;
    navigator.locks.request = (...asked: unknown[]) =>
      new Promise((resolve) => setTimeout(resolve, 700)).then(() => request(...asked));
  });
  const other = await page.context().newPage();

  await page.goto('/seller-post-ad');
  await page.getByRole('textbox', { name: 'Title' }).fill('House of the first tab');
  await isKept(page);
  await other.goto('/seller-post-ad');
  await expect(elsewhere(other)).toContainText('House of the first tab');
  await other.getByRole('textbox', { name: 'Title' }).fill('Flat of the second tab');
  await isKept(other);

  await page.goto(`/seller-post-edit/${id}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Written in the first tab.');
  await isKept(page);
  await expect(elsewhere(page)).toHaveCount(0);
  await other.goto(`/seller-post-edit/${id}`);
  await expect(elsewhere(other)).toBeVisible();
  await other.getByRole('textbox', { name: 'Description' }).fill('Written in the second tab.');
  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Written in the first tab.');
});

test('one photograph that failed is sent again alone', { tag: '@phone' }, async ({ page, signUp, pageErrors }) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat with one stubborn photograph');
  await page.goto('/seller-post-ad');
  await fillAd(page, ad);
  await choosePhotographs(page, eight.slice(0, 1));
  await expect(uploaded(page)).toHaveCount(1);
  let sent = 0;
  await page.route('**/api/properties/photos', (route) => {
    sent += 1;
    return sent === 1 ? route.abort() : route.continue();
  });
  await choosePhotographs(page, eight.slice(1, 2));
  await photographs(page).getByRole('button', { name: 'Retry photograph 2' }).click();
  await expect(uploaded(page)).toHaveCount(2);
  expect(sent).toBe(2);
  await publish(page);
  expect((await adsOf(page, seller))[0]?.images).toHaveLength(2);
  pageErrors.length = 0;
});

test('an ad that was not sent waits on the device with its photographs', { tag: '@phone' }, async ({
  page,
  signUp,
}) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat that waits');
  await page.goto('/seller-post-ad');
  await fillAd(page, ad);
  await choosePhotographs(page, eight.slice(0, 3));
  await expect(uploaded(page)).toHaveCount(3);
  await photographs(page).getByRole('button', { name: 'Remove photograph 1' }).click();
  await expect(page.getByText('Your draft is kept on this device.')).toBeVisible();

  const later = await page.context().newPage();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  await later.goto('/seller-post-ad');
  await expect(later.getByText(ad.title)).toBeVisible();
  await later.getByRole('button', { name: 'Continue with it' }).click();
  await expect(later.getByRole('textbox', { name: 'Title' })).toHaveValue(ad.title);
  await expect(photographs(later).getByRole('img')).toHaveCount(2);
  await publish(later);
  expect((await adsOf(later, seller))[0]).toMatchObject({ title: ad.title });

  await later.goto('/seller-post-ad');
  await expect(later.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('a keyboard alone fills the form and sends it', { tag: '@once' }, async ({ page, signUp }) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat posted by keyboard');
  // Asked for now: a key press is quicker than the browser is in handing its chooser over.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/seller-post-ad');
  const { keyboard } = page;

  const toRent = page.getByRole('button', { name: 'For rent' });
  await tabTo(page, page.getByRole('button', { name: 'For sale' }));
  await keyboard.press('ArrowRight');
  await expect(toRent).toBeFocused();
  await keyboard.press('Space');
  await expect(toRent).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('textbox', { name: 'Title' }));
  await keyboard.type(ad.title);
  await tabTo(page, page.getByLabel('Property type'));
  await keyboard.type('Pent');
  await expect(page.getByLabel('Property type')).toHaveValue('Penthouse');
  await tabTo(page, page.getByRole('combobox', { name: 'Area' }));
  await keyboard.type('clifton');
  await expect(page.getByRole('option', { name: 'Clifton', exact: true })).toBeVisible();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Price (PKR)' }));
  await keyboard.type('3 lakh');
  await expect(page.getByText('Three lakh rupees')).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Bedrooms' }));
  await keyboard.type('4');
  await tabTo(page, page.getByRole('checkbox', { name: 'Parking' }));
  await keyboard.press('Space');

  await tabTo(page, photographs(page).getByRole('button', { name: 'Add photographs' }));
  await keyboard.press('Enter');
  await (await chooser).setFiles(eight.slice(0, 2));
  await expect(uploaded(page)).toHaveCount(2);
  await tabTo(page, page.getByRole('textbox', { name: 'Description' }));
  await keyboard.type('Two floors above the sea.');
  await tabTo(page, page.getByRole('checkbox', { name: /agree to the terms/ }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Publish' }));
  await keyboard.press('Enter');

  await expect(page.getByText('Ad posted successfully!')).toBeVisible();
  const [posted] = await adsOf(page, seller);
  expect(posted).toMatchObject({
    title: ad.title,
    purpose: 'rent',
    property_type: 'Penthouse',
    area: 'Clifton',
    price: 300_000,
    bedrooms: 4,
    garage: 1,
    description: 'Two floors above the sea.',
  });
  expect(posted?.images).toHaveLength(2);
});

test('a seller finds an ad, pauses it, deletes it and takes that back', async ({ page, request, signUp }) => {
  const seller = await signUp('seller', page);
  const [kept, other] = [anAd('House to keep'), anAd('Shop to let go')];
  for (const { title, price } of [kept, other]) {
    const answer = await request.post('/api/properties/save', {
      headers: { authorization: `Bearer ${seller.token}` },
      multipart: { title, price: String(price), area_id: '31', property_type: 'House', city: 'Karachi' },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await page.goto('/my-properties');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search your properties' }).fill('to keep');
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: `More for ${kept.title}` }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(cards.getByText('Paused')).toBeVisible();
  await expect(page.getByRole('button', { name: `More for ${kept.title}` })).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search your properties' }).fill('');
  await page.getByLabel('Status').selectOption('Active');
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: `More for ${other.title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards.filter({ hasText: other.title })).toBeVisible();

  await cards.filter({ hasText: other.title }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Edit/ })).toBeFocused();
});

test('a change that is refused shows what became of the ad elsewhere', async ({
  page,
  request,
  signUp,
  pageErrors,
}) => {
  const { token } = await signUp('seller', page);
  const headers = { authorization: `Bearer ${token}` };
  const { title, price } = anAd('House in two windows');
  const multipart = { title, price: String(price), area_id: '31', property_type: 'House', city: 'Karachi' };
  const saved = await request.post('/api/properties/save', { headers, multipart });
  const id: number = (await saved.json()).property.property_id;
  const elsewhere = (status: string) => request.post(`/api/properties/status/${id}`, { headers, data: { status } });

  await page.goto(`/my-property-detail/${id}`);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await elsewhere('paused');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('This listing is already paused.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await elsewhere('deleted');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Property not found' })).toBeVisible();
  // The browser itself logs both refusals and each look for the listing that is gone.
  await page.goto('about:blank', { waitUntil: 'load' });
  pageErrors.length = 0;
});

test('a session that has ended says so and keeps what was filled in', { tag: '@phone' }, async ({
  page,
  request,
  signUp,
  pageErrors,
}) => {
  const seller = await signUp('seller', page);
  const ad = anAd('Flat of an expired session');
  await page.goto('/seller-post-ad');
  await fillAd(page, ad);
  await agree(page);
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${seller.token}` } });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  pageErrors.length = 0;
});

/** Takes the session off the device behind the open page's back, as a browser that is cleaned up does. */
const loseToken = (page: Page) => page.evaluate(() => localStorage.removeItem('authToken'));

test('an update that fails says why, and one without a session leads to the login', { tag: '@phone' }, async ({
  page,
  request,
  signUp,
  pageErrors,
}) => {
  const seller = await signUp('seller', page);
  const { title, price } = anAd('Flat that will not change');
  const saved = await request.post('/api/properties/save', {
    headers: { authorization: `Bearer ${seller.token}` },
    multipart: { title, price: String(price), area_id: '31', property_type: 'Flat', city: 'Karachi' },
  });
  const { property_id: id }: Posted = (await saved.json()).property;
  await page.goto(`/seller-post-edit/${id}`);
  await agree(page);
  const answers = [
    { status: 500, body: '' },
    { status: 400, body: JSON.stringify({ message: 'The price looks wrong.' }) },
  ];
  await page.route('**/api/properties/update/*', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill({ ...answer, contentType: 'application/json' }) : route.continue();
  });
  const update = page.getByRole('button', { name: 'Update' });
  for (const words of ['Failed to update property. Please try again.', 'The price looks wrong.']) {
    await update.click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }

  await loseToken(page);
  await update.click();
  await expect(page.getByText('You are not authorized. Please login again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  pageErrors.length = 0;
});

test('an update without a session leaves what waits to be sent', async ({ page, request, signUp, pageErrors }) => {
  const seller = await signUp('seller', page);
  const { property_id: id } = await postedAd(page, seller, anAd('Flat of an ended session'));
  await page.goto(`/seller-post-edit/${id}`);
  await agree(page);
  const waiting = JSON.stringify([{ kind: 'heart', key: 'waits', owner: 1, id, isFavourite: true }]);
  await page.evaluate((text) => localStorage.setItem('outbox', text), waiting);
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${seller.token}` } });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBe(waiting);
  pageErrors.length = 0;
});

test('who has left the form while it was sent stays where they are', async ({ page, signUp }) => {
  const seller = await signUp('seller', page);
  const { property_id: id } = await postedAd(page, seller, anAd('Flat on a slow line'));
  await page.goto(`/my-property-detail/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Sent from a train.');
  await agree(page);
  const answer = await hold(page, '**/api/properties/update/*');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('Ad Updated Successfully!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/my-property-detail/${id}$`));
});

test('without a session neither an ad nor the own list goes on', async ({ page, signUp, pageErrors }) => {
  await signUp('seller', page);
  await page.goto('/seller-post-ad');
  await fillAd(page, anAd('Flat of nobody'));
  await agree(page);
  await loseToken(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('You are not logged in.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  const ownList = page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'My Properties' });
  // Open beside the page on a desktop, closed on a phone; the page of guests stands here until the session is known.
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await expect(toggle).toBeVisible();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(ownList).toBeVisible();
  await loseToken(page);
  await ownList.click();
  await expect(page.getByText('You are not logged in.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  pageErrors.length = 0;
});
