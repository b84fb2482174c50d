import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

async function signInAsEditor(page: Page): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('button', { name: 'As editor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

/** The next minute that is at least some seconds away, as a field for day and time has it in Karachi. */
const soon = () =>
  new Date(Math.ceil((Date.now() + 8_000) / 60_000) * 60_000 + 5 * 3_600_000).toISOString().slice(0, 16);

test('an editor writes an article, sees it as visitors will, and it appears at its time @once', async ({
  page,
  request,
  expectAccessible,
  pageErrors,
}) => {
  // It waits for the clock.
  test.setTimeout(180_000);
  const title = `Papers before money ${Date.now()}`;
  await signInAsEditor(page);
  await expect(page.getByRole('link', { name: 'Drafts of articles' })).toBeVisible();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByRole('table').waitFor();
  await expectAccessible(page);

  // By keyboard: the dialog, the title, Enter.
  await page.getByRole('button', { name: 'New article' }).press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = /\/articles\/(\d+)/.exec(page.url())?.[1] ?? '';
  const publicStatus = () => request.get(`/blogs/${id}`).then((answer) => answer.status());
  expect(await publicStatus()).toBe(404);

  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('The seven papers');
  await page.getByRole('button', { name: 'Heading', exact: true }).press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask for the file, and read it ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('before');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' the token money.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  // A link asks first; staying keeps the words, and so does a reload.
  await page.getByRole('navigation').getByRole('link', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(text).toContainText('before the token money');
  await page.waitForTimeout(500);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload({ waitUntil: 'load' });
  await expect(page.getByText('These are the words that you had not saved when you left.')).toBeVisible();
  await expect(text).toContainText('before the token money');

  // Nobody sees what is not whole. What was saved is what one has seen, also while it is read again.
  let readAgain = () => {};
  const held = new Promise<void>((resolve) => {
    readAgain = resolve;
  });
  await page.route(`**/api/desk/articles/${id}`, async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Write a sentence or two that lists show.').first()).toBeVisible();
  readAgain();
  // The browser reports the refusal as an error of loading.
  pageErrors.length = 0;
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Seven papers to ask for.');
  await page.getByRole('textbox', { name: 'Title for search engines' }).fill('Papers of a house in Karachi');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As visitors see it' });
  await expect(preview.getByRole('heading', { level: 2, name: 'The seven papers' })).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('before');
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Close the preview' }).click();

  await page.getByRole('button', { name: 'Publish at a time' }).click();
  await page.getByLabel('Day and time').fill(soon());
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/Becomes public/)).toBeVisible();
  expect(await publicStatus()).toBe(404);
  await expect.poll(publicStatus, { timeout: 90_000 }).toBe(200);

  await page.goto(`/blogs/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(/Papers of a house in Karachi/);
  await page.goto('/blogs');
  await expect(page.getByText(title).first()).toBeVisible();

  await page.goto(`/desk/articles/${id}`);
  await page.getByRole('button', { name: 'Take back to a draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back to a draft' }).click();
  await expect(page.getByText('Taken back. It is a draft again.')).toBeVisible();
  await expect.poll(publicStatus).toBe(404);
  await expect.poll(async () => (await request.get('/blogs')).text()).not.toContain(title);
  expect(pageErrors).toEqual([]);
});

test('an article in two languages is read in Urdu at its Urdu address @once', async ({
  page,
  request,
  expectAccessible,
}) => {
  const mark = Date.now();
  const [title, urdu] = [`Two languages ${mark}`, `دو زبانیں ${mark}`];
  await signInAsEditor(page);
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByRole('button', { name: 'New article' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = /\/articles\/(\d+)/.exec(page.url())?.[1] ?? '';
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('In both languages.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Ask for the file.');
  await page.getByRole('button', { name: 'Urdu', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title in Urdu' }).fill(urdu);
  await page.getByRole('textbox', { name: 'Excerpt in Urdu' }).fill('دونوں زبانوں میں۔');
  await page.getByRole('textbox', { name: 'Text in Urdu' }).click();
  await page.keyboard.type('فائل مانگیں۔');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();

  await expect.poll(async () => (await request.get(`/ur/blogs/${id}`)).text()).toContain(urdu);
  await page.goto(`/ur/blogs/${id}`);
  const heading = page.getByRole('heading', { level: 1, name: urdu });
  await expect(heading).toHaveAttribute('lang', 'ur');
  await expect(heading).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('فائل مانگیں۔')).toBeVisible();
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', new RegExp(`[^r]/blogs/${id}$`));
  await expectAccessible(page);
  expect(await (await request.get(`/ur/blogs/${id}`)).text()).toContain('"inLanguage":"ur"');
  for (const list of ['/ur/blogs', '/ur/blogs.rss']) expect(await (await request.get(list)).text()).toContain(urdu);
  for (const list of ['/blogs', '/blogs.rss', `/blogs/${id}`]) {
    const text = await (await request.get(list)).text();
    expect(text).toContain(title);
    expect(text).not.toContain(urdu);
  }
  await page.goto(`/desk/articles/${id}`);
  await page.getByRole('button', { name: 'Take back to a draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back to a draft' }).click();
  await expect(page.getByText('Taken back. It is a draft again.')).toBeVisible();
});

test('a newsletter is tried on one address and sent to who confirmed @once', async ({
  page,
  request,
  mailTo,
  expectAccessible,
}) => {
  const reader = `reader-${Date.now()}@example.com`;
  expect((await request.post('/api/newsletter', { data: { email: reader } })).status()).toBe(202);
  const asked = (await mailTo(reader, 'confirm?token')).replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const token = /confirm\?token=([\w-]{43})/.exec(asked)?.[1];
  expect((await request.post('/api/newsletter/confirm', { data: { token } })).status()).toBe(200);

  const subject = `News of the month ${Date.now()}`;
  await signInAsEditor(page);
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
  await page.getByRole('button', { name: 'New issue' }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Salaam, three articles are new.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expectAccessible(page);

  const editor = `editor-${Date.now()}@example.com`;
  await page.getByRole('textbox', { name: 'Email' }).fill(editor);
  await page.getByRole('button', { name: 'Send a test' }).click();
  expect(await mailTo(editor, 'three articles')).toContain('This is a test');

  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Sending began')).toBeVisible();
  const mail = await mailTo(reader, 'three articles');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await expectAccessible(page);
});
