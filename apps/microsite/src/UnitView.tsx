import { ProjectUnitPage, projectPicture } from '@karachi-estates/design-system/ProjectUnitPage';
import type { PageProps } from './data.ts';
import { Frame } from './Frame.tsx';
import { Launch } from './Launch.tsx';
import { floorPlan, homeOf } from './language.ts';
import { NotFound } from './NotFound.tsx';
import { apiOfUnit, NEW_UNIT, newUnitBelow, onKarachiEstates, unitBelow, unitPath, unitsPath } from './paths.ts';
import { pictures } from './pictures.generated.ts';
import { register, registerAction, send } from './register.ts';
import { momentIn, useUnit, useUnits } from './units.ts';
import { useAddress } from './useAddress.ts';

interface UnitViewProps extends PageProps {
  number: string;
  /** It came after the build: its number stands in the address beside what is chosen on its page. */
  isNew?: boolean;
}

/** One unit: its plan, areas, price and payments, and the forms that ask to hold it and for a call. */
export function UnitView({ language, data, number, isNew = false }: UnitViewProps) {
  const { locale, content, unitWords: words } = language;
  const built = data.units.units;
  const { answer: read = data.units, isStale } = useUnits(locale, data.units);
  const { answer: detail, isStale: isUnitStale, isMissing, read: again } = useUnit(number, data.unit);
  const { isAlive, query, follow } = useAddress();
  const { identity } = content;
  const there = onKarachiEstates(language);
  const api = apiOfUnit(identity.id, number);
  const { project, units } = read;
  const listed = units.find((each) => each.number === number);
  const unit = detail ?? (listed && { ...listed, schedule: null, history: [] });
  const [cover] = content.residences.items.find(({ id }) => id === homeOf[unit?.type ?? ''])?.slides ?? [];
  const plan = project.types.find(({ id }) => id === unit?.type)?.plan;
  const moment = momentIn(locale, (detail ?? read).as_of);
  const now = <a href={there.unit(number)}>{words.today}</a>;
  if (!unit && isMissing) return <NotFound language={language} title={words.noUnit(number)} />;
  return (
    <Frame language={language} below={isNew ? newUnitBelow(number) : unitBelow(number)} onClick={follow}>
      <ProjectUnitPage
        title={words.unitHeading(number)}
        project={identity.name}
        unit={unit}
        units={units}
        types={project.types}
        buildings={project.buildings}
        trail={[
          { name: identity.shortName, href: identity.path },
          { name: words.pageHeading, href: unitsPath(language) },
        ]}
        notes={[...(project.isSample ? [words.sample] : []), ...(isStale || isUnitStale ? [words.stale(moment)] : [])]}
        asOf={
          <>
            {words.asOf(moment)} {now}
          </>
        }
        picture={cover && projectPicture(pictures, cover, '.webp')}
        planHref={plan ? `/files/${plan}` : undefined}
        floorPlan={floorPlan}
        compared={[query.get('with'), query.get('and')]}
        // Without scripts others are set beside it on Karachi Estates.
        action={isAlive ? identity.path + (isNew ? NEW_UNIT : unitBelow(number)) : there.unit(number)}
        hiddenFields={isNew ? { number } : undefined}
        hrefOf={(each) => unitPath(language, each.number, built)}
        failed={isUnitStale ? { retry: () => void again() } : undefined}
        othersHref={`${unitsPath(language)}?state=available`}
        calendarHref={`${api}/schedule.ics?language=${locale}`}
        pdfHref={`${api}/schedule.pdf?language=${locale}`}
        withoutPayments={
          detail ? undefined : (
            <p>
              {words.withoutPayments} {now}
            </p>
          )
        }
        hold={{
          action: `${api}/holds`,
          hiddenFields: { language: locale, page: locale },
          onAsk: (values) => send(`${api}/holds`, locale, { ...values, language: locale }),
        }}
        launch={project.launch && <Launch language={language} project={project} />}
        visitHref={`${there.visits}?unit=${encodeURIComponent(number)}`}
        call={{
          action: registerAction(language),
          hiddenFields: { unit: number, page: locale },
          fields: content.interest.fields,
          onRegister: register(language, number),
        }}
      />
    </Frame>
  );
}
