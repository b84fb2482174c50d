import brand from '@karachi-estates/design-system/styles/brand-karachi-estates.css';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { offlinePage as english, type OfflinePageContent } from '../app/content/offlinePage.ts';
import { siteName } from '../app/content/siteName.ts';
import { offlinePage as urdu } from '../app/content/ur/offlinePage.ts';
import logo from '../public/logo-mark.svg';

/** A page that opens without a network: its address, and its title as its own HTML has it. */
export interface CachedTitle {
  href: string;
  title: string;
}

const words: Readonly<Record<Locale, OfflinePageContent>> = { en: english, ur: urdu };

/** How long the page waits before it asks again for a site that could not be reached though there is a network. */
const ASK_AGAIN_MS = 10_000;

const styles = `
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvb;display:grid;place-items:center;padding:1.5rem;font:var(--ke-font-body1);background:var(--ke-palette-background-default);color:var(--ke-palette-text-primary)}
main{inline-size:100%;max-inline-size:34rem}
.mark{display:flex;align-items:center;gap:.75rem;font-weight:700;margin-block-end:2.5rem}
.mark svg{inline-size:2.5rem;block-size:2.5rem;flex:none}
.mark path{stroke:var(--ke-palette-primary-main)}
h1{font-size:clamp(1.75rem,1.4rem + 1.6vi,2.375rem);line-height:1.2;margin:0 0 .75rem}
p{margin:0 0 1.75rem;color:var(--ke-palette-text-secondary)}
h2{font-size:1.0625rem;margin:2.5rem 0 .5rem}
ul{list-style:none;margin:0;padding:0;border-block-start:1px solid var(--ke-palette-divider)}
li{border-block-end:1px solid var(--ke-palette-divider)}
li a{display:block;padding-block:.75rem;color:var(--ke-palette-primary-main)}
.retry{display:inline-block;padding:.75rem 1.5rem;border-radius:var(--ke-shape-borderRadius);background:var(--ke-palette-primary-main);color:var(--ke-palette-primary-contrastText);font-weight:600;text-decoration:none}
:lang(ur){line-height:2}
a:focus-visible{outline:3px solid var(--ke-palette-primary-main);outline-offset:2px}`;

// The scheme that the person chose on this device, and the wanted page as soon as the site answers. A browser may say
// that it is online while it leaves for a cached page, and a reload would call that journey off; nor does its word mean
// that the site can be reached. So the site itself is asked, by a request that the worker lets pass, and who is leaving
// is let go.
const script = `try{var s=localStorage.getItem('scheme');if(s)document.documentElement.dataset.scheme=s}catch(e){}
var leaving=false,waiting;
function later(){clearTimeout(waiting);if(navigator.onLine)waiting=setTimeout(ask,${ASK_AGAIN_MS})}
function ask(){fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){if(r.status>=500)later();else if(!leaving)location.reload()},later)}
addEventListener('beforeunload',function(){leaving=true});
addEventListener('online',ask);
later();`;

const attribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * What a browser shows without a network instead of a page that it does not have: the brand, a way to try again, and
 * what it has, in the language of the address.
 */
export function offlinePage(cached: readonly CachedTitle[], locale: Locale): Response {
  const { title, text, retry, seen } = words[locale];
  const nonce = crypto.randomUUID();
  const links = cached
    .map((page) => `<li><a href="${attribute(page.href)}" dir="auto">${page.title}</a></li>`)
    .join('');
  const list = links && `<h2 id="seen">${seen}</h2><ul aria-labelledby="seen">${links}</ul>`;
  const html = `<!doctype html><html lang="${locale}" dir="${locale === 'ur' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | ${siteName}</title><style nonce="${nonce}">${brand}${styles}</style><script nonce="${nonce}">${script}</script></head><body><main><div class="mark">${logo}<span>${siteName}</span></div><h1>${title}</h1><p>${text}</p><a class="retry" href="">${retry}</a>${list}</main></body></html>`;
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}
