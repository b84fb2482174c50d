import { expect, test, untilHydrated } from '../journey.ts';

test('a buyer works an instalment out, corrects a slip, and shares the result by its address', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await page.goto('/calculators');
  await expect(page.getByRole('heading', { level: 1, name: 'Property calculators' })).toBeVisible();
  const price = page.getByRole('textbox', { name: 'Price of the home' });
  const rate = page.getByRole('textbox', { name: 'Mark-up a year' });

  await price.fill('1.2 crore');
  await rate.fill('۰');
  // 84 lakh in 240 instalments without mark-up.
  await expect(page.getByText('PKR 35,000', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/calculators\?calc=finance&price=12%2C000%2C000&.*rate=%DB%B0/);
  await expect(page.getByRole('table', { name: 'Year by year, in rupees' }).getByRole('row')).toHaveCount(21);
  await expectAccessible(page);

  await rate.fill('low');
  await rate.press('Enter');
  await expect(rate).toHaveAccessibleDescription(/for example 12\.5/);
  await expect(rate).toBeFocused();
  await expect(page.getByRole('table')).toHaveCount(0);
  await rate.fill('12');
  await expect(page.getByText('PKR 92,492', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/rate=12&/);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, 'the page scrolls sideways').toBeLessThanOrEqual(0);

  const other = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE });
  const friend = await other.newPage();
  await friend.goto(page.url());
  await expect(friend.getByText('PKR 92,492', { exact: true })).toBeVisible();
  await expect(friend.getByRole('textbox', { name: 'Price of the home' })).toHaveValue('12,000,000');
  await other.close();

  // The price goes along to the next calculator, and Back finds the figures again.
  await page.getByRole('link', { name: 'Transfer costs' }).click();
  await expect(page.getByRole('textbox', { name: 'Price of the property' })).toHaveValue('12,000,000');
  await expect(page.getByText('PKR 12,760,000', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(rate).toHaveValue('12');
  await page.reload();
  await expect(page.getByText('PKR 92,492', { exact: true })).toBeVisible();
});

test('without JavaScript the forms are sent, and what is wrong is said at its field', async ({ browser, viewport }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.JOURNEY_SITE, viewport });
  const page = await plain.newPage();
  await page.goto('/calculators?calc=plan');
  await page.getByRole('textbox', { name: 'Price of the home' }).fill('1,000,003');
  await page.getByRole('textbox', { name: 'Number of instalments' }).fill('4');
  await page.getByRole('combobox', { name: 'One instalment' }).selectOption('every three months');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const plan = page.getByRole('table', { name: 'The plan, in rupees' });
  await expect(plan.getByRole('row', { name: /^Instalments 1 to 2/ })).toContainText('175,001');
  await expect(plan.getByRole('row', { name: /^Instalments 3 to 4/ })).toContainText('175,000');
  await expect(plan.getByRole('row', { name: /^In all/ })).toContainText('1,000,003');
  await page.getByText('Every payment by its month').click();
  await expect(page.getByRole('table', { name: 'Every payment, in rupees' }).getByRole('row')).toHaveCount(7);

  const possession = page.getByRole('textbox', { name: 'On possession' });
  await possession.fill('90');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(possession).toHaveAccessibleDescription(/Write at most 80 here/);
  await expect(page.getByRole('table')).toHaveCount(0);

  await page.getByRole('link', { name: 'Rent or buy' }).click();
  await expect(page.getByRole('table', { name: /What each has cost/ }).getByRole('row')).toHaveCount(21);
  await expect(page.getByText(/^Buying, from year \d+ on$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await plain.close();
});

test('all of it is there in Urdu', async ({ page, expectAccessible }) => {
  await page.goto('/ur/calculators?calc=transfer');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('textbox', { name: 'پراپرٹی کی قیمت' }).fill('سستا');
  await expect(page.getByRole('textbox', { name: 'پراپرٹی کی قیمت' })).toHaveAccessibleDescription(
    /رقم روپوں میں لکھیں/,
  );
  await page.getByRole('textbox', { name: 'پراپرٹی کی قیمت' }).fill('۱۰۰۰۰۰۰۰');
  await expect(page.getByText('PKR 650,000', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/ur\/calculators\?calc=transfer&price=/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'ہوم فنانس' }).click();
  await expect(page).toHaveURL(/\/ur\/calculators\?calc=finance&price=/);
});

test('a calculation fits on one sheet, with its figures and without what only a screen can do @once', async ({
  page,
}) => {
  for (const query of ['?calc=finance&years=30', '?calc=plan&count=120', '?calc=rent&years=30', '?calc=transfer']) {
    await page.goto(`/calculators${query}`);
    await untilHydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Calculators' })).toBeHidden();
    await expect(page.getByText('This page on your phone')).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), query).toHaveLength(1);
    await page.emulateMedia({ media: null });
  }
});

test('has an address that no stranger can break @once', async ({ request }) => {
  const long = '9'.repeat(3_000);
  for (const query of [`price=${long}`, 'calc=__proto__', 'price=%FF', `rate=${'%25'.repeat(900)}`]) {
    expect((await request.get(`/calculators?${query}`)).status(), query.slice(0, 40)).toBe(200);
  }
  // A character that nobody can type is refused, by a page.
  const refused = await request.get('/calculators?price=%00%FF');
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('<h1');
  const answer = await request.get('/calculators?calc=rent&rent=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)');
  expect(html).not.toContain('<script>alert(1)');
});
