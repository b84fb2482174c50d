import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Page, type Route } from 'playwright';
import { chromiumLaunchOptions } from './chromium.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const LONGEST_START_MS = 180_000;
const TIMEOUT_MS = 15_000;
/** What a page shows of the units is at most two seconds old, and then a browser draws it. */
const LONGEST_UNTIL_SEEN_MS = 4_000;
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface ProjectSiteTest {
  /** The folder that the build fills. */
  dist: string;
  /** The project's id in the API. */
  id: string;
  /** The label of one of its kinds of unit, and the value that is sent. */
  unit: { label: string; value: string };
  /** Its file and its list of units, which the operator gives the API before the site is built. */
  files: { project: string; units: string };
  /** Its page in Urdu, where it has one. */
  urdu?: string;
  /**
   * In which language its units are walked through on a desktop in the dark; in the other one on a phone in the light.
   */
  wideIn: keyof typeof SAID;
  /** Builds the site with the given environment. */
  build: (environment: Record<string, string>) => void;
}

function assert(fact: boolean, otherwise: string): asserts fact {
  if (!fact) throw new Error(otherwise);
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** As a host that has one page for all that is not there, whatever its language. */
function filesOf(folder: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { 'content-type': TYPES['.html'] }).end(readFileSync(join(folder, '404.html')));
      return;
    }
    response
      .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
}

async function startApi(port: number, environment: Record<string, string>): Promise<ChildProcess> {
  const api = spawn(join(root, 'node_modules/.bin/tsx'), ['apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'off',
      MAX_DELAY_MS: '0',
      ...environment,
    },
  });
  let said = '';
  for (const stream of [api.stdout, api.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-5_000);
    });
  }
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline && api.exitCode === null) {
    const ready = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return api;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  api.kill('SIGTERM');
  throw new Error(`The API did not get ready. It said:\n${said}`);
}

/** Does what an operator does, beside the running API. */
function admin(data: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync('pnpm', ['--silent', 'admin', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', INIT_CWD: root },
  });
  if (status !== 0) throw new Error(`pnpm admin ${words.join(' ')}:\n${stdout}${stderr}`);
}

