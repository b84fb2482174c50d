import type { Page } from '@playwright/test';
import { untilHydrated } from './journey.ts';

/** A button as a person tells it from others: what it says, without the names and numbers of the data. */
interface Button {
  key: string;
  name: string;
  /** What the walker marked it with: a button that shows up later moves no mark, as it would move a place. */
  mark: string;
}

/** How the walker stands somewhere: a page, and the buttons pressed there one after the other. */
interface Step {
  address: string;
  pressed: readonly string[];
  button: Button;
}

interface WalkOptions {
  /** Addresses that the role has, whether anything leads to them or not. */
  starts: readonly string[];
  /** Buttons that are left alone, each with the reason. */
  spared: readonly { name: RegExp; because: string }[];
  /** Links that rightly lead elsewhere for this role, each with the reason. */
  redirects?: readonly Redirect[];
  /** Links that show more on the page where they stand, when scripts run; they are opened by themselves only. */
  inPlace?: RegExp;
  /**
   * Pages that the walk of another role walks too: it presses their buttons, and clicks the links that lead to one of
   * them. This walk opens them by themselves, and looks where they lead.
   */
  walkedElsewhere?: RegExp;
}

interface Redirect {
  from: string;
  to: string;
  because: string;
}

export interface WalkReport {
  /** Every address that was stood on. */
  pages: string[];
  /** Every link that was followed or, where it leads out of the site, looked at. */
  links: string[];
  /** Every button that was pressed, with the address it stands on. */
  buttons: string[];
  /** What is wrong, in words; empty is what a walk should find. */
  faults: string[];
}

const PRESSABLE = 'button, summary, [role=button], [role=switch], [role=tab], [role=menuitem], input[type=submit]';
/**
 * How long a press may take to show something on a page that was just opened, and on one that was pressed on before.
 */
const PATIENCE_MS = { fresh: 4_000, used: 500 };
/** How many presses one after the other lead to a button at most: a menu's item, a dialog's second page. */
const DEEPEST = 4;
/** The same pages in Urdu are crawled for their words, and a journey of the language walks over to them. */
const IN_URDU = /^\/ur(?=[/?]|$)/;
const PLACEHOLDER = /lorem ipsum|coming soon|under construction|\bTODO\b|\bundefined\b|\bNaN\b|\[object /i;

const WITH_FILTERS = /^\/(properties|saved-searches)(\/|\.|$)/;
/** Parts of a search's address that show another page; every other part is a filter, and they are all alike. */
const SHOWN_BY = ['view', 'cursor', 'q'];

/** Addresses of one kind: a listing is like another, and a search like another whatever its filters are. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const place = pathname
    .replace(
      /^\/(property-detail-home|my-property-detail|seller-post-edit|sellers|blogs|areas)\/[^/]+?(\.csv)?$/,
      '/$1/:id$2',
    )
    .replace(/^\/areas\/[^/]+\/[^/]+$/, '/areas/:id/:part')
    .replace(/^(\/projects)?\/[^/]+\/units\/[^/]+$/, '$1/:id/units/:number')
    .replace(/(?<=.)\/$/, '');
  const named = [...searchParams.keys()];
  const told = WITH_FILTERS.test(place) ? named.map((name) => (SHOWN_BY.includes(name) ? name : 'filtered')) : named;
  // A page of results has few homes or many, whatever filters brought them.
  const kinds = told.includes('cursor') ? ['cursor'] : told;
  return [place, ...[...new Set(kinds)].sort()].join('?');
}

/** Waits until the page knows who visits it and has shown what it has to show. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await untilHydrated(page);
  await page.waitForFunction(
    () =>
      !document.documentElement.dataset.session &&
      document.querySelector('h1') !== null &&
      ![...document.querySelectorAll('main [role=status]')].some((each) => each.textContent === 'Loading...'),
    undefined,
    { timeout: 15_000 },
  );
}

/** The links of the page as it is now, with what is wrong with any of them. */
function linksOn(page: Page): Promise<{ href: string; visible: boolean; newTab: boolean; fault?: string }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a')].map((anchor) => {
      const written = anchor.getAttribute('href');
      // The links of a drawing have no address but the one that is written.
      const { href, hash, origin, pathname, search } = new URL(written ?? '', location.href);
      const here = origin === location.origin && pathname === location.pathname && search === location.search;
      const says = (anchor.getAttribute('aria-label') ?? anchor.textContent ?? '').trim();
      const lead = `the link “${says || anchor.outerHTML.slice(0, 80)}”`;
      let fault: string | undefined;
      if (!written || /^(#|javascript:|about:)$/i.test(written)) fault = `${lead} leads nowhere`;
      else if (here && hash.length > 1 && !document.getElementById(decodeURIComponent(hash.slice(1))))
        fault = `${lead} leads to ${hash}, which the page does not have`;
      else if (!says && !anchor.querySelector('img[alt]:not([alt=""]), svg[aria-label]')) fault = `${lead} has no name`;
      return {
        href,
        visible: anchor.checkVisibility({ checkVisibilityCSS: true }),
        newTab: anchor.target === '_blank',
        fault,
      };
    }),
  );
}

