import { createHash } from 'node:crypto';
import { type Locale, locales } from '@karachi-estates/domain/words/locale';
import { siteName } from '../app/content/siteName.ts';
import { tooLong as english, type TooLongContent } from '../app/content/tooLong.ts';
import { tooLong as urdu } from '../app/content/ur/tooLong.ts';
import { localePath, splitLocale } from '../app/locale/localePath.ts';

const words: Readonly<Record<Locale, TooLongContent>> = { en: english, ur: urdu };

// No stylesheet of the site: the page is written to a socket, before any of its own addresses can be asked for.
const styles = `
:root{color-scheme:light dark}
body{margin:0;min-block-size:100vb;display:grid;place-content:center;padding:1.5rem;font:1rem/1.6 system-ui,sans-serif}
main{max-inline-size:34rem}
:lang(ur){line-height:2}
a{display:inline-block;padding-block:.75rem;margin-inline-end:1.5rem}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

const directionOf = (locale: Locale) => (locale === 'ur' ? 'rtl' : 'ltr');

function section(locale: Locale): string {
  const { title, text, map, list } = words[locale];
  const [drawn, all] = [localePath(locale, '/properties?view=map'), localePath(locale, '/properties')];
  return [
    `<section lang="${locale}" dir="${directionOf(locale)}"><h1>${title}</h1><p>${text}</p>`,
    `<p><a href="${drawn}">${map}</a><a href="${all}">${list}</a></p></section>`,
  ].join('');
}

/**
 * What a person reads whose address is too long: what to do, in the language of the address, or in all where its
 * beginning is not known.
 */
export function tooLongPage(address: string | undefined): { html: string; policy: string } {
  const spoken = address === undefined ? locales : ([splitLocale(address).locale] as const);
  const [first] = spoken;
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${words[first].title} | ${siteName}</title><style>${styles}</style>`,
  ].join('');
  const main = `<main>${spoken.map(section).join('')}</main>`;
  const open = `<!doctype html><html lang="${first}" dir="${directionOf(first)}">`;
  const html = `${open}<head>${head}</head><body>${main}</body></html>`;
  return { html, policy };
}
