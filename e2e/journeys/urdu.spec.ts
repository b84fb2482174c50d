import type { Page } from '@playwright/test';
import { aLastingListing } from '../ad.ts';
import { expect, test, untilHydrated } from '../journey.ts';

const photo = new URL('../../apps/api/src/db/seed/pictures/flat-01-front.jpg', import.meta.url).pathname;

let made = 0;
const mark = () => {
  made += 1;
  return `${process.pid}-${Date.now()}-${made}`;
};

/** Chooses Clifton by typing a part of its name in either script; the boxes of all forms offer both. */
async function chooseClifton(page: Page, typed: string) {
  await page.getByRole('combobox', { name: 'علاقہ' }).fill(typed);
  await page.getByRole('option', { name: 'کلفٹن Clifton', exact: true }).click();
}

/** The page reads from right to left in Urdu. */
async function expectUrdu(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

test('a guest searches in Urdu, reads a property, keeps it and asks for a home', async ({ page, expectAccessible }) => {
  await page.goto('/ur');
  await expectUrdu(page);
  await page.getByRole('searchbox').fill('کلفٹن میں فلیٹ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ur\/properties\?/);
  await expect(page.getByRole('link', { name: 'فلٹر ہٹائیں: کلفٹن' })).toBeVisible();
  await untilHydrated(page);
  await expectAccessible(page);

  const heart = page.getByRole('button', { name: /محفوظ کریں/ }).first();
  await heart.click();
  await expect(page.getByRole('button', { pressed: true }).first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ur\/property-detail-home\//);
  await expect(page.getByRole('heading', { name: 'ایک نظر میں' })).toBeVisible();
  await expect(page.getByText('بیچنے والے سے رابطہ').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/ur/favourites');
  await expect(page.getByRole('heading', { name: 'پسندیدہ', level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.goto('/ur/find-my-home');
  await page.getByRole('button', { name: 'درخواست بھیجیں' }).click();
  await expect(page.getByText('تمام ضروری خانے بھریں۔').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'پورا نام' }).fill('ثنا نمونہ');
  await page.getByRole('textbox', { name: 'ای میل' }).first().fill(`buyer-${mark()}@example.com`);
  await page.getByRole('textbox', { name: 'فون' }).fill('0300 1234567');
  await page.getByRole('combobox', { name: 'شہر' }).selectOption('Karachi');
  await chooseClifton(page, 'کلفٹن');
  await page.getByRole('combobox', { name: 'پراپرٹی کی قسم' }).selectOption('Flat');
  await page.getByRole('combobox', { name: 'کتنے بیڈ روم' }).selectOption('3');
  await page.getByRole('textbox', { name: 'بجٹ (روپے)' }).fill('1999999');
  await page.getByRole('button', { name: 'درخواست بھیجیں' }).click();
  await expect(page.getByText('بجٹ کم از کم 20 لاکھ روپے ہونا چاہیے۔').first()).toBeVisible();
  // Eastern digits mean the same.
  await page.getByRole('textbox', { name: 'بجٹ (روپے)' }).fill('۲۵۰۰۰۰۰');
  await page.getByRole('button', { name: 'درخواست بھیجیں' }).click();
  await expect(page.getByText('آپ کی درخواست مل گئی ہے!')).toBeVisible();
});

test('a buyer signs up, logs in and out in Urdu', { tag: '@phone' }, async ({ page, expectAccessible }) => {
  const email = `buyer-${mark()}@example.com`;
  const password = 'Quiet-harbour-77-lamp';
  await page.goto('/ur/signup');
  await page.getByRole('button', { name: 'آگے بڑھیں' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByText('پراپرٹی خریدنی یا کرائے پر لینی ہے').click();
  await page.getByRole('button', { name: 'آگے بڑھیں' }).click();
  await expect(page).toHaveURL('/ur/buyer-signup');
  await untilHydrated(page);
  await page.getByLabel('پہلا نام').fill('ثنا');
  await page.getByLabel('آخری نام').fill('نمونہ');
  await page.getByLabel('ای میل').first().fill(email);
  await page.getByLabel('پاس ورڈ', { exact: true }).fill(password);
  await page.getByLabel('پاس ورڈ دوبارہ لکھیں').fill(password);
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'اکاؤنٹ بنائیں', exact: true }).click();
  await expect(page).toHaveURL('/ur/login');
  await expect(page.getByText('آپ کا اکاؤنٹ تیار ہے۔ شروع کرنے کے لیے لاگ اِن کریں۔').first()).toBeVisible();
  await page.getByLabel('پاس ورڈ', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'لاگ اِن کریں' }).click();
  await expect(page).toHaveURL('/ur');

  await page.goto('/ur/profile');
  await expect(page.getByText('ثنا').first()).toBeVisible();
  await expectUrdu(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'لاگ آؤٹ' }).first().click();
  await page.goto('/ur/profile');
  await expect(page).toHaveURL(/\/ur\/login/);
});

test('a seller posts, pauses and resumes a property in Urdu, and reads the plans', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp('seller', page);
  const title = `پارک کے قریب پُرسکون فلیٹ ${mark()}`;
  await page.goto('/ur/seller-post-ad');
  await expectUrdu(page);
  await page.getByRole('textbox', { name: 'عنوان' }).fill(title);
  await page.getByLabel('پراپرٹی کی قسم').selectOption('Flat');
  await chooseClifton(page, 'clifton');
  await page.getByRole('textbox', { name: 'قیمت (روپے)' }).fill('2.75 کروڑ');
  await page.getByRole('textbox', { name: 'رقبہ' }).fill('۲۴۰');
  await page.keyboard.press('Tab');
  await expect(page.getByText('= 2,160 مربع فٹ')).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'تصاویر لگائیں' }).click(),
  ]);
  await chooser.setFiles([photo]);
  await expect(page.getByText('اپ لوڈ ہو گئی', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /شرائط/ }).check();
  await page.getByRole('button', { name: 'اشتہار لگائیں' }).click();
  await expect(page.getByText('آپ کا اشتہار لگ گیا!')).toBeVisible();
  await expect(page).toHaveURL('/ur/my-properties');

  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('2.75 کروڑ');
  await expectAccessible(page);
  await card.getByRole('button', { name: /مزید/ }).click();
  await page.getByRole('menuitem', { name: 'روک دیں' }).click();
  await expect(card.getByText('رکا ہوا')).toBeVisible();
  await card.getByRole('button', { name: /مزید/ }).click();
  await page.getByRole('menuitem', { name: 'دوبارہ چلائیں' }).click();
  await expect(card.getByText('فعال')).toBeVisible();
  await page.getByRole('searchbox').fill('کلفٹن');
  await card.getByRole('link', { name: title }).first().click();
  await expect(page.getByText('رقبہ (مربع فٹ)')).toBeVisible();
  await expect(page.getByText('2,160 (240 گز)')).toBeVisible();

  await page.goto('/ur/plans');
  await page.getByRole('button', { name: 'پرو لیں' }).click();
  const dialog = page.getByRole('dialog', { name: 'پرو پلان پر اپ گریڈ کریں' });
  await expect(dialog.getByText('بینک کا نام')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'بند کریں' }).first().click();
  await expect(dialog).toBeHidden();
});

