import { FloorPlate, plateOf } from '@karachi-estates/design-system/FloorPlate';
import { type ProjectUnit, type ProjectUnitType, useUnitText } from '@karachi-estates/design-system/UnitCard';
import {
  readUnitFilters,
  type UnitFilters,
  UnitGrid,
  unitFilterEntries,
  unitMatches,
} from '@karachi-estates/design-system/UnitGrid';
import { useCallback, useEffect, useState } from 'react';
import { availability, content, floorPlan, unitWords } from './content.ts';
import { apiUrl } from './settings.ts';

/** What the page reads of the marketplace's answer. */
interface Answer {
  project: {
    isSample: boolean;
    buildings: { id: string; name: string; floors: { number: number; label: string }[] }[];
    types: ProjectUnitType[];
  };
  units: ProjectUnit[];
}

/** Who looks at the page for long learns of holds and sales by itself. */
const EVERY_MS = 15_000;

const slug = content.identity.id;
/** The marketplace has a page for each unit, with its payments and the form that holds it. */
const allUnits = `${apiUrl}/projects/${slug}/units`;
const hrefOf = ({ number }: ProjectUnit) => `${allUnits}/${encodeURIComponent(number)}`;

/** Reads the units, and again every few seconds while the page is seen. */
function useUnits() {
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState(false);

  const read = useCallback(async () => {
    try {
      const response = await fetch(`${apiUrl}/api/projects/${slug}/units`);
      // Read in any case: an answer that nobody reads keeps its connection open.
      const said = await response.json();
      if (!response.ok) throw new Error(String(response.status));
      setAnswer(said);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    void read();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [read]);

  return { answer, failed: failed && !answer, read };
}

const NO_UNITS: Answer = { project: { isSample: false, buildings: [], types: [] }, units: [] };

/** The homes of the project on the plan of a floor or as a list, as the marketplace has them now. */
export function Units() {
  const { answer, failed, read } = useUnits();
  const [filters, setFilters] = useState<UnitFilters>({});
  const [isList, setList] = useState(false);
  const { project, units } = answer ?? NO_UNITS;
  const text = useUnitText(project.types);

  // The address is the choice, so that it can be shared; it is read once the page is alive.
  useEffect(() => setFilters(readUnitFilters(new URLSearchParams(location.search))), []);
  const choose = (chosen: UnitFilters) => {
    setFilters(chosen);
    const query = new URLSearchParams(unitFilterEntries(chosen)).toString();
    history.replaceState(null, '', `${query ? `?${query}` : location.pathname}#${availability.id}`);
  };

  const matching = units.filter((unit) => unitMatches(unit, filters));
  const building = project.buildings.find(({ id }) => id === (filters.building ?? matching[0]?.building));
  const floor = filters.floor ?? matching[0]?.floor;
  const onFloor = units.filter((unit) => unit.building === building?.id && unit.floor === floor);
  const views = [
    { label: unitWords.plan, isOpen: !isList, open: () => setList(false) },
    { label: unitWords.list, isOpen: isList, open: () => setList(true) },
  ];
  return (
    <div style={{ display: 'grid', gap: '1.5rem', minWidth: 0 }}>
      {project.isSample && <p style={{ margin: 0 }}>{unitWords.sample}</p>}
      <fieldset aria-label={unitWords.view} style={{ display: 'flex', gap: '1rem', margin: 0, padding: 0, border: 0 }}>
        {views.map(({ label, isOpen, open }) => (
          <label
            key={label}
            style={{ display: 'inline-flex', gap: '0.5rem', alignItems: 'center', minHeight: '2.75rem' }}
          >
            <input
              type="radio"
              style={{ width: '1.5rem', height: '1.5rem' }}
              name="units-view"
              checked={isOpen}
              onChange={open}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <UnitGrid
        units={answer && matching}
        all={units}
        types={project.types}
        buildings={project.buildings}
        filters={filters}
        action={`#${availability.id}`}
        onFilter={choose}
        hrefOf={hrefOf}
        failed={failed}
        onRetry={() => void read()}
      >
        {!isList && building && floor !== undefined && (
          <FloorPlate
            title={unitWords.floor(building.name, text.floor(floor))}
            plate={plateOf(onFloor, floorPlan)}
            units={onFloor}
            types={project.types}
            hrefOf={hrefOf}
            dimmed={(unit) => !matching.includes(unit)}
          />
        )}
      </UnitGrid>
      <p style={{ margin: 0 }}>
        <a href={allUnits}>{unitWords.all}</a>
      </p>
    </div>
  );
}
