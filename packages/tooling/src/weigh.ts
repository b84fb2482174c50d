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
    const bytes = { html: 0, styles: 0, scripts: 0, others: 0 };
    const pending: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      const kinds = { document: 'html', stylesheet: 'styles', script: 'scripts' } as const;
      const kind = kinds[request.resourceType() as keyof typeof kinds];
      pending.push(
        (async () => {
          if (!kind) bytes.others += (await request.sizes()).responseBodySize;
          // A redirect has no body.
          else
            bytes[kind] += zipped((await (await request.response())?.body().catch(() => undefined)) ?? Buffer.alloc(0));
        })(),
      );
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    // Scripts begin after the first picture, and may ask for more once they run.
    await page.waitForTimeout(3_000);
    await page.waitForLoadState('networkidle');
    await Promise.all(pending);
    const { html, styles, scripts, others } = bytes;
    const kilobytes = (sum: number) => Math.round((sum / 1024) * 10) / 10;
    return {
      html: kilobytes(html),
      styles: kilobytes(styles),
      scripts: kilobytes(scripts),
      whole: kilobytes(html + styles + scripts + others),
    };
  } finally {
    await context.close();
  }
}

/** One sentence for each bar that a landing page misses. */
export function tooHeavy(page: string, { html, styles, scripts, whole }: Weight, isList = false): string[] {
  const measured: [string, number, number][] = [
    ['scripts', scripts, WEIGHT_BARS.scripts],
    ['HTML', html, WEIGHT_BARS.html],
    ['HTML and stylesheets', html + styles, WEIGHT_BARS.htmlAndStyles],
    ...(isList ? ([['the whole page', whole, WEIGHT_BARS.wholeList]] as [string, number, number][]) : []),
  ];
  return measured
    .filter(([, value, bar]) => value > bar)
    .map(([what, value, bar]) => `${page}: ${what} of ${value.toFixed(1)} KB, ${bar} KB are allowed.`);
}
