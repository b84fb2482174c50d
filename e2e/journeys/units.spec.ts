import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** Mails in quoted-printable fold long lines and escape equals signs. */
const readable = (mail: string) => mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');

/** The link to a page of the site in a mail. */
function linkIn(mail: string, page: string): string {
  const link = new RegExp(`https?://[^\\s"<>]*${page}\\?token=[\\w.-]+`).exec(readable(mail))?.[0];
  if (!link) throw new Error(`The mail has no link to ${page}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

let made = 0;
/** A number that no other journey holds a unit with: each person holds one. */
const aPhone = () => `03${String(Date.now()).slice(-7)}${test.info().parallelIndex % 10}${made++ % 10}`;

/** The number of a unit that can be had now. */
async function freeUnit(page: Page, slug: string, nth: number): Promise<string> {
  const answer = await page.request.get(`/api/projects/${slug}/units`);
  const { units } = await answer.json();
  const free = units.filter((unit: { state: string; price: unknown }) => unit.state === 'available' && unit.price);
  return free[nth % free.length].number;
}

const words = {
  en: {
    prefix: '',
    units: 'Units of Grand Monarch',
    ask: 'Ask to hold it',
    name: 'Full name',
    phone: 'Mobile number',
    email: 'Email',
    asked: 'Look into your inbox',
    confirm: 'Hold the unit',
    holding: /^You hold unit/,
    release: 'Give the unit back',
    sure: 'Yes, give it back',
    released: 'You have given the unit back',
    payments: 'What is due when',
    total: 'Total',
  },
  ur: {
    prefix: '/ur',
    units: 'Grand Monarch کے یونٹس',
    ask: 'مختص کروائیں',
    name: 'پورا نام',
    phone: 'موبائل نمبر',
    email: 'ای میل',
    asked: 'اپنا اِن باکس دیکھیں',
    confirm: 'یونٹ مختص کریں',
    holding: /آپ کے لیے مختص ہے$/,
    release: 'یونٹ واپس کریں',
    sure: 'ہاں، واپس کریں',
    released: 'آپ نے یونٹ واپس کر دیا',
    payments: 'کب کتنا دینا ہے',
    total: 'کل رقم',
  },
} as const;

// Journeys run side by side on one site: each takes a unit of its own. What a wide screen lays out otherwise is so with
// scripts and without.
const journeys = [
  { language: 'en', javaScriptEnabled: true, tag: [] },
  { language: 'en', javaScriptEnabled: false, tag: ['@once'] },
  { language: 'ur', javaScriptEnabled: true, tag: [] },
  { language: 'ur', javaScriptEnabled: false, tag: ['@phone'] },
] satisfies { language: keyof typeof words; javaScriptEnabled: boolean; tag: string[] }[];

for (const [index, { language, javaScriptEnabled, tag }] of journeys.entries()) {
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, { tag }, () => {
    test.use({ javaScriptEnabled });

    test('from the plan to a unit, its payments, and a hold that is confirmed and given back', async ({
      page,
      mailTo,
    }, { project }) => {
      test.slow();
      const said = words[language];
      const open = (where: string) =>
        page.goto(said.prefix + where, javaScriptEnabled ? undefined : { waitUntil: 'load' });
      const number = await freeUnit(page, 'grand-monarch', index * 7 + (project.name === 'phone' ? 3 : 0));
      const { building, floor } = await (await page.request.get(`/api/projects/grand-monarch/units/${number}`)).json();

      await open(`/grand-monarch/units?building=${building}&floor=${floor}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(said.units);
      // The shape on the plan, which a screen reader hears with its state; the table has the same unit.
      await page.locator(`svg a[data-unit="${number}"]`).click();
      await expect(page).toHaveURL(`${said.prefix}/grand-monarch/units/${number}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      await expect(page.getByRole('heading', { name: said.payments })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: said.total })).toBeVisible();

      const email = `holder-${language}-${javaScriptEnabled}-${project.name}-${Date.now()}@example.com`;
      const form = page.locator('form[action$="/holds"]');
      await form.getByRole('textbox', { name: said.name }).fill('Sana Ahmed');
      await form.getByRole('textbox', { name: said.phone }).fill(aPhone());
      await form.getByRole('textbox', { name: said.email }).fill(email);
      await form.getByRole('button', { name: said.ask }).click();
      await expect(page.getByRole('heading', { level: 1, name: said.asked })).toBeVisible();

      const link = linkIn(await mailTo(email), '/projects/hold');
      await page.goto(link, javaScriptEnabled ? undefined : { waitUntil: 'load' });
      await page.getByRole('button', { name: said.confirm }).click();
      await expect(page.getByRole('heading', { level: 1, name: said.holding })).toBeVisible();
      const held = await (await page.request.get(`/api/projects/grand-monarch/units/${number}`)).json();
      expect(held.state).toBe('held');

      await page.getByText(said.release, { exact: true }).click();
      await page.getByRole('button', { name: said.sure }).click();
      await expect(page.getByRole('heading', { level: 1, name: said.released })).toBeVisible();
      // What everybody sees follows within two seconds.
      await expect(async () => {
        await open(`/grand-monarch/units/${number}`);
        await expect(page.getByRole('button', { name: said.ask })).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 10_000 });
    });

    test('filters stand in the address, as a list and on the plan', async ({ page }) => {
      const said = words[language];
      const path = `${said.prefix}/grand-monarch/units`;
      await page.goto(`${path}?view=list`, javaScriptEnabled ? undefined : { waitUntil: 'load' });
      const filters = page.locator(`form[action="${path}"]`);
      await filters.locator('select[name="facing"]').selectOption('sea');
      await filters.locator('select[name="building"]').selectOption('west');
      await filters.locator('button[type="submit"]').click();
      await expect(page).toHaveURL(/facing=sea/);
      await expect(page).toHaveURL(/building=west/);
      await expect(page).toHaveURL(/view=list/);
      const cards = page.locator('main li > article');
      await expect(cards.first()).toContainText(/W-\d{4}/);
      await expect(cards.filter({ hasText: /E-\d{4}/ })).toHaveCount(0);
    });
  });
}

test('an open page asks on while the site does not answer, and follows again once it does', {
  tag: '@once',
}, async ({ page, pageErrors }) => {
  await page.clock.install();
  await page.goto('/grand-monarch/units');
  let asked = 0;
  await page.route('**/api/projects/grand-monarch/units', (route) => {
    asked += 1;
    return route.fulfill({ status: 502 });
  });
  const stale = page.getByText(/^The site does not answer at the moment\./);
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(stale).toBeVisible({ timeout: 200 });
  }).toPass();
  for (let round = 1; round <= 4; round += 1) {
    const before = asked;
    await page.clock.runFor(6_000);
    await expect.poll(() => asked).toBeGreaterThan(before);
  }
  await page.unrouteAll();
  await page.clock.runFor(6_000);
  await expect(stale).toBeHidden();
  // The browser itself reports each answer that says no.
  pageErrors.length = 0;
});

test('who only looks at a unit sees that somebody else holds it', { tag: '@once' }, async ({ page, mailTo }) => {
  const number = await freeUnit(page, 'grand-monarch', 50);
  // Nothing is pressed or moved: the page is as it was sent.
  await page.goto(`/grand-monarch/units/${number}`, { waitUntil: 'load' });
  await expect(page.getByRole('button', { name: words.en.ask })).toBeVisible();
  const email = `onlooker-${Date.now()}@example.com`;
  const data = { name: 'Sana Ahmed', phone: aPhone(), email };
  const asked = await page.request.post(`/api/projects/grand-monarch/units/${number}/holds`, { data });
  expect(asked.status()).toBe(202);
  const token = new URL(linkIn(await mailTo(email), '/projects/hold'), 'http://site').searchParams.get('token');
  expect((await page.request.post('/api/holds/confirm', { data: { token } })).status()).toBe(200);
  await expect(page.getByRole('button', { name: words.en.ask })).toBeHidden({ timeout: 30_000 });
  expect((await page.request.post('/api/holds/release', { data: { token } })).status()).toBe(200);
  await expect(page.getByRole('button', { name: words.en.ask })).toBeVisible({ timeout: 30_000 });
});

test.describe('interest without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('is registered on the page of the project and of a unit, and what is missing is asked for', async ({
    page,
    admin,
  }) => {
    test.slow();
    const open = (where: string) => page.goto(where, { waitUntil: 'load' });
    const fill = async (name: string) => {
      const form = page.locator('form[action="/api/interest/grand-monarch"]');
      await form.locator('[name="fullName"]').fill(name);
      await form.locator('[name="phoneNumber"]').fill('0300 1234567');
      await form.locator('[name="email"]').fill(`${Date.now()}@example.com`);
      return form;
    };
    const about = `Sana ${Date.now()}`;
    await open('/grand-monarch');
    const form = await fill(about);
    await form.getByRole('button').click();
    // Its page asks for what is missing, and has the rest.
    await expect(page).toHaveURL(/\/projects\/interest\?.*refused=/);
    await expect(form.locator('[aria-invalid=true]')).toHaveAttribute('name', 'unitType');
    await expect(form.locator('[name="fullName"]')).toHaveValue(about);
    await form.locator('select').selectOption('3bed');
    await form.getByRole('button').click();
    await expect(page).toHaveURL('/projects/interest?project=grand-monarch&done=registered');
    await expect(page.getByRole('heading', { level: 1, name: 'Your interest is registered' })).toBeVisible();

    const number = await freeUnit(page, 'grand-monarch', 30);
    await open(`/ur/grand-monarch/units/${number}`);
    const unit = await fill(`${about} again`);
    await unit.getByRole('button').click();
    await expect(page).toHaveURL(`/ur/projects/interest?project=grand-monarch&unit=${number}&done=registered`);
    const said = await admin('interest');
    expect(said).toContain(about);
    expect(said).toContain(`${about} again`);
  });
});

test('a plan of a floor tells each unit with its state, and arrow keys go from unit to unit', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/grand-monarch/units?building=east&floor=1');
  const plan = page.getByRole('group', { name: 'Plan of East Tower, 1st floor' });
  await expect(plan.getByRole('link')).toHaveCount(4);
  for (const name of await plan.getByRole('link').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''))) {
    expect(name).toMatch(/^Unit E-010\d, \d bed, (Available|Held|Booked|Sold|Not for sale), Faces \w+, [\d,]+ sq ft, /);
  }
  await plan.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(plan.locator('a[data-unit="E-0102"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(plan.locator('a[data-unit="E-0104"], a[data-unit="E-0103"]').and(page.locator(':focus'))).toHaveCount(1);
  await expectAccessible(page);
  await page.goto('/ur/grand-monarch/units/E-0102?with=E-0101');
  await expectAccessible(page);
});

test('every project stands in the list, and what is not there says so', { tag: '@once' }, async ({
  page,
  pageErrors,
}) => {
  await page.goto('/projects');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('article').filter({ hasText: 'Clifton Courtyard' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/projects/clifton-courtyard/units');
  await expect(page.getByRole('heading', { level: 1, name: 'Units of Clifton Courtyard' })).toBeVisible();
  expect((await page.goto('/projects/grand-monarch/units?building=east'))?.url()).toContain(
    '/grand-monarch/units?building=east',
  );
  expect((await page.goto('/projects/no-such-project/units'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We do not know this project' })).toBeVisible();
  expect((await page.goto('/grand-monarch/units/Z-999'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such unit' })).toBeVisible();
  // The browser reports what was answered by 404.
  pageErrors.splice(0);
});

test('what people type for a project leads to its pages in their language', { tag: '@once' }, async ({ page }) => {
  for (const [typed, where] of [
    ['/projects/clifton-courtyard', '/projects/clifton-courtyard/units'],
    ['/ur/projects/Clifton-Courtyard', '/ur/projects/clifton-courtyard/units'],
    ['/projects/grand-monarch', '/grand-monarch'],
    ['/ur/projects/grand-monarch/units/e-0101', '/ur/grand-monarch/units/E-0101'],
    ['/ur/grand-monarch/visits', '/ur/projects/grand-monarch/visits'],
  ] as const) {
    const answer = await page.goto(typed);
    expect(answer?.status(), typed).toBe(200);
    await expect(page).toHaveURL(where);
  }
});

test('an address that is too long says so in its language', { tag: '@once' }, async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  const shapes = '66.95_24.79_'.repeat(10_000);
  expect((await page.goto(`/properties?shapes=${shapes}`, { waitUntil: 'load' }))?.status()).toBe(431);
  await expect(page.getByRole('heading', { level: 1, name: 'This address is too long' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/ur/properties?shapes=${shapes}`, { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'پراپرٹیز دیکھیں' }).click();
  await expect(page).toHaveURL('/ur/properties');
  // The browser reports what was answered by 431.
  pageErrors.splice(0);
});
