import type { Page } from '@playwright/test';
import { expect, hold, test } from '../journey.ts';

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Shows the profile as the person would open it, and waits until it is there. */
async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
}

test.describe('who may see what', () => {
  for (const address of ['/profile', '/profile-info']) {
    test(`${address} sends a guest to the login`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL('/login');
    });
  }

  for (const address of ['/my-properties', '/seller-post-ad', '/seller-post-edit/1', '/my-property-detail/1']) {
    test(`${address} tells a buyer at the login that it is for sellers`, async ({ page, signUp, expectAccessible }) => {
      const { email } = await signUp('buyer', page);
      await page.goto(address);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { name: 'This page is for sellers' })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Switch accounts' }).click();
      await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
      expect((await stored(page)).authToken).toBeUndefined();
    });
  }

  test('a seller has the dashboard where others have public pages and signups', async ({ page, signUp }) => {
    await signUp('seller', page);
    for (const address of ['/properties', '/favourites', '/login', '/signup', '/seller-signup', '/nowhere']) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
    }
  });

  test('a page says LOADING.... until the person is known', async ({ page, signUp }) => {
    await signUp('buyer', page);
    const answer = await hold(page, '**/api/auth/getuser');
    await page.goto('/');
    await expect(page.getByText('LOADING....', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('LOADING....', { exact: true })).toBeHidden();
  });

  test('a token that nobody knows leaves a guest, and only the log tells it', async ({ page, pageErrors }) => {
    await page.addInitScript(() => localStorage.setItem('authToken', 'nobody'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
    pageErrors.length = 0;
  });

  test('without a network the guest’s page stays, and the person is found when it is back', async ({
    page,
    signUp,
    pageErrors,
  }) => {
    await signUp('buyer', page);
    await page.route('**/api/auth/getuser', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/api/auth/getuser');
    const found = page.waitForResponse('**/api/auth/getuser');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await found).status()).toBe(200);
    pageErrors.length = 0;
  });

  test('a screen of one’s own waits while the server cannot say who is here, and comes by itself', async ({
    page,
    signUp,
    expectAccessible,
    pageErrors,
  }) => {
    await signUp('seller', page);
    await page.route('**/api/auth/getuser', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/my-properties?status=paused');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expectAccessible(page);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong here' })).toBeVisible();
    await page.unroute('**/api/auth/getuser');
    await expect(page.getByText('You have no listings yet')).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL('/my-properties?status=paused');
    await expect(retry).toBeHidden();
    pageErrors.length = 0;
  });

  test('a seller who was known stays at the form when the network comes back with a failure', async ({
    page,
    signUp,
    pageErrors,
  }) => {
    await signUp('seller', page);
    await page.goto('/seller-post-ad');
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Flat that is being described');
    await page.route('**/api/auth/getuser', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/getuser'));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await failed;
    await page.unroute('**/api/auth/getuser');
    const asked = page.waitForResponse('**/api/auth/getuser');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await asked).status()).toBe(200);
    await expect(title).toHaveValue('Flat that is being described');
    await expect(page).toHaveURL('/seller-post-ad');
    pageErrors.length = 0;
  });

  test('a screen of one’s own says that the session has ended before it was opened', async ({
    page,
    signUp,
    request,
    pageErrors,
  }) => {
    const { token } = await signUp('buyer', page);
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.goto('/profile');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your session has expired. Please log in again.' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect((await stored(page)).authToken).toBeUndefined();
    pageErrors.length = 0;
  });

  test('logging out in one tab logs out the other, on the server too', async ({ page, context, signUp, request }) => {
    const { token } = await signUp('buyer', page);
    await page.goto('/favourites');
    const other = await context.newPage();
    // The second tab shares the storage of the first and brings no script of its own.
    await openProfile(page);
    await other.goto('/profile');
    await expect(other.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

    const told = other.waitForResponse('**/api/auth/logout');
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await told;
    await expect(other).toHaveURL('/login');
    await expect(page).toHaveURL('/login');
    expect((await stored(other)).authToken).toBeUndefined();
    const answer = await request.get('/api/auth/getuser', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
  });

  test('a page that the browser kept for going back knows who has come or left meanwhile', async ({ page, signUp }) => {
    const [person, other] = [await signUp('buyer'), await signUp('buyer')];
    const main = page.getByRole('main');
    await page.goto('/login');
    await page.evaluate((token) => localStorage.setItem('authToken', token), person.token);
    await page.goto('/profile');
    await expect(main).toContainText(person.email);
    // A page that is kept hears no storage events.
    const comesBack = (token: string) =>
      page.evaluate((stored) => {
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        if (stored) localStorage.setItem('authToken', stored);
        else localStorage.clear();
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }, token);
    await comesBack(other.token);
    await expect(main).toContainText(other.email);
    // What is asked while the other leaves is refused, and the browser logs it.
    await page.waitForLoadState('networkidle');
    await comesBack('');
    await expect(page).toHaveURL('/login');
  });

  test('a session that has ended on the server says so and leads to the login', async ({
    page,
    signUp,
    request,
    pageErrors,
  }) => {
    const { token } = await signUp('buyer', page);
    await page.route('**/api/auth/get-profile', async (route) => {
      await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
      await route.continue();
    });
    await page.goto('/profile');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your session has expired. Please log in again.' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect((await stored(page)).authToken).toBeUndefined();
    pageErrors.length = 0;
  });
});

