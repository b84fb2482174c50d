import { FloorPlate, plateOf } from '@karachi-estates/design-system/FloorPlate';
import { type ProjectUnit, useUnitText } from '@karachi-estates/design-system/UnitCard';
import {
  readUnitFilters,
  type UnitFilters,
  UnitGrid,
  unitFilterEntries,
  unitMatches,
} from '@karachi-estates/design-system/UnitGrid';
import { useEffect, useState } from 'react';
import { floorPlan, type SiteLanguage } from './language.ts';
import { onceReleased } from './onceReleased.ts';
import { onKarachiEstates, unitPath, unitsPath } from './paths.ts';
import { UnitTable } from './UnitTable.tsx';
import { type Units as UnitsOf, useUnits } from './units.ts';

type View = 'plan' | 'list';

const NO_UNITS: UnitsOf = {
  project: { name: '', isSample: false, buildings: [], types: [], progress: [], approvals: [] },
  units: [],
  as_of: '',
};

/**
 * Filters and view stand in the address, so that they can be shared. They are read once the page is alive: the built
 * document is the same for everybody.
 */
function useChoice(anchor: string) {
  const [filters, setFilters] = useState<UnitFilters>({});
  const [view, setView] = useState<View>('plan');
  useEffect(
    () =>
      onceReleased(() => {
        const query = new URLSearchParams(location.search);
        setFilters(readUnitFilters(query));
        if (query.get('view') === 'list') setView('list');
      }),
    [],
  );
  const choose = (chosen: UnitFilters, as: View) => {
    setFilters(chosen);
    setView(as);
    const query = new URLSearchParams(unitFilterEntries(chosen));
    if (as === 'list') query.set('view', as);
    history.replaceState(null, '', `${query.size > 0 ? `?${query}` : location.pathname}#${anchor}`);
  };
  return { filters, view, choose };
}

interface ViewChoiceProps {
  words: SiteLanguage['unitWords'];
  view: View;
  onChoose: (view: View) => void;
}

function ViewChoice({ words, view, onChoose }: ViewChoiceProps) {
  return (
    <fieldset aria-label={words.view} style={{ display: 'flex', gap: '1rem', margin: 0, padding: 0, border: 0 }}>
      {(['plan', 'list'] as const).map((each) => (
        <label key={each} style={{ display: 'inline-flex', gap: '0.5rem', alignItems: 'center', minHeight: '2.75rem' }}>
          <input
            type="radio"
            style={{ width: '1.5rem', height: '1.5rem' }}
            name="units-view"
            checked={view === each}
            onChange={() => onChoose(each)}
          />
          {words[each]}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The homes of the project on the plan of a floor or as a list, as Karachi Estates has them now; each leads to its
 * page.
 */
export function Units({ language, first }: { language: SiteLanguage; first: UnitsOf | undefined }) {
  const { locale, availability, unitWords: words } = language;
  const { answer, isStale, read } = useUnits(locale, first);
  const { filters, view, choose } = useChoice(availability.id);
  const { project, units } = answer ?? NO_UNITS;
  const text = useUnitText(project.types);
  const hrefOf = ({ number }: ProjectUnit) => unitPath(language, number, (first ?? NO_UNITS).units);

  const matching = units.filter((unit) => unitMatches(unit, filters));
  const building = project.buildings.find(({ id }) => id === (filters.building ?? matching[0]?.building));
  const floor = filters.floor ?? matching[0]?.floor;
  const onFloor = units.filter((unit) => unit.building === building?.id && unit.floor === floor);
  return (
    <div style={{ display: 'grid', gap: '1.5rem', minWidth: 0 }}>
      {project.isSample && <p style={{ margin: 0 }}>{words.sample}</p>}
      <ViewChoice words={words} view={view} onChoose={(chosen) => choose(filters, chosen)} />
      <UnitGrid
        units={answer && matching}
        all={units}
        types={project.types}
        buildings={project.buildings}
        filters={filters}
        // Without scripts its filters lead to the list on Karachi Estates.
        action={onKarachiEstates(language).units}
        onFilter={(chosen) => choose(chosen, view)}
        hrefOf={hrefOf}
        failed={isStale && !answer}
        onRetry={() => void read()}
      >
        {view === 'plan' && building && floor !== undefined && (
          <FloorPlate
            title={words.floor(building.name, text.floor(floor, building))}
            plate={plateOf(onFloor, floorPlan)}
            units={onFloor}
            types={project.types}
            hrefOf={hrefOf}
            dimmed={(unit) => !matching.includes(unit)}
          />
        )}
      </UnitGrid>
      <noscript>
        <UnitTable answer={answer ?? NO_UNITS} language={language} hrefOf={hrefOf} />
      </noscript>
      <p style={{ margin: 0 }}>
        <a href={unitsPath(language)} style={{ color: 'inherit', display: 'inline-block', paddingBlock: '0.625rem' }}>
          {words.all}
        </a>
      </p>
    </div>
  );
}
