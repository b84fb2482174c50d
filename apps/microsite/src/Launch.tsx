import type { SiteLanguage } from './language.ts';
import { onKarachiEstates } from './paths.ts';
import { momentIn, type Units } from './units.ts';

/** That the units are given out in a launch, or where the lot of the last one can be checked. */
export function Launch({ language, project }: { language: SiteLanguage; project: Units['project'] }) {
  const { locale, unitWords: words } = language;
  const { launch, last_launch: last } = project;
  const there = onKarachiEstates(language);
  if (launch)
    return (
      <>
        {words.launch(momentIn(locale, launch.opens_at))} <a href={there.launch}>{words.toLaunch}</a>
      </>
    );
  return (
    last && (
      <>
        {words.launchOver(momentIn(locale, last.opened_at))} <a href={there.protocol}>{words.protocol}</a>
      </>
    )
  );
}