test.describe('the profile', () => {
  for (const role of ['buyer', 'seller'] as const) {
    test(`of a ${role} is read, edited and saved by its own call`, async ({ page, signUp, expectAccessible }) => {
      const person = await signUp(role, page);
      await openProfile(page);
      await expect(page.getByText(person.email, { exact: true })).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveCount(0);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Please fill all required fields (First name, Last name, Email).')).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel('First name').fill('Zara');
      await page.getByLabel('Phone').fill('0321 7654321');
      await page.getByLabel('Profile picture', { exact: true }).setInputFiles('../apps/web/public/icon-192.png');
      const saved = page.waitForRequest(`**/api/auth/${role}profile`);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      expect((await saved).method()).toBe('PUT');
      await expect(page.getByText('Profile updated successfully.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Zara Sample' })).toBeVisible();
      await expect(page.getByText('0321 7654321')).toBeVisible();
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await expect(page.getByText('Profile updated successfully.')).toBeHidden();

      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: 'Zara Sample' })).toBeVisible();
    });
  }

  test('says when it cannot be loaded or saved, and loses nothing', async ({ page, signUp, pageErrors }) => {
    await signUp('buyer', page);
    await page.route('**/api/auth/get-profile', (route) => route.fulfill({ status: 403, json: {} }));
    await page.goto('/profile');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load profile.' })).toBeVisible();
    await page.unroute('**/api/auth/get-profile');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();

    await page.route('**/api/auth/buyerprofile', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByLabel('First name').fill('Zara');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update profile.' })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Zara');
    pageErrors.length = 0;
  });

  test('the password is changed by who knows it', async ({ page, signUp, request, pageErrors }) => {
    const person = await signUp('buyer', page);
    await openProfile(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('Current password').fill('not the one');
    await page.getByLabel('New password', { exact: true }).fill('A-lantern-by-the-sea-9');
    await page.getByLabel('Confirm password').fill('A-lantern-by-the-sea-9');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('The current password is not right.').first()).toBeVisible();
    await page.getByLabel('Current password').fill(person.password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password was changed. Other devices are logged out.')).toBeVisible();
    const answer = await request.post('/api/auth/login', {
      data: { email: person.email, password: 'A-lantern-by-the-sea-9' },
    });
    expect(answer.status()).toBe(200);
    pageErrors.length = 0;
  });
});

