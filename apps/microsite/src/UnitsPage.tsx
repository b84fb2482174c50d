import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { ProjectUnitsPage, readUnitFilters } from '@karachi-estates/design-system/ProjectUnitsPage';
import type { PageProps } from './data.ts';
import { Frame } from './Frame.tsx';
import { Launch } from './Launch.tsx';
import { floorPlan, sitePlan } from './language.ts';
import { onKarachiEstates, UNITS, unitPath, unitsPath } from './paths.ts';
import { apiUrl } from './settings.ts';
import { momentIn, type Units, useUnits } from './units.ts';
import { useAddress } from './useAddress.ts';

/** Photos come from Karachi Estates in the widths that it has; its pages show none wider. */
const WIDEST = 1024;

const progressOf = ({ project }: Units) =>
  project.progress.map(({ photos, ...step }) => ({
    ...step,
    pictures: photos.map(({ src, alt, ...photo }) => ({
      picture: { ...photo, src: `${apiUrl}${src}/${Math.min(photo.width, WIDEST)}` },
      alt,
    })),
  }));

/** All units of the project: site, floors and list, as Karachi Estates has them now. */
export function Page({ language, data }: PageProps) {
  const { locale, content, unitWords: words } = language;
  const { answer: read = data.units, isStale } = useUnits(locale, data.units);
  const { isAlive, query, go, follow } = useAddress();
  const there = onKarachiEstates(language);
  const path = unitsPath(language);
  const moment = momentIn(locale, read.as_of);
  const { isSample, launch, last_launch } = read.project;
  return (
    <Frame language={language} below={UNITS} onClick={follow}>
      <ProjectUnitsPage
        title={words.pageHeading}
        name={content.identity.shortName}
        read={read}
        trail={[{ name: content.identity.shortName, href: content.identity.path }]}
        notes={[
          ...(isSample ? [words.sample] : []),
          ...(isStale ? [words.stale(moment)] : []),
          ...(launch || last_launch ? [<Launch key="launch" language={language} project={read.project} />] : []),
        ]}
        asOf={
          <>
            {words.asOf(moment)} <a href={there.units}>{words.today}</a>
          </>
        }
        progress={progressOf(read)}
        sitePlan={sitePlan}
        floorPlan={floorPlan}
        filters={readUnitFilters(query)}
        isList={query.get('view') === 'list'}
        path={path}
        // Without scripts the filters lead to the list on Karachi Estates, which can narrow it.
        filterAction={isAlive ? path : there.units}
        onFilter={go}
        hrefOf={({ number }) => unitPath(language, number, data.units.units)}
        isFile
      >
        <OnwardLink href={there.visits} style={{ justifySelf: 'start' }}>
          {words.visit}
        </OnwardLink>
        <OnwardLink href={`${content.identity.path}#register`} style={{ justifySelf: 'start' }}>
          {words.register}
        </OnwardLink>
      </ProjectUnitsPage>
    </Frame>
  );
}
