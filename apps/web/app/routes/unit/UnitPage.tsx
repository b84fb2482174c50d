import { pathOf } from '@karachi-estates/contracts/endpoint';
import { askForHold, type ProjectUnits, type UnitDetail as UnitRead } from '@karachi-estates/contracts/projects';
import { ProjectUnitPage } from '@karachi-estates/design-system/ProjectUnitPage';
import { Section } from '@karachi-estates/design-system/Section';
import { fullMoment } from '@karachi-estates/domain/day';
import { useHref, useSearchParams } from 'react-router-dom';
import { availableHomes } from '../../content/availableHomes.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { grandMonarch } from '../../content/projects/grand-monarch.ts';
import { units as english } from '../../content/units.ts';
import { interestAction, sendInterestInUnit } from '../../data/interest.ts';
import { calendarHref, paymentsPdfHref } from '../../data/projects.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { LaunchNotice } from '../../projects/LaunchNotice.tsx';
import { ProjectMissing } from '../../projects/ProjectMissing.tsx';
import { unitPath, unitsPath, visitsPath } from '../../projects/paths.ts';
import { drawingsOf } from '../../projects/plates.ts';
import { pictureOfType, planHref, shortNameOf } from '../../projects/projectMedia.ts';

interface UnitPageProps {
  slug: string;
  read: ProjectUnits | undefined;
  unit: UnitRead | undefined;
  isMissing: boolean;
  failed: { reference?: string | undefined; retry: () => void } | undefined;
}

/** One unit, or that it is on its way, could not be read, or that there is no such unit. */
export default function UnitPage({ slug, read, unit, isMissing, failed }: UnitPageProps) {
  const words = useContent('units', english);
  const { sample } = useContent('availableHomes', availableHomes);
  const gallery = useContent('grandMonarch', grandMonarch);
  const locale = useLocale();
  const [search] = useSearchParams();
  const number = unit?.number ?? '';
  const action = useHref(unitPath(slug, number));
  if (isMissing) return <ProjectMissing words={words.unit.missing} href={unitsPath(slug)} />;
  const project = read?.project;
  const short = project ? shortNameOf(project) : slug;
  const stale = read && failed ? [fill(words.page.stale, { moment: fullMoment(read.as_of, locale) })] : [];
  const type = project?.types.find(({ id }) => id === unit?.type);

  return (
    <Section room="half">
      <ProjectUnitPage
        key={number}
        title={fill(words.unit.heading, { unit: number })}
        project={project?.name ?? slug}
        unit={read && unit}
        units={read?.units ?? []}
        types={project?.types ?? []}
        buildings={project?.buildings ?? []}
        trail={[
          { name: words.home, href: '/' },
          { name: words.list.heading, href: '/projects' },
          { name: fill(words.page.heading, { project: short }), href: unitsPath(slug) },
        ]}
        notes={[...(project?.isSample ? [sample] : []), ...stale]}
        picture={unit && pictureOfType(slug, unit.type, gallery)}
        planHref={planHref(slug, type?.plan)}
        floorPlan={drawingsOf(slug).floor}
        compared={[search.get('with'), search.get('and')]}
        action={action}
        hrefOf={(each) => unitPath(slug, each.number)}
        othersHref={`${unitsPath(slug)}?state=available`}
        calendarHref={calendarHref(slug, number, locale)}
        pdfHref={paymentsPdfHref(slug, number, locale)}
        hold={{
          action: pathOf(askForHold, { params: { slug, number } }),
          hiddenFields: { language: locale, page: locale },
        }}
        launch={project?.launch && <LaunchNotice project={project} />}
        visitHref={`${visitsPath(slug)}?unit=${encodeURIComponent(number)}`}
        call={{
          action: interestAction(slug),
          hiddenFields: { unit: number, page: locale },
          fields: gallery.interest.fields,
          onRegister: (values, key) => sendInterestInUnit(slug, { ...values, unit: number }, key),
        }}
        failed={failed}
      />
    </Section>
  );
}
