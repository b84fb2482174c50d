import type { ProjectUnits, Unit } from '@karachi-estates/contracts/projects';
import { ApprovalsPanel } from '@karachi-estates/design-system/ApprovalsPanel';
import { AvailabilityBadge } from '@karachi-estates/design-system/AvailabilityBadge';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { FloorPlate, plateOf } from '@karachi-estates/design-system/FloorPlate';
import { MasterPlan } from '@karachi-estates/design-system/MasterPlan';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { ProgressTimeline } from '@karachi-estates/design-system/ProgressTimeline';
import { Section } from '@karachi-estates/design-system/Section';
import { useUnitText } from '@karachi-estates/design-system/UnitCard';
import { UnitGrid } from '@karachi-estates/design-system/UnitGrid';
import { UNIT_STATES } from '@karachi-estates/domain/projects/states';
import {
  readUnitFilters,
  type UnitFilters,
  unitFilterEntries,
  unitMatches,
} from '@karachi-estates/domain/projects/unitFilters';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useHref, useNavigate, useSearchParams } from 'react-router-dom';
import { availableHomes } from '../../content/availableHomes.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { units as english } from '../../content/units.ts';
import { LaunchNotice } from '../../projects/LaunchNotice.tsx';
import { PagePart } from '../../projects/PagePart.tsx';
import { ProjectMissing } from '../../projects/ProjectMissing.tsx';
import { ProjectTrail } from '../../projects/ProjectTrail.tsx';
import { projectPath, unitPath, unitsPath, visitsPath } from '../../projects/paths.ts';
import { drawingsOf } from '../../projects/plates.ts';
import { progressSteps, shortNameOf } from '../../projects/projectMedia.ts';
import { ResaleUnits } from './ResaleUnits.tsx';

const CARDS = 'list';

/** The floor that is shown: the one of the address, else the lowest that has what the filters ask for. */
function floorShown(units: readonly Unit[], matching: readonly Unit[], filters: UnitFilters) {
  const [first] = matching.length > 0 ? matching : units;
  const building = filters.building ?? first?.building;
  const inBuilding = units.filter((unit) => unit.building === building);
  const found = matching.find((unit) => unit.building === building);
  return { building, floor: filters.floor ?? found?.floor ?? inBuilding[0]?.floor };
}

interface UnitsPageProps {
  read: ProjectUnits | undefined;
  isMissing: boolean;
  failed: { reference?: string | undefined; retry: () => void } | undefined;
}

/** The units of one project, or that they are on their way, could not be read, or that there is no such project. */
export default function UnitsPage({ read, isMissing, failed }: UnitsPageProps) {
  const words = useContent('units', english);
  if (isMissing) return <ProjectMissing words={words.missing} href="/projects" />;
  return (
    <Section room="half">
      {read ? (
        <ReadyUnits read={read} />
      ) : failed ? (
        <FailedState level={1} title={words.list.failed.heading} reference={failed.reference} onRetry={failed.retry} />
      ) : (
        <div role="status" aria-label={words.list.loading}>
          <Skeleton width="40%" height="4rem" />
          <Skeleton width="80%" />
          <Skeleton variant="rounded" height="20rem" sx={{ mt: 3 }} />
        </div>
      )}
    </Section>
  );
}

