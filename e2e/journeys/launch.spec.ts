import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { listMails, readable, readMail } from '../outbox.ts';

// It sets the launch of a project that no other journey holds units of.
const slug = 'clifton-courtyard';

/** The newest link to one's own place in mails to an address; quoted-printable folds lines and escapes equals signs. */
function placeIn(mail: string): string {
  const token = /\/projects\/launch\?token=([\w-]{43})/.exec(readable(mail))?.[1];
  if (!token) throw new Error('The mail has no link to a place');
  return `/projects/launch?token=${token}`;
}

/** A moment as the operator types it, in Karachi, some minutes from now. */
const inKarachi = (minutes: number) =>
  new Date(Date.now() + (5 * 60 + minutes) * 60_000).toISOString().slice(0, 16).replace('T', ' ');

// One launch of a project at a time, and hundreds of mails: one after the other.
test.describe.configure({ mode: 'serial' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a launch is joined by hand, its lot can be checked, and a visit is booked', { tag: '@once' }, async ({
    page,
    admin,
    mailTo,
  }) => {
    test.slow();
    const open = (where: string) => page.goto(where, { waitUntil: 'load' });
    const said = await admin('project', 'launch', slug, '--from', inKarachi(90), '--by', 'Sana');
    const hash = /[0-9a-f]{64}/.exec(said)?.[0] ?? '';
    try {
      await open(`/projects/${slug}/launch`);
      await expect(page.getByRole('heading', { level: 1, name: 'Launch of Clifton Courtyard' })).toBeVisible();
      const email = `launch-${Date.now()}@example.com`;
      await page.getByRole('textbox', { name: 'Full name' }).fill('Sana Ahmed');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('12');
      await page.getByRole('button', { name: 'Ask to join' }).click();
      // What was typed is still there, and the number says what is wrong with it.
      await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Sana Ahmed');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('0345 1234567');
      await page.getByRole('button', { name: 'Ask to join' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Look into your inbox' })).toBeVisible();
      await open(placeIn(await mailTo(email)));
      await page.getByRole('button', { name: 'Join the launch' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You are in the waiting room' })).toBeVisible();

      await open(`/projects/${slug}/launch/protocol`);
      await expect(page.getByText(hash)).toBeVisible();
      await expect(page.getByText('Published after the draw')).toBeVisible();
      await open(`/projects/${slug}/units`);
      await page.getByRole('link', { name: 'To the launch' }).click();
      await expect(page).toHaveURL(`/projects/${slug}/launch`);
    } finally {
      await admin('project', 'launch-end', slug, '--by', 'Sana');
    }

    await admin('project', 'offer', slug, '--from', inKarachi(60 * 24), '--places', '2');
    await open(`/projects/${slug}/visits`);
    await page.getByRole('textbox', { name: 'Full name' }).fill('Sana Ahmed');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('0345 1234567');
    await page.getByRole('textbox', { name: 'Email' }).fill(`visit-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Book the visit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit is booked' })).toBeVisible();
    const file = await page.getByRole('link', { name: 'Put it into my calendar' }).getAttribute('href');
    expect(await (await page.request.get(file ?? '')).text()).toContain('BEGIN:VEVENT');
  });
});

const AT_ONCE = 10;
const entrantOf = (run: number, index: number) => `entrant-${run}-${index}@example.com`;

/** Does something for all, some at a time. */
async function forAll<Each, Result>(all: readonly Each[], work: (one: Each) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const run = async () => {
    for (let at = next++; at < all.length; at = next++) results[at] = await work(all[at] as Each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return results;
}

/** The links of all entrants' mails, as soon as they are there. */
async function tokensOf(run: number, entrants: number): Promise<string[]> {
  const found = new Map<string, string>();
  const read = new Set<string>();
  await expect(async () => {
    const fresh = (await listMails()).filter((name) => !read.has(name));
    await forAll(fresh, async (name) => {
      const mail = await readMail(name);
      read.add(name);
      const to = new RegExp(`^To:.*(entrant-${run}-\\d+@)`, 'im').exec(mail)?.[1];
      if (to) found.set(to, placeIn(mail).split('=')[1] ?? '');
    });
    expect(found.size).toBe(entrants);
  }).toPass({ timeout: 120_000 });
  return [...found.values()];
}

/** The next full minute for which there is time to say so. */
function nextMinute(): { words: string; at: number } {
  const at = Math.ceil((Date.now() + 10_000) / 60_000) * 60_000;
  return { words: new Date(at + 5 * 60 * 60_000).toISOString().slice(0, 16).replace('T', ' '), at };
}

const post = async (request: APIRequestContext, url: string, data: object) => {
  const answer = await request.post(url, { data });
  return { status: answer.status(), body: await answer.json() };
};

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

const WORDS = {
  en: {
    prefix: '',
    name: 'Full name',
    email: 'Email',
    phone: 'Mobile number',
    ask: 'Ask to join',
    join: 'Join the launch',
    room: 'You are in the waiting room',
    turn: 'It is your turn',
    hold: 'Hold the unit',
    right: 'This page has worked out the order again',
  },
  ur: {
    prefix: '/ur',
    name: 'پورا نام',
    email: 'ای میل',
    phone: 'موبائل نمبر',
    ask: 'شامل ہوں',
    join: 'لانچ میں شامل ہوں',
    room: 'آپ انتظار گاہ میں ہیں',
    turn: 'آپ کی باری ہے',
    hold: 'یونٹ مختص کریں',
    right: 'اس صفحے نے ترتیب دوبارہ نکالی ہے',
  },
} as const;

/** Who comes by hand: each language at each width. */
const HANDS = (['en', 'ur'] as const).flatMap((language) =>
  (['desktop', 'phone'] as const).map((screen) => ({ language, screen })),
);

interface Hand {
  page: Page;
  said: (typeof WORDS)['en' | 'ur'];
  /** The address of their own place. */
  place: string;
  token: string;
}

const DAYS = [
  // More than the 40 who are called at once, so that some wait.
  { entrants: 60, tag: ['@once'] },
  { entrants: 300, tag: ['@once', '@long'] },
];
for (const { entrants, tag } of DAYS) {
  test(`a launch day: ${entrants} people by script and by hand at both widths, from the waiting room to a unit`, {
    tag,
  }, async ({ browser, request, admin, mailTo }) => {
    test.setTimeout(420_000);
    const run = Date.now() % 1_000_000;
    const hours = ['--places', '40', '--minutes', '30', '--by', 'Sana'];
    await admin('project', 'launch', slug, '--from', inKarachi(90), ...hours);
    try {
      await forAll([...Array(entrants).keys()], async (index) => {
        const phone = `03${String(run).padStart(6, '0')}${String(index).padStart(3, '0')}`;
        const person = { name: `Person ${index}`, phone, email: entrantOf(run, index) };
        expect((await post(request, `/api/projects/${slug}/launch/entries`, person)).status).toBe(202);
      });
      const tokens = await tokensOf(run, entrants);
      await forAll(tokens, async (token) => {
        expect((await post(request, '/api/launches/join', { token })).status).toBe(200);
      });

      const hands: Hand[] = [];
      for (const [index, { language, screen }] of HANDS.entries()) {
        const said = WORDS[language];
        const context = await browser.newContext({ ...SCREENS[screen], baseURL: process.env.JOURNEY_SITE ?? '' });
        const page = await context.newPage();
        const email = `by-hand-${run}-${index}@example.com`;
        await page.goto(`${said.prefix}/projects/${slug}/launch`);
        await page.getByRole('textbox', { name: said.name }).fill('Sana Ahmed');
        await page.getByRole('textbox', { name: said.email }).fill(email);
        await page.getByRole('textbox', { name: said.phone }).fill(`0345 ${index + 1}${String(run).padStart(6, '0')}`);
        await page.getByRole('button', { name: said.ask, exact: true }).click();
        await page.waitForURL(/asked=1/);
        const place = said.prefix + placeIn(await mailTo(email));
        await page.goto(place);
        await page.getByRole('button', { name: said.join }).click();
        await expect(page.getByRole('heading', { level: 1, name: said.room })).toBeVisible();
        hands.push({ page, said, place, token: place.split('=')[1] ?? '' });
      }

      const opening = nextMinute();
      await admin('project', 'launch', slug, '--from', opening.words, ...hours);
      await expect(async () => {
        const { state } = await (await request.get(`/api/projects/${slug}/launch`)).json();
        expect(state).toBe('running');
      }).toPass({ timeout: opening.at - Date.now() + 30_000 });
      const entry = async (token: string) => (await request.get(`/api/launches/${token}`)).json();
      const places = () => forAll(hands, async ({ token }): Promise<number | null> => (await entry(token)).place);
      await expect(async () => expect(await places()).not.toContain(null)).toPass({ timeout: 30_000 });

      // Nobody holds a unit as usual, and nobody before their turn.
      const { units } = await (await request.get(`/api/projects/${slug}/units`)).json();
      const free = units.filter(({ state }: { state: string }) => state === 'available');
      const entries = await forAll(tokens, async (token) => ({ token, ...(await entry(token)) }));
      const waits = entries.find(({ state }) => state === 'waiting');
      const early = await post(request, '/api/launches/hold', { token: waits?.token, unit: free[0].number });
      expect(early.body.code).toBe('LAUNCH_NOT_TURN');
      // Some who are called choose; whoever else stands before those by hand goes away.
      const called = entries.filter(({ state }) => state === 'called').slice(0, 5);
      for (const [index, { token }] of called.entries()) {
        const held = await post(request, '/api/launches/hold', { token, unit: free[index].number });
        expect(held.status, JSON.stringify(held.body)).toBe(200);
      }
      const lastPlace = Math.max(...(await places()).map(Number));
      const before = entries.filter((each) => each.place < lastPlace && !called.includes(each));
      await forAll(before, async ({ token }) => {
        expect((await post(request, '/api/launches/leave', { token })).status).toBe(200);
      });

      for (const [index, { page, said, place }] of hands.entries()) {
        await page.goto(place);
        await expect(page.getByRole('heading', { level: 1, name: said.turn })).toBeVisible();
        const choice = page.getByRole('combobox');
        const wanted = free[10 + index].number;
        await expect(choice.locator(`option[value="${wanted}"]`)).toBeAttached();
        await choice.selectOption(wanted);
        await page.getByRole('button', { name: said.hold }).click();
        await expect(page.getByRole('heading', { level: 1, name: wanted })).toBeVisible();
        await page.goto(`${said.prefix}/projects/${slug}/launch/protocol`);
        await expect(page.getByText(said.right)).toBeVisible();
      }
      // The way to the lot stays once the launch is over.
      await admin('project', 'launch-end', slug, '--by', 'Sana');
      for (const { page, said } of hands) {
        const protocol = `${said.prefix}/projects/${slug}/launch/protocol`;
        await page.goto(`${said.prefix}/projects/${slug}/units`);
        await page.locator(`main a[href="${protocol}"]`).first().click();
        await expect(page).toHaveURL(protocol);
        await page.context().close();
      }
    } finally {
      await admin('project', 'launch-end', slug, '--by', 'Sana').catch(() => undefined);
    }
  });
}
