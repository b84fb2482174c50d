import { describe, expect, it } from 'vitest';
import type { PageSeo } from './pageSeo.ts';
import { catalogue } from './ur/catalogue.ts';

type Module = Record<string, unknown>;

const english = import.meta.glob<Module>(['./*.ts', './projects/*.ts', '!./*.test.ts', '!./**/*.generated.ts'], {
  eager: true,
});
const urdu = import.meta.glob<Module>(['./ur/**/*.ts', '!./ur/catalogue.ts', '!./ur/firstWords.ts'], { eager: true });

const pairs = Object.entries(urdu).map(([file, words]): [string, Module, Module] => {
  const twin = file.replace('/ur/', '/');
  return [twin, english[twin] ?? {}, words];
});

/** A value of a module with the keys that lead to it: 'faqs.groups.0.id'. */
interface Leaf {
  at: string;
  value: unknown;
}

function leaves(value: unknown, at = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ at, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, at === '' ? key : `${at}.${key}`));
}

const texts = (module: Module) =>
  leaves(module).filter((leaf): leaf is { at: string; value: string } => typeof leaf.value === 'string');

/** Numbers as they stand: prices, limits, terms of days. */
const figures = (text: string) => (text.replace(/\{\w+\}/g, '').match(/\d+([.,]\d+)*/g) ?? []).sort();

const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** What stays in Latin letters, as docs/urdu.md has it. */
const latin =
  /Karachi Estates|Grand Monarch( Seaside Residency)?|WhatsApp|Google|PKR|PDF|CSV|RSS|SHA-256|tickets\.txt|QR|Ctrl\+C|argon2id|[\w.]+@[\w.]+/g;

/** What programs read: names of files, anchors, addresses, values of a choice, dates. */
const technicalKeys = new Set([
  'id',
  'icon',
  'file',
  'portrait',
  'href',
  'to',
  'effective',
  'canonical',
  'propertyType',
]);

function isTechnical({ at, value }: { at: string; value: string }): boolean {
  const key = at.split('.').at(-1) ?? '';
  if (key === 'propertyType') return at.includes('.tiles.');
  if (key === 'value') return /\.(unitTypes|options|purposes)\./.test(at);
  return technicalKeys.has(key) || /^[/#]\w|^\/$|^https?:|\.(jpg|svg|pdf|mp4|tar\.gz)$/.test(value);
}

describe.each(pairs)('%s in Urdu', (_file, original, words) => {
  it('has every value that English has and no other', () => {
    expect(leaves(words).map(({ at }) => at)).toEqual(leaves(original).map(({ at }) => at));
  });

  it('keeps numbers, ids, anchors, addresses and files', () => {
    const fixed = (module: Module) =>
      leaves(module).filter(({ at, value }) =>
        typeof value === 'string' ? isTechnical({ at, value }) : typeof value !== 'function',
      );
    expect(fixed(words)).toEqual(fixed(original));
  });

  it('fills the same places of a sentence', () => {
    const filled = (module: Module) => texts(module).map(({ at, value }) => [at, places(value)]);
    expect(filled(words)).toEqual(filled(original));
  });

  it('gives the same figures', () => {
    const given = (module: Module) => texts(module).map(({ at, value }) => [at, figures(value)]);
    expect(given(words)).toEqual(given(original));
  });

  it('is written in Urdu script but for names and addresses', () => {
    for (const leaf of texts(words).filter((text) => !isTechnical(text))) {
      const written = leaf.value.replace(/\{\w+\}/g, '').replace(latin, '');
      expect(written, `${leaf.at}: ${leaf.value}`).not.toMatch(/[a-z]/i);
    }
  });

  it('is spelled as docs/urdu.md says', () => {
    for (const { at, value } of texts(words)) {
      expect(value.normalize('NFC'), at).toBe(value);
      expect(value, at).not.toMatch(/[\u064A\u0643\u0647\u0629\u0640\u200C]/);
      expect(value, `${at}: a space before punctuation`).not.toMatch(/ [،؛۔؟]/);
      expect(value, `${at}: Latin punctuation after Urdu`).not.toMatch(/[\u0600-\u06FF] ?[,;?]/);
    }
  });

  it('has one form of a word, that of docs/urdu.md', () => {
    for (const { at, value } of texts(words)) expect(value, at).not.toMatch(/واٹس ایپ|کراچی اسٹیٹس|اسپیم|بیچنے والا/);
  });

  it('has space at its ends only where a sentence is put together', () => {
    for (const { at, value } of texts(words).filter((text) => /^\s|\s$/.test(text.value))) {
      expect(at).toMatch(/\bareaSeparator$|\bterms\.(before|between|after)$|\.facts\.between$/);
      expect(value.trim()).not.toBe('');
    }
  });
});

describe('what search engines read in Urdu', () => {
  const pages: [string, PageSeo][] = Object.entries(catalogue.seo);

  it.each(pages)('%s has a title and a description of the right length', (_path, page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(100);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it('is different for every page', () => {
    expect(new Set(pages.map(([, page]) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map(([, page]) => page.description)).size).toBe(pages.length);
  });
});