/** Everything about the units of one project. What is chosen stands in the address. */
function ReadyUnits({ read }: { read: ProjectUnits }) {
  const words = useContent('units', english);
  const { heading, sample } = useContent('availableHomes', availableHomes);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { units, project } = read;
  const text = useUnitText(project.types);
  const { slug } = project;
  const path = unitsPath(slug);
  const action = useHref(path);
  const filters = readUnitFilters(search);
  const isList = search.get('view') === CARDS;
  const matching = units.filter((unit) => unitMatches(unit, filters));
  const { page } = words;
  const short = shortNameOf(project);

  const address = (change: UnitFilters, view = isList) => {
    const query = new URLSearchParams(unitFilterEntries({ ...filters, ...change }));
    if (view) query.set('view', CARDS);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const hrefOf = (unit: { number: string }) => unitPath(slug, unit.number);
  const available = (of: readonly Unit[]) => of.filter(({ state }) => state === 'available').length;
  const shown = floorShown(units, matching, filters);
  const building = project.buildings.find(({ id }) => id === shown.building);
  const onFloor = units.filter((unit) => unit.building === shown.building && unit.floor === shown.floor);
  const floors = [...new Set(units.filter((unit) => unit.building === shown.building).map(({ floor }) => floor))];
  const { site, floor: description } = drawingsOf(slug);

  return (
    <Stack component="article" spacing={5} sx={{ '& > *': { minWidth: 0 } }}>
      <Stack component="header" spacing={2} sx={{ alignItems: 'start' }}>
        <ProjectTrail here={fill(page.heading, { project: short })} />
        <Typography variant="h2" component="h1">
          {fill(page.heading, { project: short })}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
          {page.lead}
        </Typography>
        {project.isSample && (
          <Alert severity="info" role="note">
            {sample}
          </Alert>
        )}
        <LaunchNotice project={project} />
        <Box role="group" aria-label={page.counts}>
          <Stack
            component="ul"
            direction="row"
            useFlexGap
            sx={{ flexWrap: 'wrap', gap: '0.5rem 1.5rem', m: 0, p: 0, listStyle: 'none' }}
          >
            {UNIT_STATES.map((state) => (
              <Stack key={state} component="li" direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center' }}>
                <AvailabilityBadge state={state} />
                <strong>{units.filter((unit) => unit.state === state).length}</strong>
              </Stack>
            ))}
          </Stack>
        </Box>
      </Stack>

      {units.length > 0 && project.buildings.length > 0 && (
        <PagePart id="site" title={page.site}>
          <MasterPlan
            project={short}
            plan={site}
            buildings={project.buildings.map(({ id, name }) => {
              const inside = units.filter((unit) => unit.building === id);
              return {
                id,
                name,
                href: `${path}?building=${encodeURIComponent(id)}#units`,
                available: available(inside),
                total: inside.length,
              };
            })}
            current={filters.building}
          />
        </PagePart>
      )}

      <PagePart id="units" title={heading}>
        <ButtonGroup aria-label={page.view} sx={{ alignSelf: 'start' }}>
          <Button
            href={`${address({}, false)}#units`}
            variant={isList ? 'outlined' : 'contained'}
            aria-current={isList ? undefined : 'true'}
          >
            {page.plan}
          </Button>
          <Button
            href={`${address({}, true)}#units`}
            variant={isList ? 'contained' : 'outlined'}
            aria-current={isList ? 'true' : undefined}
          >
            {page.cards}
          </Button>
        </ButtonGroup>
        <UnitGrid
          units={matching}
          all={units}
          types={project.types}
          buildings={project.buildings}
          filters={filters}
          action={action}
          keep={isList ? { view: CARDS } : {}}
          onFilter={(chosen) => {
            const query = new URLSearchParams(unitFilterEntries(chosen));
            if (isList) query.set('view', CARDS);
            void navigate(`${path}?${query}#units`, { preventScrollReset: true });
          }}
          hrefOf={hrefOf}
        >
          {!isList && building && shown.floor !== undefined && (
            <Stack spacing={3} sx={{ '& > *': { minWidth: 0 } }}>
              <Box component="nav" aria-label={fill(page.floors, { building: building.name })}>
                <Stack component="ul" direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', m: 0, p: 0 }}>
                  {floors.map((floor) => (
                    <Box key={floor} component="li" sx={{ listStyle: 'none' }}>
                      <Button
                        href={`${address({ building: building.id, floor })}#units`}
                        variant={floor === shown.floor ? 'contained' : 'outlined'}
                        aria-current={floor === shown.floor ? 'true' : undefined}
                        aria-label={fill(page.floorCount, {
                          floor: text.floor(floor, building),
                          count: available(
                            units.filter((unit) => unit.building === building.id && unit.floor === floor),
                          ),
                        })}
                      >
                        {text.floor(floor, building)}
                      </Button>
                    </Box>
                  ))}
                </Stack>
              </Box>
              <FloorPlate
                title={fill(page.floorOf, { building: building.name, floor: text.floor(shown.floor, building) })}
                plate={plateOf(onFloor, description)}
                units={onFloor}
                types={project.types}
                hrefOf={hrefOf}
                dimmed={(unit) => !matching.some(({ number }) => number === unit.number)}
              />
            </Stack>
          )}
        </UnitGrid>
      </PagePart>

      {project.progress.length > 0 && (
        <PagePart id="progress" title={page.progress}>
          <ProgressTimeline steps={progressSteps(project)} />
        </PagePart>
      )}
      <PagePart id="approvals" title={page.approvals}>
        <ApprovalsPanel approvals={project.approvals} sx={{ maxWidth: '44rem' }} />
      </PagePart>
      <OnwardLink href={visitsPath(slug)} sx={{ alignSelf: 'start' }}>
        {page.visit}
      </OnwardLink>
      <ResaleUnits slug={slug} />
      {projectPath(slug) !== path && (
        <Button href={`${projectPath(slug)}#register`} variant="outlined" sx={{ alignSelf: 'start' }}>
          {page.interest}
        </Button>
      )}
    </Stack>
  );
}
