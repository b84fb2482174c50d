import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

let made = 0;
const freshEmail = (role: string) => {
  made += 1;
  return `${role}-${process.pid}-${Date.now()}-${made}@example.com`;
};
const password = 'Quiet-harbour-77-lamp';

async function fillBuyer(page: Page, change: { confirm?: string; terms?: boolean; email?: string } = {}) {
  const { confirm = password, terms = true, email = freshEmail('buyer') } = change;
  await page.getByLabel('First name').fill('Sana');
  await page.getByLabel('Last name').fill('Sample');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirm);
  if (terms) await page.getByRole('checkbox', { name: /I agree/ }).check();
  return email;
}

async function logIn(page: Page, email: string, word = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'LOGIN' }).click();
}

/** The account menu stands in the header of wide screens and in the sheet of phones. */
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Expected answers of the server that the browser also writes to its console. */
function forgive(errors: string[], status: number) {
  const kept = errors.filter((text) => !text.includes(`status of ${status}`));
  errors.splice(0, errors.length, ...kept);
}

test.describe('signing up', () => {
  test('asks what one wants to do, and leads to the form for it', async ({ page, expectAccessible }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please select an option before proceeding.' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Do You Want To Sell/Rent Property').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/seller-signup');
    await page.goBack();
    await page.getByText('Do You Want To Buy/Rent Property').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/buyer-signup');
    await page.getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('a buyer is told what is wrong, signs up and logs in', async ({ page, expectAccessible }) => {
    await page.goto('/buyer-signup');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').pressSequentially('Qui');
    await expect(page.getByText('Passwords do not match!')).toBeVisible();
    await page.getByLabel('Confirm password').fill(password);
    await expect(page.getByText('Passwords do not match!')).toBeHidden();

    const email = await fillBuyer(page, { confirm: 'another one', terms: false });
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    const summary = page.getByRole('main').getByRole('alert').first();
    await expect(summary).toContainText('Passwords do not match!');
    await expect(summary).toContainText('You must agree to the terms and conditions.');
    await expect(page.getByLabel('Confirm password')).toBeFocused();
    await expectAccessible(page);

    await fillBuyer(page, { email });
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page).toHaveURL('/login');
    // The form before it has the same fields and stands for a moment longer.
    await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => stored(page)).toMatchObject({ authToken: expect.any(String), userRole: 'buyer' });

    for (const address of ['/buyer-signup', '/seller-signup', '/signup', '/login']) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
    }
  });

  test('a seller signs up with phone and picture; a taken address is said', async ({ page, pageErrors }) => {
    const email = freshEmail('seller');
    for (const round of ['first', 'second']) {
      await page.goto('/seller-signup');
      await fillBuyer(page, { email });
      await page.getByLabel('Phone').fill('+92 300-1234567');
      await page.getByRole('textbox', { name: 'Address' }).fill('Office 4, Clifton');
      await page.getByLabel('Profile picture', { exact: true }).setInputFiles('../apps/web/public/icon-192.png');
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      if (round === 'first') await expect(page).toHaveURL('/login');
    }
    await expect(
      page.getByRole('alert').filter({ hasText: 'An account with this email already exists. Log in instead.' }),
    ).toBeVisible();
    forgive(pageErrors, 409);
    forgive(pageErrors, 400);
  });

  test('says so when the server gives no reason, and loses nothing', async ({ page, pageErrors }) => {
    await page.route('**/api/auth/signupBuyer', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/buyer-signup');
    const email = await fillBuyer(page);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Confirm password')).toHaveValue(password);
    forgive(pageErrors, 500);
  });
});

test.describe('logging in', () => {
  test('says what is missing and what is wrong', async ({ page, signUp, pageErrors, expectAccessible }) => {
    const person = await signUp('buyer');
    await page.goto('/login');
    await expect(page.getByText('Find Your Perfect Place').locator('visible=true')).toHaveCount(1);
    const alert = page.getByRole('main').getByRole('alert');
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(alert).toHaveText('Please enter both email and password.');
    await expect(page.getByLabel('Email')).toBeFocused();
    await logIn(page, person.email, '');
    await expect(alert).toHaveText('Please enter both email and password.');
    await logIn(page, person.email, 'not the password');
    await expect(alert).toHaveText('Invalid login credentials.');
    await expectAccessible(page);
    forgive(pageErrors, 401);

    await page.route('**/api/auth/login', (route) => route.fulfill({ json: {} }));
    await logIn(page, person.email);
    await expect(alert).toHaveText('Invalid login credentials.');
    await page.unroute('**/api/auth/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await logIn(page, person.email);
    await expect(alert).toHaveText('Something went wrong. Please try again.');
    pageErrors.length = 0;
    await page.unroute('**/api/auth/login');
    await logIn(page, person.email, person.password);
    await expect(page).toHaveURL('/');
  });

  test('shows Google’s button only where it is set up, and sends the credential it gives', async ({
    page,
    pageErrors,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
    await expect(page.getByText('or', { exact: true })).toHaveCount(0);

    const claims = { email: 'sana@example.com', given_name: 'Sana' };
    const credential = ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'x'].join('.');
    await page.route('**/api/settings', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), googleClientId: 'a-client' } });
    });
    // Pages allow Google's script only where it is set up, so this one's policy is made as it is there.
    await page.route('**/login', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = answer.headers();
      const allowing = policy.replace("script-src 'self'", "script-src 'self' https://accounts.google.com/gsi/client");
      await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': allowing } });
    });
    await page.route('https://accounts.google.com/gsi/client', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/gsi/client'));
    await page.reload();
    await refused;
    // Where Google cannot be reached nothing stands after the form, and nobody is told.
    await expect(page.getByText('or', { exact: true })).toHaveCount(0);
    pageErrors.length = 0;
    await page.unroute('https://accounts.google.com/gsi/client');
    await page.route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.google = { accounts: { id: {
          initialize(options) { this.options = options; },
          renderButton(place) {
            const button = document.createElement('button');
            button.textContent = 'Continue with Google (' + this.options.client_id + ')';
            button.onclick = () => this.options.callback({ credential: '${credential}' });
            place.append(button);
          },
        } } };`,
      }),
    );
    await page.reload();
    const sent = page.waitForRequest('**/api/auth/google-login');
    await page.getByRole('button', { name: 'Continue with Google (a-client)' }).click();
    expect((await sent).postDataJSON()).toEqual({ ...claims, credential });
    // The server knows no Google here and refuses; by the specification a person is told nothing.
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('');
    forgive(pageErrors, 404);
  });

  test('a forgotten password is replaced by mail, once', async ({ page, signUp, mailTo, pageErrors }) => {
    const person = await signUp('buyer');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Enter an email address like name@example.com.').first()).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Look into your inbox' })).toBeVisible();

    const mail = (await mailTo(person.email, '/reset-password/')).replace(/=\r?\n/g, '');
    const link = /\/reset-password\/[\w-]{43,}/.exec(mail)?.[0] ?? '';
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('A-lantern-by-the-sea-9');
    await page.getByLabel('Confirm password').fill('A-lantern-by-the-sea-8');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Passwords do not match!').first()).toBeVisible();
    await page.getByLabel('Confirm password').fill('A-lantern-by-the-sea-9');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible();
    await logIn(page, person.email, 'A-lantern-by-the-sea-9');
    await expect(page).toHaveURL('/');

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('A-lantern-by-the-sea-7');
    await page.getByLabel('Confirm password').fill('A-lantern-by-the-sea-7');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(page).toHaveURL(/\/(forgot-password)?$/);
    forgive(pageErrors, 400);
  });
});