async function accessible(page: Page, where: string): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
    const { violations: found } = await inPage.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.target.join(' ')})`);
  });
  assert(violations.length === 0, `axe finds ${where}:\n${violations.join('\n')}`);
}

/** The plan of a floor and the table of all units stand in the document as it was built. */
async function showsItsUnits(page: Page, files: ProjectSiteTest['files']): Promise<void> {
  const shapes = await page.locator('#units svg a[data-unit]').count();
  assert(shapes > 1, `Without scripts the plan of a floor has ${shapes} units.`);
  const said = (await page.locator('#units').textContent()) ?? '';
  const missing = numbersOf(files).filter((number) => !said.includes(number));
  assert(missing.length === 0, `Without scripts these units are not seen: ${missing.join(', ')}`);
}

const numbersOf = (files: ProjectSiteTest['files']): string[] =>
  readFileSync(files.units, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');

/** The page of all units and that of one as the build wrote them: whole, with their addresses for search engines. */
async function hasItsUnitsAsPages(
  page: Page,
  origin: string,
  home: string,
  files: ProjectSiteTest['files'],
): Promise<void> {
  const numbers = numbersOf(files);
  await page.goto(`${origin}${home}units/`);
  const said = (await page.locator('#units').textContent()) ?? '';
  const missing = numbers.filter((number) => !said.includes(number));
  assert(missing.length === 0, `Without scripts ${home}units/ lacks ${missing.join(', ')}`);
  const floors = page.locator('#units nav a');
  for (const href of await floors.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    const anchor = new URL(href, origin).hash;
    assert((await page.locator(anchor).count()) === 1, `Without scripts ${home}units/ has no floor ${anchor}.`);
  }
  const form = await page.locator('#units form').getAttribute('action');
  assert(!form?.startsWith('/'), `Without scripts the filters lead to ${form}, which cannot narrow the list.`);
  assert(
    await page.locator('[role="note"] a').last().isVisible(),
    'Without scripts nothing says of which moment the units are.',
  );
  for (const number of numbers) {
    const there = await fetch(`${origin}${home}units/${number}/`);
    assert(there.ok, `${home}units/${number}/ is not there.`);
    const html = await there.text();
    assert(html.includes(`<link rel="canonical" href="${origin}${home}units/${number}/"`), `${number} has no address.`);
    assert(
      /<title>[^<]*<\/title>/.exec(html)?.[0].includes(number) ?? false,
      `The title of ${number} does not name it.`,
    );
    assert(html.includes('"@type":"Apartment"'), `Search engines learn nothing of ${number}.`);
  }
  const priced = numbers[1] ?? '';
  await page.goto(`${origin}${home}units/${priced}/`);
  const payments = await page.locator('#payments tbody tr').count();
  assert(payments > 2, `Without scripts the page of ${priced} has ${payments} payments.`);
  const ask = page.locator('form[action$="/holds"]');
  assert((await ask.locator('[name="page"]').count()) === 1, `Without scripts nobody can ask to hold ${priced}.`);
}

async function isListedForSearchEngines(origin: string, { files, urdu }: ProjectSiteTest): Promise<void> {
  const list = await (await fetch(`${origin}/sitemap.xml`)).text();
  const homes = ['/', ...(urdu ? [urdu] : [])];
  const pages = homes.flatMap((home) => [
    home,
    `${home}units/`,
    ...numbersOf(files).map((each) => `${home}units/${each}/`),
  ]);
  const missing = pages.filter((path) => !list.includes(`<loc>${origin}${path}</loc>`));
  assert(missing.length === 0, `The sitemap lacks ${missing.join(', ')}`);
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  assert(robots.includes(`${origin}/sitemap.xml`), 'robots.txt does not name the sitemap.');
}

/** What is not there has a page of the site, complete without scripts, that leads back in both languages. */
async function saysWhatIsNotThere(page: Page, origin: string, { urdu }: ProjectSiteTest): Promise<void> {
  const answer = await page.goto(`${origin}/nothing/`);
  assert(answer?.status() === 404, `What is not there is answered with ${answer?.status()}.`);
  assert(await page.getByRole('heading', { level: 1 }).isVisible(), 'The page for what is not there has no heading.');
  await accessible(page, 'on the page for what is not there');
  const ways = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const missing = ['/', '/units/', ...(urdu ? [urdu] : [])].filter((path) => !ways.includes(path));
  assert(missing.length === 0, `From what is not there nothing leads to ${missing.join(', ')}`);
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  assert(first === '#content', `There the first stop of the keyboard leads to ${first}.`);
  if (urdu) {
    await page.goto(`${origin}${urdu}404.html`);
    assert((await page.locator('html[lang="ur"][dir="rtl"]').count()) === 1, 'Urdu has no page for what is not there.');
  }
  assert((await page.locator('meta[name="robots"][content="noindex"]').count()) === 1, 'Search engines keep it.');
}

interface Unit {
  number: string;
  state: string;
  price: number | null;
}

/** The units that can be held now and have a price. */
async function availableUnits(api: string, project: string): Promise<Unit[]> {
  const { units } = (await (await fetch(`${api}/api/projects/${project}/units`)).json()) as { units: Unit[] };
  return units.filter(({ state, price }) => state === 'available' && price);
}

/** A unit that came after the build is in the lists at once, and has a page at its address, in each language. */
async function showsNewUnits({ browser, origin, site, api, data }: Omit<Walk, 'home' | 'language'>): Promise<void> {
  const number = 'NEW-1';
  const [head, , priced = ''] = readFileSync(site.files.units, 'utf8').split('\n');
  const list = join(data, 'new-unit.csv');
  writeFileSync(list, `${head}\n${priced.replace(/^[^,]+/, number)}\n`);
  admin(data, 'project', 'import', site.id, list);
  // Of those that are available now: what the page lists until it has asked may be held by then.
  const beside = (await availableUnits(api, site.id)).find((each) => each.number !== number);
  assert(beside !== undefined, 'No unit is available beside the new one.');
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const home of ['/', ...(site.urdu ? [site.urdu] : [])]) {
    await page.goto(`${origin}${home}units/?view=list`);
    await page.locator('#units article a', { hasText: number }).first().click();
    const form = page.locator('form[action$="/holds"]');
    await form.waitFor({ timeout: TIMEOUT_MS });
    const listed = page.url();
    await page.goto(`${origin}${home}units/${number}/`);
    await form.waitFor({ timeout: TIMEOUT_MS });
    assert(page.url() === listed, `The address of ${number} leads to ${page.url()}, the list to ${listed}.`);
    assert((await page.title()).includes(number), `The title of ${number} is "${await page.title()}".`);
    // What the list says of a unit is shown first, its payments once they are read.
    await page
      .locator('#payments tbody tr')
      .nth(2)
      .waitFor({ timeout: TIMEOUT_MS })
      .catch(() => assert(false, `${number} has no payments.`));
    await accessible(page, `on the page of a new unit below ${home}`);
    await page.locator('select[name="with"]').selectOption(beside.number);
    await page.locator('select[name="with"]').locator('xpath=ancestor::form').locator('button').click();
    await page.locator('[role="region"] th', { hasText: number }).waitFor({ timeout: TIMEOUT_MS });
    await page.goto(`${origin}${home}units/${beside.number.toLowerCase()}/`);
    await page.waitForURL(`${origin}${home}units/${beside.number}/`, { timeout: TIMEOUT_MS });
    await page.goto(`${origin}${home}units/NEW-2/`);
    await page.getByRole('heading', { level: 1, name: 'NEW-2' }).waitFor({ timeout: TIMEOUT_MS });
    assert((await form.count()) === 0, 'A unit that nobody knows can be held.');
  }
  assert(complaints.length === 0, `The browser complains about new units:\n${complaints.join('\n')}`);
  await page.close();
}

const SAID = {
  en: { list: 'List', ask: 'Ask to hold it', call: 'Ask for a call', compared: 'The units beside each other' },
  ur: { list: 'فہرست', ask: 'مختص کروائیں', call: 'مجھے فون کریں', compared: 'یونٹس ساتھ ساتھ' },
} as const;

interface Walk {
  browser: Browser;
  origin: string;
  /** The page of the project in a language. */
  home: string;
  language: keyof typeof SAID;
  site: ProjectSiteTest;
  api: string;
  data: string;
}

/** Mails in quoted-printable fold long lines and escape equals signs. */
const readable = (mail: string) => mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');

async function holdLink(outbox: string, email: string): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const mails = existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : [];
    const mail = mails.find((each) => each.includes(`To: ${email}`) && each.includes('hold'));
    const token = mail && /projects\/hold\?token=([\w.-]+)/.exec(readable(mail))?.[1];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail brings ${email} the link that holds the unit.`);
}

