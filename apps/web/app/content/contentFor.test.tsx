import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../locale/Locale.tsx';
import { registerUrdu } from '../locale/language.ts';
import { urdu } from '../locale/urdu.ts';
import { contentFor, useContent } from './contentFor.ts';
import { faqs } from './faqs.ts';
import { homeSeo } from './homeSeo.ts';
import { faqs as urduFaqs } from './ur/faqs.ts';
import { homeSeo as urduHomeSeo } from './ur/homeSeo.ts';

const Heading = () => <h1>{useContent('faqs', faqs).heading}</h1>;

async function rendered(locale: 'en' | 'ur'): Promise<string> {
  const { prelude } = await prerender(
    <LocaleProvider value={locale}>
      <Suspense>
        <Heading />
      </Suspense>
    </LocaleProvider>,
  );
  return new Response(prelude).text();
}

it('has the words of heads at once, and waits in a component for all others', async () => {
  registerUrdu(urdu);
  expect(contentFor('ur', 'homeSeo', homeSeo)).toBe(urduHomeSeo);
  expect(await rendered('ur')).toContain(`<h1>${urduFaqs.heading}</h1>`);
  expect(contentFor('ur', 'faqs', faqs)).toBe(urduFaqs);
});

it('waits for nothing in English', async () => {
  expect(await rendered('en')).toContain(`<h1>${faqs.heading}</h1>`);
});
