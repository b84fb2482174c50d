import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { listMails, readMail } from './outbox.ts';

/** A person with an account of their own, made through the API. */
export interface Person {
  email: string;
  password: string;
  token: string;
}

interface Journey {
  /** Signs a new buyer or seller up through the API; with `page` signed in on it from its next visit on. */
  signUp: (role: 'buyer' | 'seller', page?: Page) => Promise<Person>;
  /** Fails when axe finds anything on the page as it is now. */
  expectAccessible: (page: Page) => Promise<void>;
  /** The newest mail to an address (with these words in its subject or text), as the outbox of the site has it. */
  mailTo: (address: string, words?: string) => Promise<string>;
  /** Runs `pnpm admin` beside the running site, as its operator does. @returns what it prints */
  admin: (...args: string[]) => Promise<string>;
  /** Errors that the page reports; a journey that expects one takes it out, any left fails the journey. */
  pageErrors: string[];
}

/**
 * Shows the page that somebody is there, and waits until all of its parts listen to what is done; pages without scripts
 * are ready as they are.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'hydrated' in document.documentElement.dataset || !document.querySelector('script[type="text/later"]'),
    undefined,
    { timeout: 20_000 },
  );
  const isWaiting = () =>
    'hydrated' in document.documentElement.dataset && document.querySelector('[data-later]') !== null;
  if (!(await page.evaluate(isWaiting))) return;
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !document.querySelector('[data-later]'), undefined, { timeout: 20_000 });
}

/** Holds back what the page asks for at these addresses, as a slow line does. @returns lets it through */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The scripts of a page, for {@link hold}. */
export const SCRIPTS = '**/assets/*.js';

let made = 0;

async function signUp(request: APIRequestContext, role: 'buyer' | 'seller'): Promise<Person> {
  made += 1;
  const email = `${role}-${process.pid}-${Date.now()}-${made}@example.com`;
  const password = `Quiet-harbour-${made}-lamp`;
  const names = { first_name: 'Sana', last_name: 'Sample', email, password };
  const signup =
    role === 'buyer'
      ? await request.post('/api/auth/signupBuyer', {
          data: { ...names, confirmPassword: password, agreeToTerms: true },
        })
      : await request.post('/api/auth/signup', {
          multipart: { ...names, phone: '0300 1234567', address: 'Sample Street, Clifton' },
        });
  expect(signup.status(), await signup.text()).toBe(201);
  const login = await request.post('/api/auth/login', { data: { email, password } });
  expect(login.status(), await login.text()).toBe(200);
  const { token } = await login.json();
  return { email, password, token };
}

/** Playwright's `test` for journeys: every page is watched for errors, and a person is one line away. */
export const test = base.extend<Journey>({
  signUp: async ({ request }, use) => {
    await use(async (role, page) => {
      const person = await signUp(request, role);
      await page?.addInitScript(
        ([token, userRole]) => {
          localStorage.setItem('authToken', token);
          localStorage.setItem('token', token);
          localStorage.setItem('userRole', userRole);
        },
        [person.token, role] as const,
      );
      return person;
    });
  },

  // Playwright reads the names of what a fixture needs from its first parameter, which therefore must be a pattern.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      // Text that is fading has not the contrast that it is read with: nothing fades while it is looked at. The policy
      // of some pages takes no style element, but a style sheet that a script makes.
      await page.evaluate(async () => {
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after { transition: none !important }');
        document.adoptedStyleSheets.push(still);
        const short = () =>
          document.getAnimations().filter(({ playState, effect }) => {
            return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000;
          });
        const until = performance.now() + 2_000;
        do {
          await Promise.allSettled(short().map(({ finished }) => finished));
          await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
        } while (short().length > 0 && performance.now() < until);
      });
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async () => {
        const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
        const result = await inPage.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          resultTypes: ['violations'],
        });
        document.adoptedStyleSheets.pop();
        return result.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.target.join(' ')})`);
      });
      expect(violations).toEqual([]);
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: see above
  mailTo: async ({}, use) => {
    await use(async (address, words = '') => {
      let found = '';
      await expect(async () => {
        for (const name of await listMails()) {
          const mail = await readMail(name);
          const isTo = new RegExp(`^To:.*${address.replace(/[.+]/g, '\\$&')}`, 'im').test(mail);
          // Lines of a mail are folded where they get long.
          if (isTo && mail.replace(/=\r?\n/g, '').includes(words)) {
            found = mail;
            return;
          }
        }
        throw new Error(`No mail to ${address} yet`);
      }).toPass({ timeout: 15_000 });
      return found;
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: see above
  admin: async ({}, use) => {
    const root = path.resolve(import.meta.dirname, '..');
    const env = { ...process.env, DATA_DIR: process.env.JOURNEY_DATA, DATABASE_URL: '', INIT_CWD: root };
    await use(async (...args) => {
      const { stdout } = await promisify(execFile)('pnpm', ['--silent', 'admin', ...args], { cwd: root, env });
      return stdout;
    });
  },

  // A visit ends when the page can be used, unless the journey says how long it waits.
  page: async ({ page }, use) => {
    const visit = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await visit(address, options);
      if (!options?.waitUntil) await untilHydrated(page);
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const answer = await reload(options);
      if (!options?.waitUntil) await untilHydrated(page);
      return answer;
    };
    await use(page);
  },

  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(errors);
      expect(errors, 'errors that the page reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