/** The buttons that a person could press now. */
function buttonsOn(page: Page): Promise<Button[]> {
  return page.locator(PRESSABLE).evaluateAll((elements) => {
    const titles = [...document.querySelectorAll('h1, h2, h3, h4')]
      .map((heading) => heading.textContent?.trim() ?? '')
      .filter((title) => title.length > 3)
      .sort((a, b) => b.length - a.length);
    const pins = new Set<string>();
    return elements.flatMap((element) => {
      const reachable =
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        // A heading that is a button at other widths only.
        getComputedStyle(element).pointerEvents !== 'none' &&
        !element.matches(':disabled, [aria-disabled=true]') &&
        // What lies behind an open dialog, drawer or menu.
        !element.closest('[aria-hidden=true], [inert]');
      if (!reachable) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
      // Of the prices and clusters of a map one each is pressed: hundreds of others do the same.
      const isPin = element.closest('[data-longitude]') !== null;
      const pin = isPin ? `${element.id.startsWith('pin-') ? 'a price' : 'a cluster'} on a map` : undefined;
      if (pin && pins.has(pin)) return [];
      if (pin) pins.add(pin);
      const said = pin ?? titles.reduce((text, title) => text.replaceAll(title, '…'), name);
      const plain = said.replace(/\d+/g, '0');
      // 'Close' of one dialog is not 'Close' of another.
      const around = element.closest('[role=dialog], [role=menu]')?.className ?? '';
      // A button that has the focus is the same button.
      const look = element.className.replace(/ Mui-\w+/g, '');
      const mark = element.getAttribute('data-walked') ?? crypto.randomUUID();
      element.setAttribute('data-walked', mark);
      // A price that was seen looks otherwise, and is the same button too.
      return [{ key: [element.tagName, pin ?? look, plain, around].join(' '), name, mark }];
    });
  });
}

/** Whether nothing on the page changes for a moment, so that what a press changes is its own. */
function isAtRest(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const until = performance.now() + 1_500;
    for (;;) {
      let changes = 0;
      const observer = new MutationObserver((all) => {
        changes += all.length;
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      await new Promise((passed) => setTimeout(passed, 120));
      observer.disconnect();
      if (changes === 0) return true;
      if (performance.now() > until) return false;
    }
  });
}

/** Presses the button and says what a person could notice of it within a time; undefined where nothing happened. */
async function press(page: Page, { mark }: Button, patienceMs: number): Promise<string | undefined> {
  const target = page.locator(`[data-walked="${mark}"]`);
  const noticed: string[] = [];
  const note = (what: string) => () => noticed.push(what);
  const onRequest = note('request');
  const onPopup = (opened: Page) => {
    noticed.push('tab');
    void opened.close();
  };
  const onChooser = note('file chooser');
  page.on('request', onRequest);
  page.on('filechooser', onChooser);
  page.on('popup', onPopup);
  const before = page.url();
  await target.evaluate((button) => {
    const seen = window as unknown as { changed: number; observer?: MutationObserver };
    seen.changed = 0;
    seen.observer?.disconnect();
    seen.observer = new MutationObserver((all) => {
      seen.changed += all.filter(({ attributeName }) => attributeName !== 'style').length;
    });
    seen.observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const focused = document.activeElement;
    const places = () => [...document.querySelectorAll('*')].map((each) => each.scrollLeft + each.scrollTop).join();
    const stood = places();
    Object.assign(window, {
      // The press itself gives the button the focus.
      hasMoved: () => ![focused, button, document.body].includes(document.activeElement) || places() !== stood,
    });
  });
  try {
    await target.click({ timeout: 10_000, noWaitAfter: true });
    const until = Date.now() + patienceMs;
    for (let turn = 0; turn === 0 || Date.now() < until; turn += 1) {
      await page.waitForTimeout(turn === 0 ? 40 : 100);
      if (noticed.length > 0) return noticed[0];
      if (page.url() !== before) return 'address';
      const said = await page
        .evaluate(() => {
          const now = window as unknown as { changed?: number; hasMoved?: () => boolean };
          if (now.changed === undefined) return 'address';
          return now.changed > 0 ? 'change' : now.hasMoved?.() ? 'move' : undefined;
        })
        .catch(() => 'address');
      if (said) return said;
    }
    return undefined;
  } finally {
    page.off('request', onRequest);
    page.off('filechooser', onChooser);
    page.off('popup', onPopup);
  }
}

