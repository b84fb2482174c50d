import { urduWords } from '@karachi-estates/design-system/words/ur';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { allUrduWords } from '../locale/allUrduWords.ts';
import { LocaleProvider } from '../locale/Locale.tsx';
import { registerUrdu, useWholeLanguage } from '../locale/language.ts';
import { urdu } from '../locale/urdu.ts';
import { useSay } from '../locale/useSay.ts';
import { contentFor, useContent } from './contentFor.ts';
import { faqs } from './faqs.ts';
import { homeSeo } from './homeSeo.ts';
import { faqs as urduFaqs } from './ur/faqs.ts';
import { homeSeo as urduHomeSeo } from './ur/homeSeo.ts';

const Heading = () => <h1>{useContent('faqs', faqs).heading}</h1>;

const Missing = () => <h1>{useSay()(told({ PROPERTY_NOT_FOUND }))}</h1>;

const Retry = () => <h1>{useWholeLanguage('ur')?.kitWords?.LoadedPart.retry}</h1>;

async function rendered(locale: 'en' | 'ur', Part = Heading): Promise<string> {
  const { prelude } = await prerender(
    <LocaleProvider value={locale}>
      <Suspense>
        <Part />
      </Suspense>
    </LocaleProvider>,
  );
  return new Response(prelude).text();
}

it('has the words of heads at once, and waits in a component for all others, those of rules and of the kit too', async () => {
  registerUrdu(urdu);
  expect(contentFor('ur', 'homeSeo', homeSeo)).toBe(urduHomeSeo);
  const shown = await Promise.all([rendered('ur'), rendered('ur', Missing), rendered('ur', Retry)]);
  const { sentences } = allUrduWords.domainWords;
  const awaited = [urduFaqs.heading, sentences?.PROPERTY_NOT_FOUND, urduWords.LoadedPart.retry];
  expect(shown).toEqual(awaited.map((each) => expect.stringContaining(`<h1>${each}</h1>`)));
  expect(contentFor('ur', 'faqs', faqs)).toBe(urduFaqs);
});

it('waits for nothing in English', async () => {
  expect(await rendered('en')).toContain(`<h1>${faqs.heading}</h1>`);
});