test.describe('favourites', () => {
  test('of a guest stay on the device and go to the account at sign-in, over the page', async ({
    page,
    signUp,
    expectAccessible,
  }) => {
    const person = await signUp('buyer');
    await page.goto('/favourites');
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/properties');
    const hearts = page.getByRole('button', { name: /^Save / });
    await hearts.nth(0).click();
    await hearts.nth(2).click();
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/favourites');
    await expect(page.getByRole('article')).toHaveCount(2);

    await page.getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Log in' }).click();
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'LOGIN' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/favourites');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('They are kept on this device.')).toBeHidden();

    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('a heart that is taken back while the list goes to the account stays away', async ({ page, signUp }) => {
    const person = await signUp('buyer');
    await page.goto('/properties');
    const hearts = page.getByRole('button', { name: /^Save / });
    await hearts.nth(0).click();
    await hearts.nth(2).click();
    const release = await hold(page, '**/api/favourites');
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    const asked = page.waitForRequest((request) => request.method() === 'POST' && /favourites$/.test(request.url()));
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await asked;
    await page.goto('/favourites');
    await expect(page.getByRole('article')).toHaveCount(2);
    await hearts.first().click();
    await expect(page.getByRole('article')).toHaveCount(1);
    const taken = page.waitForResponse((response) => response.request().method() === 'DELETE');
    release();
    await taken;
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('what an account answers after its person has left is not kept on the device', async ({ page, signUp }) => {
    await signUp('buyer', page);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const names = ['favourites', 'recents'];
    const came = names.map((name) => page.waitForResponse((response) => response.url().endsWith(`/api/${name}`)));
    // The account has answered before the logout, and the answer comes after it.
    const answered = names.map(
      (name) =>
        new Promise<void>((done) => {
          void page.route(`**/api/${name}`, async (route) => {
            const response = await route.fetch();
            done();
            await held;
            await route.fulfill({ response });
          });
        }),
    );
    await page.goto('/profile');
    await Promise.all(answered);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    release();
    await Promise.all(came);
    // What came before a later answer has been worked on.
    await page.evaluate(async () => (await fetch('/api/cities/112')).text());
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  });

  test('a heart on a home’s page is kept too', async ({ page }) => {
    await page.goto('/properties');
    await page
      .getByRole('link', { name: /View Details/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Save: / }).click();
    await expect(page.getByRole('button', { name: /^Saved: / })).toBeVisible();
    await page.goto('/favourites');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('the dialog leads from login to signup and back, and closes by its overlay', async ({ page }) => {
    await page.goto('/properties');
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await page.goto('/favourites');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sign up' }).click();
    const chooser = page.getByRole('dialog', { name: 'Create your account' });
    await chooser.getByText('Do You Want To Buy/Rent Property').click();
    await chooser.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign up to buy or rent' })).toBeVisible();
    await expect(page).toHaveURL('/favourites');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('the account itself', () => {
  /** The link that a mail asks to press. */
  const linkIn = (mail: string) =>
    /\/confirm-email\/[\w-]{43}(?:\?change=1)?/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? '';

  test('its address is confirmed, and changed once both addresses agree', async ({
    page,
    signUp,
    mailTo,
    request,
    pageErrors,
  }) => {
    const person = await signUp('seller', page);
    const next = person.email.replace('seller-', 'moved-');
    await openProfile(page);
    await expect(page.getByText(`${person.email} is not confirmed yet`)).toBeVisible();
    await page.goto(linkIn(await mailTo(person.email, 'Please confirm your email address')));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'To your profile' }).click();
    await expect(page.getByText(`${person.email} is confirmed.`)).toBeVisible();

    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(next);
    await page.getByLabel('Current password').fill(person.password);
    await page.getByRole('button', { name: 'Send the links' }).click();
    await expect(page.getByText(`It becomes ${next}`)).toBeVisible();
    await page.goto(linkIn(await mailTo(person.email, 'confirm your new email')));
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(page.getByRole('heading', { name: 'One of two is done' })).toBeVisible();
    await page.goto(linkIn(await mailTo(next, 'confirm your new email')));
    await expect(page.getByRole('heading', { name: 'Change the email address of your account?' })).toBeVisible();
    expect((await request.post('/api/auth/login', { data: { email: next, password: person.password } })).ok()).toBe(
      false,
    );
    await page.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(page.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
    const login = await request.post('/api/auth/login', { data: { email: next, password: person.password } });
    expect(login.status()).toBe(200);
    // The session that this browser had has ended with the old address.
    pageErrors.length = 0;
  });

  test('its devices are seen and logged out, its data is taken along, and it is left and kept', async ({
    page,
    signUp,
    request,
    expectAccessible,
    pageErrors,
  }) => {
    const { email, password, token } = await signUp('buyer', page);
    const other = await (await request.post('/api/auth/login', { data: { email, password } })).json();
    await openProfile(page);
    await expect(page.getByText('This device')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log out all other devices' }).click();
    await expect(page.getByText('All other devices are logged out.')).toBeVisible();
    const as = (bearer: string) => request.get('/api/auth/getuser', { headers: { authorization: `Bearer ${bearer}` } });
    expect([(await as(other.token)).status(), (await as(token)).status()]).toEqual([401, 200]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    expect((await download).suggestedFilename()).toBe('karachi-estates-account.tar.gz');

    await page.getByRole('button', { name: 'Erase my account' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Erase in 14 days' }).click();
    await expect(dialog.getByText('Enter your current password.').first()).toBeVisible();
    expect(pageErrors, 'nothing is sent without a password').toEqual([]);
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByRole('button', { name: 'Erase in 14 days' }).click();
    await expect(dialog.getByText('The current password is not right.').first()).toBeVisible();
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Erase in 14 days' }).click();
    await expect(page.getByText(/Your account is erased on/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Your account stays.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erase my account' })).toBeVisible();
    // The wrong password.
    pageErrors.length = 0;
  });
});
