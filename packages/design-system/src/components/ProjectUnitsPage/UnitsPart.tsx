import { type UnitFilters, unitFilterEntries, unitMatches } from '@karachi-estates/domain/projects/unitFilters';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';
import { chosenInContrast } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { FloorPlate } from '../FloorPlate/FloorPlate.tsx';
import { plateOf } from '../FloorPlate/plate.ts';
import { type ProjectBuilding, useUnitText } from '../UnitCard/unit.ts';
import { UnitGrid } from '../UnitGrid/UnitGrid.tsx';
import type { ProjectUnitsPageLabels, ProjectUnitsPageProps, ProjectUnitsRead } from './ProjectUnitsPage.tsx';
import { PagePart } from './parts.tsx';
import { shownFloor } from './shownFloor.ts';
import { Row } from './UnitsPageRow.tsx';
import { anchorOf, countAvailable, floorsOf, unitsOn } from './unitsOfPage.ts';

interface UnitsPartProps {
  /** The props of the page. */
  page: ProjectUnitsPageProps;
  read: ProjectUnitsRead;
  words: ProjectUnitsPageLabels;
}

const Choice = styled(Button, { name: 'KeProjectUnitsPage', slot: 'Choice' })<{ ownerState: object }>({
  // Which of several is shown is said by their grounds, which contrast themes take away.
  '@media (forced-colors: active)': {
    '&[aria-current]': chosenInContrast,
  },
});

const Floors = styled('div', { name: 'KeProjectUnitsPage', slot: 'Floors' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > *': { minWidth: 0 } })),
);

/** What the view is in an address. */
const LIST = 'list';

/** The units under their filters: floor by floor as plans, or all as cards. */
export function UnitsPart({ page, read, words }: UnitsPartProps) {
  const { filters, floorPlan, hrefOf, onFilter, path, filterAction = path, isList = false, isFile = false } = page;
  const { units } = read;
  const { buildings, types } = read.project;
  const text = useUnitText(types);
  const matching = units.filter((unit) => unitMatches(unit, filters));
  const shown = shownFloor(units, matching, filters);
  const building = buildings.find(({ id }) => id === shown.building);
  const isShown = (of: string, floor: number) => of === shown.building && floor === shown.floor;

  const address = (of: UnitFilters, asList = isList) => {
    const query = new URLSearchParams(unitFilterEntries(of));
    if (asList) query.set('view', LIST);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const plateOn = (of: ProjectBuilding, floor: number) => (
    <FloorPlate
      key={anchorOf(of.id, floor)}
      id={anchorOf(of.id, floor)}
      title={words.floorOf(of.name, text.floor(floor, of))}
      plate={plateOf(unitsOn(units, of.id, floor), floorPlan)}
      units={unitsOn(units, of.id, floor)}
      types={types}
      hrefOf={hrefOf}
      dimmed={(unit) => !matching.some(({ number }) => number === unit.number)}
    />
  );
  const viewOf = (asList: boolean) => (
    <Choice
      ownerState={page}
      href={`${address(filters, asList)}#units`}
      variant={isList === asList ? 'contained' : 'outlined'}
      aria-current={isList === asList ? 'true' : undefined}
    >
      {asList ? words.list : words.plan}
    </Choice>
  );

  const floorLink = (of: ProjectBuilding, floor: number) => (
    <Choice
      ownerState={page}
      href={`${address({ ...filters, building: of.id, floor })}#${isFile ? anchorOf(of.id, floor) : 'units'}`}
      variant={floor === shown.floor ? 'contained' : 'outlined'}
      aria-current={floor === shown.floor ? 'true' : undefined}
      aria-label={words.floorCount(text.floor(floor, of), countAvailable(unitsOn(units, of.id, floor)))}
    >
      {text.floor(floor, of)}
    </Choice>
  );

  return (
    <PagePart id="units" title={words.units}>
      <ButtonGroup
        aria-label={words.view}
        sx={{ alignSelf: 'start', ...(isFile && { '@media (scripting: none)': { display: 'none' } }) }}
      >
        {viewOf(false)}
        {viewOf(true)}
      </ButtonGroup>
      <UnitGrid
        units={matching}
        all={units}
        types={types}
        buildings={buildings}
        filters={filters}
        action={filterAction}
        keep={isList ? { view: LIST } : {}}
        onFilter={(chosen) => onFilter(`${address(chosen)}#units`)}
        hrefOf={hrefOf}
      >
        {!isList && building && shown.floor !== undefined && (
          <Floors ownerState={page}>
            <nav aria-label={words.floors(building.name)}>
              <Row ownerState={page}>
                {floorsOf(units, building.id).map((floor) => (
                  <li key={floor}>{floorLink(building, floor)}</li>
                ))}
              </Row>
            </nav>
            {plateOn(building, shown.floor)}
          </Floors>
        )}
      </UnitGrid>
      {isFile && (
        <noscript>
          <Floors ownerState={page}>
            {buildings.flatMap((of) =>
              floorsOf(units, of.id)
                .filter((floor) => !isShown(of.id, floor))
                .map((floor) => plateOn(of, floor)),
            )}
          </Floors>
        </noscript>
      )}
    </PagePart>
  );
}
