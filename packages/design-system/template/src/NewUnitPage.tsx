import { useEffect } from 'react';
import type { PageProps } from './data.ts';
import { NotFound } from './NotFound.tsx';
import { onKarachiEstates } from './paths.ts';
import { UnitView } from './UnitView.tsx';
import { useAddress } from './useAddress.ts';

/** A unit that came after the build: the address names it, and Karachi Estates has it. */
export function Page({ language, data }: PageProps) {
  const { unitWords: words, content } = language;
  const number = useAddress().query.get('number');
  useEffect(() => {
    if (number) document.title = words.unitTitle(number, content.identity.shortName);
  }, [number, words, content]);
  if (number) return <UnitView isNew language={language} data={data} number={number} />;
  return (
    <NotFound language={language} title={words.newUnit}>
      {words.newUnitText} <a href={onKarachiEstates(language).units}>{words.today}</a>
    </NotFound>
  );
}