/**
 * Walks the site from its starts as a person would: follows every link of every kind of page in the browser, opens each
 * page by itself as well, and presses every button of every kind of page, and the buttons that come up by that.
 */
export async function walk(
  page: Page,
  { starts, spared, redirects = [], inPlace = /^$/, walkedElsewhere = /^$/ }: WalkOptions,
): Promise<WalkReport> {
  const origin = new URL(page.url()).origin;
  const pages = new Map<string, { title: string; description: string }>();
  const links = new Set<string>();
  const knownButtons = new Set<string>();
  const buttons: string[] = [];
  const faults = new Set<string>();
  let standing = '';

  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The second is a hint about speed, which a busy machine brings up on a page that stays open for some seconds.
    if (/blocked by Playwright|was preloaded using link preload/.test(message.text())) return;
    faults.add(`${standing}: the console says “${message.text().slice(0, 300)}”`);
  });
  page.on('pageerror', (error) => faults.add(`${standing}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() < 400) return;
    faults.add(`${standing}: ${response.status()} for ${response.url().replace(origin, '')}`);
  });
  page.on('requestfailed', (request) => {
    // What the browser gives up because it goes on to another page is no failure.
    if (request.failure()?.errorText === 'net::ERR_ABORTED' || !request.url().startsWith(origin)) return;
    faults.add(`${standing}: ${request.url().replace(origin, '')} failed: ${request.failure()?.errorText}`);
  });

  const open = async (address: string) => {
    standing = address;
    // Where the last press leads may come in between, one redirect after another.
    for (let tries = 1; ; tries += 1) {
      try {
        await page.goto(address);
        break;
      } catch (error) {
        if (tries === 4 || !(error instanceof Error) || !error.message.includes('interrupted by another navigation'))
          throw error;
        await page.waitForLoadState('load');
        await settled(page);
      }
    }
    await settled(page);
  };
  const here = () => page.url().replace(origin, '') || '/';

  /** What every page owes its visitor. */
  async function look(address: string): Promise<void> {
    const found = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    }));
    if (found.headings !== 1) faults.add(`${address} has ${found.headings} first headings`);
    if (!found.title || !found.description) faults.add(`${address} has no title or no description`);
    const placeholder = page.getByText(PLACEHOLDER).filter({ visible: true });
    if ((await placeholder.count()) > 0) faults.add(`${address} says “${await placeholder.first().textContent()}”`);
    // Pages of one address share their words; a search is the list with other filters.
    if (address.includes('?')) return;
    for (const [other, words] of pages) {
      for (const part of ['title', 'description'] as const) {
        if (words[part] === found[part]) faults.add(`${address} and ${other} have the same ${part}`);
      }
    }
    pages.set(address, found);
  }

  const knownKinds = new Set(starts.map(kindOf));
  const queue: { address: string; from?: string }[] = starts.map((address) => ({ address }));
  const steps: Step[] = [];

  /** Notes links and buttons of the page as it is now. */
  async function gather(address: string, pressed: readonly string[]): Promise<void> {
    let ways = 0;
    for (const { href, visible, newTab, fault } of await linksOn(page)) {
      if (fault) faults.add(`${address}: ${fault}`);
      const target = new URL(href || origin, origin);
      if (target.origin !== origin) {
        if (!/^(https:|tel:|mailto:)$/.test(target.protocol)) faults.add(`${address} leads to ${href}`);
        links.add(href);
        ways += 1;
        continue;
      }
      const next = target.pathname + target.search;
      if (next !== address) ways += 1;
      links.add(next);
      if (knownKinds.has(kindOf(next)) || IN_URDU.test(next)) continue;
      knownKinds.add(kindOf(next));
      // A link that shows up after a press, or only at another width, is opened by itself.
      const isFollowed =
        visible && pressed.length === 0 && !newTab && !inPlace.test(next) && !walkedElsewhere.test(next);
      queue.push({ address: next, from: isFollowed ? address : undefined });
    }
    if (ways === 0) faults.add(`${address} is a dead end`);
    if (walkedElsewhere.test(address)) return;
    for (const button of await buttonsOn(page)) {
      if (knownButtons.has(button.key) || pressed.length >= DEEPEST) continue;
      knownButtons.add(button.key);
      if (!spared.some(({ name }) => name.test(button.name))) steps.push({ address, pressed, button });
    }
  }

  /**
   * The step's button on the page as it is now, once the presses that lead to it are made; undefined where one of these
   * is not there or does nothing.
   */
  async function reach({ pressed, button }: Step): Promise<Button | undefined> {
    for (const key of pressed) {
      const before = (await buttonsOn(page)).find((each) => each.key === key);
      if (!before || !(await press(page, before, PATIENCE_MS.fresh))) return undefined;
      await page.waitForTimeout(250);
    }
    return (await buttonsOn(page)).find(({ key }) => key === button.key);
  }

  /**
   * Presses a step's button on the page that the presses before it have left. Says undefined where it is not there,
   * where the page does not come to rest, or where nothing happened: that is for a fresh page to decide.
   */
  async function pressOnUsed(step: Step): Promise<string | undefined> {
    if (here() !== step.address || !(await isAtRest(page))) return undefined;
    let button = await reach({ ...step, pressed: [] });
    if (!button) {
      // What lies over the page is closed.
      await page.keyboard.press('Escape');
      if (!(await isAtRest(page))) return undefined;
      button = await reach(step);
    }
    return button && (await press(page, button, PATIENCE_MS.used));
  }

  /** Presses a step's button on its page as it is when it opens. Says 'gone' where it is not there. */
  async function pressOnFresh(step: Step): Promise<string | undefined> {
    await open(step.address);
    const button = await reach(step);
    // What an earlier press has changed for good (a request that was sent) does not come back.
    if (!button) return 'gone';
    const noticed = await press(page, button, PATIENCE_MS.fresh);
    if (!noticed) faults.add(`${step.address}: the button “${button.name}” does nothing`);
    return noticed;
  }

  /** Presses the gathered buttons, each where the one before has left the page as far as that goes. */
  async function pressAll(): Promise<void> {
    for (let step = steps.pop(); step; step = steps.pop()) {
      const { address, button } = step;
      const noticed =
        (await pressOnUsed(step).catch(() => undefined)) ??
        (await pressOnFresh(step).catch((error: Error) => {
          faults.add(`${address}: “${button.name}” cannot be pressed: ${error.message.split('\n')[0]}`);
          return 'failed';
        }));
      if (noticed === 'gone') continue;
      buttons.push(`${address}: ${button.name}`);
      if (noticed !== 'change') continue;
      await page.waitForTimeout(250);
      if (here() === address) await gather(address, [...step.pressed, button.key]);
    }
  }

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next;
    standing = address;
    if (/\.[a-z0-9]{2,11}$/.test(address.split('?')[0] ?? '')) {
      const answer = await page.request.get(address);
      if (!answer.ok()) faults.add(`${address} answers ${answer.status()}`);
      continue;
    }
    const redirect = redirects.find((each) => each.from === address);
    try {
      if (redirect) {
        await page.goto(address);
        await page.waitForURL((url) => url.pathname === redirect.to, { timeout: 8_000 });
        continue;
      }
      if (from !== undefined) {
        await open(from);
        standing = address;
        const link = page.locator(`a[href="${address}"]`).locator('visible=true').first();
        if ((await link.count()) > 0) {
          await link.click();
          await page
            .waitForURL((url) => url.pathname + url.search === address, { timeout: 8_000 })
            .catch(() => {
              faults.add(`${from}: the link to ${address} leads to ${here()}`);
            });
          await settled(page);
        }
      }
      await open(address);
      if (here().split('#')[0] !== address.split('#')[0]) faults.add(`${address} leads to ${here()}`);
      await look(address);
      await gather(address, []);
      await pressAll();
    } catch (error) {
      faults.add(`${address}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  return {
    pages: [...pages.keys()],
    links: [...links],
    buttons,
    faults: [...faults],
  };
}