test('@once a page in Urdu stays in Urdu while its first scripts take over, and when the others come', async ({
  page,
  request,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const { units } = await (await request.get('/api/projects/grand-monarch/units')).json();
  const unit = `/grand-monarch/units/${units[0].number}`;
  const [blog] = await (await request.get('/api/blogs')).json();
  const screens = ['', '/properties', await aLastingListing(request), `/blogs/${blog.id}`, '/grand-monarch'];
  const others = ['/blogs/none', '/property-detail-home/none', '/grand-monarch/units', unit];
  for (const path of [...screens, ...others].map((each) => `/ur${each}`)) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    const sent = (await answer?.text()) ?? '';
    // What a head and a page say, as the server sent it and as the browser has made it since.
    const said = () =>
      page.evaluate((html) => {
        const wordsOf = (shown: Document) => ({
          title: shown.title,
          head: [...shown.querySelectorAll('head meta[content], head link[title], script[type="application/ld+json"]')]
            .map((each) => each.getAttribute('content') ?? each.getAttribute('title') ?? each.textContent)
            .sort(),
          body: [...shown.querySelectorAll('h1, header a, header button, footer h2, footer a, a[href="#content"]')].map(
            (each) => each.textContent,
          ),
        });
        return { sent: wordsOf(new DOMParser().parseFromString(html, 'text/html')), shown: wordsOf(document) };
      }, sent);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    const before = await said();
    expect(before.shown, path).toEqual(before.sent);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const after = await said();
    // Hearts and the like join what was sent.
    expect(after.shown, path).toEqual({ ...after.sent, body: expect.arrayContaining(after.sent.body) });
  }
  // Two of them are not there.
  for (const error of pageErrors.splice(0)) expect(error).toMatch(/404/);
});
