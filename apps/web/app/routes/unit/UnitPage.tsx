import type { ProjectUnits, UnitDetail as UnitRead } from '@karachi-estates/contracts/projects';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { FloorPlate, plateOf } from '@karachi-estates/design-system/FloorPlate';
import { PaymentSchedule } from '@karachi-estates/design-system/PaymentSchedule';
import { Section } from '@karachi-estates/design-system/Section';
import { useUnitText } from '@karachi-estates/design-system/UnitCard';
import { UnitDetail } from '@karachi-estates/design-system/UnitDetail';
import { isOffered } from '@karachi-estates/domain/projects/states';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useHref, useSearchParams } from 'react-router-dom';
import { availableHomes } from '../../content/availableHomes.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { grandMonarch } from '../../content/projects/grand-monarch.ts';
import { units as english } from '../../content/units.ts';
import { calendarHref, paymentsPdfHref } from '../../data/projects.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PagePart } from '../../projects/PagePart.tsx';
import { ProjectMissing } from '../../projects/ProjectMissing.tsx';
import { ProjectTrail } from '../../projects/ProjectTrail.tsx';
import { unitPath, unitsPath } from '../../projects/paths.ts';
import { drawingsOf } from '../../projects/plates.ts';
import { pictureOfType, planHref, shortNameOf } from '../../projects/projectMedia.ts';
import { HoldForm } from './HoldForm.tsx';
import { InterestInUnit } from './InterestInUnit.tsx';

interface ReadyUnitProps {
  read: ProjectUnits;
  unit: UnitRead;
}

interface UnitPageProps {
  slug: string;
  read: ProjectUnits | undefined;
  unit: UnitRead | undefined;
  isMissing: boolean;
  failed: { reference?: string | undefined; retry: () => void } | undefined;
}

const beside = {
  display: 'grid',
  gap: { xs: 5, lg: 6 },
  alignItems: 'start',
  gridTemplateColumns: { lg: 'minmax(0, 1.6fr) minmax(20rem, 1fr)' },
  '& > *': { minWidth: 0 },
};

/** One unit, or that it is on its way, could not be read, or that there is no such unit. */
export default function UnitPage({ slug, read, unit, isMissing, failed }: UnitPageProps) {
  const words = useContent('units', english);
  if (isMissing) return <ProjectMissing words={words.unit.missing} href={unitsPath(slug)} />;
  return (
    <Section room="half">
      {read && unit ? (
        <ReadyUnit key={unit.number} read={read} unit={unit} />
      ) : failed ? (
        <FailedState level={1} title={words.unit.failed} reference={failed.reference} onRetry={failed.retry} />
      ) : (
        <div role="status" aria-label={words.unit.loading}>
          <Skeleton width="40%" height="4rem" />
          <Skeleton variant="rounded" height="20rem" sx={{ mt: 3 }} />
        </div>
      )}
    </Section>
  );
}

/** Everything about one unit. Which others it is compared with stands in the address. */
function ReadyUnit({ read, unit }: ReadyUnitProps) {
  const words = useContent('units', english);
  const { sample } = useContent('availableHomes', availableHomes);
  const gallery = useContent('grandMonarch', grandMonarch);
  const locale = useLocale();
  const [search] = useSearchParams();
  const { project } = read;
  const text = useUnitText(project.types);
  const { slug } = project;
  const short = shortNameOf(project);
  const hrefOf = (each: { number: string }) => unitPath(slug, each.number);
  const action = useHref(hrefOf(unit));
  const others = read.units.filter(({ number }) => number !== unit.number);
  const compared = ['with', 'and'].flatMap((name) => others.filter(({ number }) => number === search.get(name)));
  const onFloor = read.units.filter(({ building, floor }) => building === unit.building && floor === unit.floor);
  const building = project.buildings.find(({ id }) => id === unit.building);
  const type = project.types.find(({ id }) => id === unit.type);
  const { schedule } = unit;
  const here = fill(words.unit.heading, { unit: unit.number });

  return (
    <Stack component="article" spacing={5} sx={{ '& > *': { minWidth: 0 } }}>
      <Stack component="header" spacing={2} sx={{ alignItems: 'start' }}>
        <ProjectTrail
          steps={[{ name: fill(words.page.heading, { project: short }), path: unitsPath(slug) }]}
          here={here}
        />
        <Typography variant="h2" component="h1">
          {here}
        </Typography>
        <Typography color="textSecondary">
          <bdi>{project.name}</bdi>
        </Typography>
        {project.isSample && (
          <Alert severity="info" role="note">
            {sample}
          </Alert>
        )}
      </Stack>
      <Box sx={beside}>
        <UnitDetail
          unit={unit}
          types={project.types}
          buildings={project.buildings}
          picture={pictureOfType(slug, unit.type, gallery)}
          planHref={planHref(slug, type?.plan)}
          compared={[...new Set(compared)]}
          choices={others.filter(
            ({ state, number }) => state === 'available' || compared.some((c) => c.number === number),
          )}
          action={action}
          hrefOf={hrefOf}
          history={unit.history}
        />
        <Stack spacing={4}>
          <HoldForm project={project} unit={unit} />
          {isOffered(unit.state) && <InterestInUnit slug={slug} unit={unit} />}
        </Stack>
      </Box>
      {(schedule || isOffered(unit.state)) && (
        <PagePart id="payments" title={words.unit.payments}>
          <PaymentSchedule
            payments={schedule?.payments ?? null}
            {...(schedule ? { starts: schedule.starts, booked: schedule.booked } : {})}
            calendarHref={schedule ? calendarHref(slug, unit.number, locale) : undefined}
            pdfHref={schedule ? paymentsPdfHref(slug, unit.number, locale) : undefined}
          />
        </PagePart>
      )}
      <PagePart id="place" title={words.unit.place}>
        <FloorPlate
          title={fill(words.page.floorOf, {
            building: building?.name ?? unit.building,
            floor: text.floor(unit.floor, building),
          })}
          plate={plateOf(onFloor, drawingsOf(slug).floor)}
          units={onFloor}
          types={project.types}
          hrefOf={hrefOf}
          current={unit.number}
        />
      </PagePart>
    </Stack>
  );
}
