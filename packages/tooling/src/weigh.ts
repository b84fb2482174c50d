import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

/**
 * What a page of the built site weighs on its first load, in gzip kilobytes (1,024 bytes); pictures and fonts as sent.
 */
export interface Weight {
  html: number;
  /** Stylesheets, which the browser waits for before it draws. */
  styles: number;
  /** Every script that loads without a person's doing, whoever asks for it. */
  scripts: number;
  /** Everything that a phone loads until its first screen is still. */
  whole: number;
}

/** Bars of landing pages in the same kilobytes. Reasons stand in docs/performance.md. */
export const WEIGHT_BARS = { html: 14, htmlAndStyles: 24, scripts: 190, wholeList: 330 };

type Bars = typeof WEIGHT_BARS;

/**
 * What is reached where a bar is missed or just met, rounded up: no page may get heavier meanwhile. The whole list is
 * that of a new site, whose photos are still sent as WebP.
 */
const REACHED: Partial<Bars> = { wholeList: 510 };
const REACHED_BY_PAGE: Readonly<Record<string, Partial<Bars>>> = {
  '/': { html: 17.7, htmlAndStyles: 32.8 },
  '/properties': { html: 16.6, htmlAndStyles: 29.6 },
  '/grand-monarch': { htmlAndStyles: 28 },
};

/** What a landing page is held to, by its path. */
export const limitsOf = (path: string): Bars => ({ ...WEIGHT_BARS, ...REACHED, ...REACHED_BY_PAGE[path] });

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const zipped = (body: Buffer) => gzipSync(body, { level: 9 }).length;

/**
 * Opens a page on a phone with an empty cache, touches nothing, and weighs what was loaded once the network is still.
 * @param address the whole address
 */
export async function weighPage(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const loaded = { html: new Set<string>(), styles: new Set<string>(), scripts: new Set<string>() };
    const others: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      const kinds = { document: 'html', stylesheet: 'styles', script: 'scripts' } as const;
      const kind = kinds[request.resourceType() as keyof typeof kinds];
      if (!kind) others.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      else if (!request.redirectedTo()) loaded[kind].add(request.url());
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    // Scripts begin after the first picture, and may ask for more once they run.
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, undefined, { timeout: 30_000 });
    await page.waitForTimeout(3_000);
    await page.waitForLoadState('networkidle');
    // Asked for again, because a busy browser drops bodies before they are read.
    const weigh = async (addresses: Iterable<string>) => {
      const bodies = [...addresses].map(async (each) => zipped(await (await context.request.get(each)).body()));
      return sum(await Promise.all(bodies));
    };
    const [html, styles, scripts] = [await weigh(loaded.html), await weigh(loaded.styles), await weigh(loaded.scripts)];
    const kilobytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
    return {
      html: kilobytes(html),
      styles: kilobytes(styles),
      scripts: kilobytes(scripts),
      whole: kilobytes(html + styles + scripts + sum(await Promise.all(others))),
    };
  } finally {
    await context.close();
  }
}

/** One sentence for each bar that a landing page misses. */
export function tooHeavy(path: string, { html, styles, scripts, whole }: Weight, bars: Bars = WEIGHT_BARS): string[] {
  const measured: [string, number, number][] = [
    ['scripts', scripts, bars.scripts],
    ['HTML', html, bars.html],
    ['HTML and stylesheets', html + styles, bars.htmlAndStyles],
    ...(path === '/properties' ? ([['the whole page', whole, bars.wholeList]] as [string, number, number][]) : []),
  ];
  return measured
    .filter(([, value, bar]) => value > bar)
    .map(([what, value, bar]) => `${path}: ${what} of ${value.toFixed(1)} KB, ${bar} KB are allowed.`);
}
