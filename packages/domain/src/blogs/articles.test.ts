import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARTICLE_LENGTHS,
  type ArticleFacts,
  articleFaults,
  articleSlug,
  isArticleSlug,
  maySchedule,
  nextSlug,
  SCHEDULE_MOST_MS,
  urduFaults,
} from './articles.ts';

const whole: ArticleFacts = {
  title: 'Papers first',
  slug: 'papers-first',
  excerpt: 'Seven papers to ask for.',
  text: 'Ask for the file.',
  alts: ['A sub-lease'],
  hasCover: true,
  coverAlt: 'A door',
};

describe('an article', () => {
  it('may be published when it is whole', () => {
    expect(articleFaults(whole)).toEqual([]);
    expect(urduFaults(whole)).toEqual([]);
    expect(articleFaults({ ...whole, hasCover: false, coverAlt: '' })).toEqual([]);
  });

  it.each([
    ['title', { title: ' ' }],
    ['slug', { slug: 'Papers first' }],
    ['excerpt', { excerpt: '' }],
    ['content', { text: '\n' }],
    ['content_alt', { alts: ['A sub-lease', ' '] }],
    ['cover_alt', { coverAlt: '' }],
  ] as const)('is kept back by its %s', (fault, change) => {
    expect(articleFaults({ ...whole, ...change })).toEqual([fault]);
    if (fault !== 'slug') expect(urduFaults({ ...whole, ...change })).toEqual([`${fault}_ur`]);
  });
});

describe('the readable name of an article', () => {
  it.each(['', '-a', 'a-', 'a--b', 'A', 'گھر', 'a b', 'x'.repeat(81)])('is not %j', (slug) => {
    expect(isArticleSlug(slug)).toBe(false);
  });

  it('is made of any title, and of any name that is taken', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 999 }), (title, tries) => {
        const slug = articleSlug(title);
        expect(isArticleSlug(slug)).toBe(true);
        const next = nextSlug(slug, tries);
        expect(isArticleSlug(next)).toBe(true);
        expect(next).not.toBe(slug);
        expect(next.length).toBeLessThanOrEqual(ARTICLE_LENGTHS.slug);
      }),
    );
  });
});

describe('a moment to publish', () => {
  it('lies ahead, within a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: SCHEDULE_MOST_MS }), fc.nat(), (ahead, now) => {
        expect(maySchedule(now + ahead, now)).toBe(true);
        expect(maySchedule(now - ahead, now)).toBe(false);
        expect(maySchedule(now + SCHEDULE_MOST_MS + ahead, now)).toBe(false);
      }),
    );
    expect(maySchedule(1, 1)).toBe(false);
  });
});
