import { CacheProvider } from '@emotion/react';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rightToLeftCache } from '../theme/rightToLeft.ts';
import { DATA_ID, PAGE_ID, styleKeyOf } from './document.ts';

/** What the build gave `prerenderProject` as `data`; undefined where it gave nothing. */
export function prerenderedData<Data>(): Data | undefined {
  const text = document.getElementById(DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as Data) : undefined;
}

/** Brings the page of a document that `prerenderProject` wrote to life: the same page, in the same language. */
export function hydrateProject({ page, locale = 'en' }: { page: ReactNode; locale?: Locale }): void {
  const root = document.getElementById(PAGE_ID);
  if (!root) throw new Error(`The document has no element with the id "${PAGE_ID}".`);
  const cache = locale === 'ur' ? rightToLeftCache({ key: styleKeyOf(locale) }) : undefined;
  // Lets React pause between parts, so that a press is answered while the rest comes to life.
  startTransition(() => {
    hydrateRoot(root, cache ? <CacheProvider value={cache}>{page}</CacheProvider> : page);
  });
}
