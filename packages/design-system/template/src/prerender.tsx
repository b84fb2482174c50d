import { type ProjectSubPage, prerenderProject, unitData } from '@karachi-estates/design-system/prerender';
import type { PageData } from './data.ts';
import { english } from './english.ts';
import type { SiteLanguage } from './language.ts';
import { Page as NewUnitPage } from './NewUnitPage.tsx';
import { Page as NotFoundPage } from './NotFoundPage.tsx';
import { Page } from './Page.tsx';
import { NEW_UNIT, UNITS, unitBelow } from './paths.ts';
import { pictures } from './pictures.generated.ts';
import { siteUrl } from './settings.ts';
import { Page as UnitPage } from './UnitPage.tsx';
import { Page as UnitsPage } from './UnitsPage.tsx';
import { urdu } from './urdu.ts';

export { siteUrl } from './settings.ts';
export { readUnit, readUnits } from './units.ts';

const pages = {
  home: Page,
  units: UnitsPage,
  unit: UnitPage,
  'new-unit': NewUnitPage,
  'not-found': NotFoundPage,
};
const homes = { en: english.content.identity.path, ur: urdu.content.identity.path };

const belowOf = ({ kind, number = '' }: PageData): string =>
  ({ home: '', units: UNITS, unit: unitBelow(number), 'new-unit': NEW_UNIT, 'not-found': '404.html' })[kind];

/** What search engines read of a page about the units; nothing of the page of the project, whose content says it. */
function subPage(language: SiteLanguage, data: PageData): ProjectSubPage | undefined {
  const { content, unitWords: words } = language;
  const { shortName, path: home, city } = content.identity;
  const { kind, units, number = '' } = data;
  if (kind === 'home') return undefined;
  const path = home + belowOf(data);
  const trail = [
    { name: shortName, path: home },
    { name: words.pageHeading, path: home + UNITS },
  ];
  const ofAll = { title: words.pageTitle(shortName), description: words.pageDescription(shortName), path, trail };
  if (kind === 'units') return ofAll;
  if (kind === 'new-unit') return { ...ofAll, isUnlisted: true };
  if (kind === 'not-found') return { ...ofAll, title: `${words.notFound} | ${shortName}`, isUnlisted: true };
  const unit = units.units.find((each) => each.number === number);
  if (!unit) throw new Error(`The project has no unit "${number}".`);
  const type = units.project.types.find(({ id }) => id === unit.type)?.name ?? unit.type;
  return {
    title: words.unitTitle(number, shortName),
    description: words.unitDescription(number, shortName, type),
    path,
    trail: [...trail, { name: words.unitHeading(number), path }],
    structuredData: unitData({ project: units.project, unit, url: siteUrl + path, city }),
  };
}

/** A page in a language: the two parts of its document, its path on the site, and whether search engines get it. */
export function prerender(locale: 'en' | 'ur', data: PageData) {
  const language = locale === 'ur' ? urdu : english;
  const { theme, content } = language;
  const below = belowOf(data);
  const Shown = pages[data.kind];
  const at = subPage(language, data);
  const parts = prerenderProject({
    page: <Shown language={language} data={data} />,
    theme,
    content,
    pictures,
    siteUrl,
    locale,
    languages: { en: homes.en + below, ur: homes.ur + below },
    ...(at && { at }),
    data,
  });
  return { ...parts, path: homes[locale] + below, isListed: !at?.isUnlisted };
}