let walked = 0;

/**
 * The plan that was drawn ahead has links to the units, too, and the list takes its place once the page is alive: a
 * press that began before leads where it leads.
 */
async function pressWhileItComesToLife(page: Page, address: string): Promise<void> {
  const press = new EventTarget();
  const isPressed = once(press, 'begun');
  await page.route(/\.js$/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const link = page.locator('main svg a[data-unit]').first();
  const path = await link.getAttribute('href');
  await link.hover();
  await page.mouse.down();
  press.dispatchEvent(new Event('begun'));
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await page.waitForURL((url) => url.pathname === path, { timeout: TIMEOUT_MS });
  await page.unroute(/\.js$/);
}

/**
 * From the plan to a floor, a unit, its payments and others beside it, and to a hold that every open page learns of.
 */
async function fromPlanToHold({ browser, origin, home, language, site, api, data }: Walk): Promise<void> {
  const [viewport, colorScheme] = site.wideIn === language ? ([DESKTOP, 'dark'] as const) : ([PHONE, 'light'] as const);
  const said = SAID[language];
  const where = `${home}units/ at ${viewport.width} pixels in the ${colorScheme} scheme`;
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const fits = async () => {
    await accessible(page, where);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert(tooWide <= 0, `${page.url()} is ${tooWide} pixels too wide ${where}.`);
  };
  await page.goto(`${origin}${home}`, { waitUntil: 'networkidle' });
  await page.locator('#units > div a[href$="units/"]').last().click();
  await page.waitForURL(`${origin}${home}units/`, { timeout: TIMEOUT_MS });
  await page.waitForLoadState('networkidle');
  await fits();

  const floor = page.locator('#units nav a').last();
  const anchor = new URL((await floor.getAttribute('href')) ?? '', origin).hash;
  await floor.click();
  await page.locator(anchor).waitFor({ timeout: TIMEOUT_MS });
  assert(new URL(page.url()).searchParams.has('floor'), 'The address does not say which floor is seen.');
  await page.getByRole('link', { name: said.list, exact: true }).click();
  await page.locator('#units article').first().waitFor({ timeout: TIMEOUT_MS });
  await page.locator('#units select[name="state"]').selectOption('available');
  await page.locator('#units form button[type="submit"]').click();
  await page.waitForURL((url) => url.searchParams.get('state') === 'available', { timeout: TIMEOUT_MS });
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('#units article').first().waitFor({ timeout: TIMEOUT_MS });
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('state'), { timeout: TIMEOUT_MS });

  const [unit, other, third] = await availableUnits(api, site.id);
  assert(unit !== undefined && other !== undefined && third !== undefined, 'Too few units are available.');
  await pressWhileItComesToLife(page, `${origin}${home}units/?view=list`);
  await page.goto(`${origin}${home}units/?view=list`, { waitUntil: 'networkidle' });
  await page.locator(`#units article a[href="${home}units/${unit.number}/"]`).first().click();
  await page.waitForURL(`${origin}${home}units/${unit.number}/`, { timeout: TIMEOUT_MS });
  await page.waitForLoadState('networkidle');
  await fits();
  for (const ending of ['schedule.ics', 'schedule.pdf']) {
    const file = await page.locator(`#payments a[href*="${ending}"]`).getAttribute('href');
    const answer = await fetch(file ?? '');
    assert(answer.ok, `${ending} of ${unit.number} is not there.`);
  }

  await page.locator('select[name="with"]').selectOption(other.number);
  await page.locator('select[name="and"]').selectOption(third.number);
  await page.locator('select[name="with"]').locator('xpath=ancestor::form').locator('button').click();
  await page.getByRole('region', { name: said.compared }).waitFor({ timeout: TIMEOUT_MS });
  assert(page.url().startsWith(`${origin}${home}units/${unit.number}/?with=`), `Comparing leads to ${page.url()}.`);

  walked += 1;
  const email = `sana${walked}@example.com`;
  const ask = page.locator('form[action$="/holds"]');
  await ask.locator('[name="name"]').fill('Sana Ahmed');
  await ask.locator('[name="phone"]').fill(`0300 123456${walked}`);
  await ask.locator('[name="email"]').fill(email);
  await ask.getByRole('button', { name: said.ask }).click();
  await ask.getByRole('status').locator('[role="presentation"]').waitFor({ timeout: TIMEOUT_MS });
  await fits();
  const token = await holdLink(join(data, 'outbox'), email);
  const held = await fetch(`${api}/api/holds/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  assert(held.ok, `The link of the mail does not hold ${unit.number}: ${held.status}`);
  const since = Date.now();
  await ask.waitFor({ state: 'detached', timeout: TIMEOUT_MS });
  const took = Date.now() - since;
  assert(took < LONGEST_UNTIL_SEEN_MS, `An open page learned of the hold only after ${took} ms.`);
  const call = page.locator('form[action*="/api/interest/"]');
  await call.locator('[name="fullName"]').fill('Sana Ahmed');
  await call.locator('[name="phoneNumber"]').fill('0300 1234567');
  await call.locator('[name="email"]').fill(email);
  await call.getByRole('button', { name: said.call }).click();
  await call.getByRole('status').locator('[role="presentation"]').waitFor({ timeout: TIMEOUT_MS });
  assert(complaints.length === 0, `The browser complains ${where}:\n${complaints.join('\n')}`);
  await page.close();
}

/** The page in Urdu speaks it, from right to left, and leads back. */
async function speaksUrdu(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'load' });
  const { lang, dir } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });
  assert(lang === 'ur' && dir === 'rtl', `The page in Urdu says lang="${lang}" dir="${dir}".`);
  await page.getByText('دستیاب گھر').first().waitFor({ timeout: TIMEOUT_MS });
  const plan = page.locator('#units svg a[data-unit]').first();
  const name = await plan.getAttribute('aria-label');
  assert(/[\u0600-\u06ff]/.test(name ?? ''), `A unit on the plan is called "${name}".`);
  await accessible(page, 'on the page in Urdu');
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert(tooWide <= 0, `The page in Urdu is ${tooWide} pixels too wide.`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname === '/', { timeout: TIMEOUT_MS });
  await page.close();
}

async function readsWithoutScripts(browser: Browser, origin: string, { files, urdu }: ProjectSiteTest): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(origin);
  await showsItsUnits(page, files);
  assert(await page.getByRole('heading', { level: 1 }).isVisible(), 'Without scripts the page has no heading.');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation').getByRole('link').last().waitFor({ timeout: TIMEOUT_MS });
  for (const home of ['/', ...(urdu ? [urdu] : [])]) await hasItsUnitsAsPages(page, origin, home, files);
  await context.close();
}

/** Scripts take nothing from the first picture; where it cannot be had, the page comes to life all the same. */
async function drawsBeforeItRuns(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: PHONE });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const picture = new Promise<Route>((resolve) => page.route('**/pictures/hero*', resolve));
  await page.goto(origin, { waitUntil: 'domcontentloaded' });
  const held = await picture;
  const early = scripts.length;
  await held.abort();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#page') ?? {}).some((key) => /react/i.test(key)),
  );
  assert(scripts.length > early, `All ${early} scripts are asked for before the first picture is there.`);
  await page.close();
}

async function leadsToItsSections(page: Page): Promise<void> {
  const targets = await page
    .locator('header a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  assert(targets.length > 0, 'The header leads nowhere.');
  for (const target of new Set(targets)) {
    assert((await page.locator(target).count()) === 1, `The header leads to ${target}, which is not there.`);
  }
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  assert(first === '#content', `The first stop of the keyboard leads to ${first}, not past the header.`);
  await page.keyboard.press('Enter');
  const focused = await page.evaluate(() => document.activeElement?.id);
  assert(focused === 'content', 'The skip link does not take the keyboard to the content.');
}

/** The view that was chosen stands in the address, and is there again when it is opened. */
async function keepsItsView(page: Page): Promise<void> {
  const views = page.locator('input[name="units-view"]');
  await views.nth(1).check();
  assert(new URL(page.url()).searchParams.get('view') === 'list', 'The address does not say that the list is seen.');
  await page.reload({ waitUntil: 'networkidle' });
  // A page may be slow to come to life.
  await views.nth(1).and(page.locator(':checked')).waitFor({ timeout: TIMEOUT_MS });
  await views.nth(0).check();
  await page.locator('#units svg a[data-unit]').first().waitFor({ timeout: TIMEOUT_MS });
}

async function showsItsPictures(page: Page): Promise<void> {
  const picture = page.locator('#gallery button').first();
  await picture.click();
  const viewer = page.getByRole('dialog');
  await viewer.waitFor({ timeout: TIMEOUT_MS });
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('2 /').waitFor({ timeout: TIMEOUT_MS });
  await accessible(page, 'in the full-screen viewer');
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached', timeout: TIMEOUT_MS });
  assert(
    await picture.evaluate((button) => button === document.activeElement),
    'The viewer does not give the focus back to the picture that opened it.',
  );
}

async function takesRegistrations(page: Page, unit: string): Promise<void> {
  const form = page.locator('#register form');
  await form.getByRole('button').click();
  await page.getByText('Please complete all the fields').waitFor({ timeout: TIMEOUT_MS });
  await form.getByRole('combobox').selectOption({ label: unit });
  await form.getByLabel('Full name').fill('Sana Ahmed');
  await form.getByLabel('Phone number').fill('0300 1234567');
  await form.getByLabel('Email').fill('sana@example.com');
  await form.getByRole('button').click();
  await page.getByText('Thank you! Your interest has been registered.').waitFor({ timeout: TIMEOUT_MS });
}

async function wasMailed(outbox: string, unit: ProjectSiteTest['unit']): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const mails = existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : [];
    if (mails.some((mail) => mail.includes(unit.value) || mail.includes(unit.label))) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The desk got no mail about the registration.');
}

async function walk(browser: Browser, origin: string, unit: string): Promise<void> {
  for (const [viewport, colorScheme] of [
    [DESKTOP, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    const where = `at ${viewport.width} pixels in the ${colorScheme} scheme`;
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // A browser writes down every refusal of a server, also the one that the walk asks for.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(message.text());
      }
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    await leadsToItsSections(page);
    await accessible(page, where);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert(tooWide <= 0, `The page is ${tooWide} pixels too wide ${where}.`);
    await keepsItsView(page);
    await showsItsPictures(page);
    await takesRegistrations(page, unit);
    assert(complaints.length === 0, `The browser complains ${where}:\n${complaints.join('\n')}`);
    await page.close();
  }
}

/**
 * Gives a running API a project and its units as its operator does, builds the project's site, serves it as plain
 * files, and walks through it in a browser at another origin: complete without scripts, drawn before they run, with its
 * units, axe clean on phone and desktop in both schemes and in both languages, from its plan to a unit, its payments
 * and a hold, its header and skip link lead on, its viewer opens and gives the focus back, and a registration reaches
 * the project's desk.
 */
export async function checkProjectSite(site: ProjectSiteTest): Promise<void> {
  const { dist, id, unit, files, urdu, build } = site;
  const data = mkdtempSync(join(tmpdir(), 'project-site-'));
  const server = filesOf(dist);
  const origin = `http://127.0.0.1:${await portOf(server)}`;
  let api: ChildProcess | undefined;
  let browser: Browser | undefined;
  try {
    const port = await freePort();
    // Nobody listens there yet: the pages have the units that the site keeps.
    build({ VITE_API_URL: `http://localhost:${port}`, VITE_SITE_URL: origin });
    api = await startApi(port, { DATA_DIR: data, CORS_ORIGINS: origin, PROJECT_DESKS: `${id}=desk@example.com` });
    admin(data, 'project', 'save', id, files.project);
    admin(data, 'project', 'import', id, files.units, '--dry-run');
    admin(data, 'project', 'import', id, files.units);
    build({ VITE_API_URL: `http://localhost:${port}`, VITE_SITE_URL: origin });
    const robots = await (await fetch(`${origin}/robots.txt`)).text();
    assert(
      robots.startsWith('User-agent:'),
      'The site has no robots.txt: search engines may get its page in its place.',
    );
    browser = await chromium.launch(chromiumLaunchOptions());
    await readsWithoutScripts(browser, origin, site);
    await drawsBeforeItRuns(browser, origin);
    const still = await browser.newPage({ viewport: PHONE });
    await saysWhatIsNotThere(still, origin, site);
    await still.close();
    if (urdu) await speaksUrdu(browser, origin + urdu);
    await isListedForSearchEngines(origin, site);
    await walk(browser, origin, unit.label);
    const there = { browser, origin, site, api: `http://localhost:${port}`, data };
    await fromPlanToHold({ ...there, home: '/', language: 'en' });
    if (urdu) await fromPlanToHold({ ...there, home: urdu, language: 'ur' });
    await wasMailed(join(data, 'outbox'), unit);
    await showsNewUnits(there);
  } finally {
    await browser?.close();
    server.close();
    if (api && api.exitCode === null) {
      api.kill('SIGTERM');
      await once(api, 'exit');
    }
    rmSync(data, { recursive: true, force: true });
  }
}
