import { createHash } from 'node:crypto';
import type { Browser } from 'playwright';

// The scripts and shapes whose look depends on the machine: what no font of the kit has falls back to the system's.
const sample = `<!doctype html><meta charset="utf-8"><body style="margin:1rem;font:1rem/1.5 sans-serif">
<p>Sea-facing flat, 2.5 Crore · “quoted” – 0123456789</p>
<p style="font-family:serif">Georgia or what stands for it, <b>bold</b>, <i>italic</i></p>
<p style="font-family:monospace">pnpm storybook</p>
<p dir="rtl">کراچی میں سمندر کے سامنے گھر</p>
<p><select><option>House</option></select> <input type="checkbox" checked> <input type="radio" checked> <input type="file"></p>
<p style="filter:blur(2px);background:linear-gradient(90deg,#0E5A6B,#B4552D);inline-size:8rem;block-size:2rem"></p>`;

/** A fingerprint of how this machine and this Chromium draw: where two are equal, their pictures of a story are too. */
export async function drawing(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 }, locale: 'en-GB' });
  await page.setContent(sample);
  const picture = await page.screenshot();
  await page.close();
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}
