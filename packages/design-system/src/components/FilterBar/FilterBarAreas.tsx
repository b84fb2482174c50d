import { areaName } from '@karachi-estates/domain/areas/match';
import { MOST_AREAS } from '@karachi-estates/domain/properties/listFilters';
import AddRounded from '@mui/icons-material/AddRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale } from '../../words/KitWords.tsx';
import { AreaTypeahead, type AreaTypeaheadArea } from '../AreaTypeahead/AreaTypeahead.tsx';
import type { FilterBarLabels, FilterBarProps } from './FilterBar.tsx';
import { areasShown, type FilterDraft } from './filterDraft.ts';

interface FilterBarAreasProps
  extends Pick<FilterBarProps, 'query' | 'area' | 'chosenAreas' | 'areas' | 'areasStatus' | 'onRetryAreas'> {
  words: FilterBarLabels;
  draft: FilterDraft;
  onChange: (part: Partial<FilterDraft>) => void;
}

// Apart, so that a finger tells clearing the box from adding to it.
const Box = styled('div', { name: 'KeFilterBar', slot: 'AreaBox' })<{ ownerState: object }>({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  '& > div': { flex: 1, minWidth: 0 },
  '@media (scripting: none)': { '& > button': { display: 'none' } },
});

const Chosen = styled('ul', { name: 'KeFilterBar', slot: 'Areas' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    margin: 0,
    padding: theme.spacing(1, 0, 0),
    listStyle: 'none',
    '& > li': { minWidth: 0 },
    '& .MuiChip-root .MuiChip-icon': { marginInline: '-0.5rem 0.5rem', fontSize: '1rem' },
    '& .MuiChip-root': { flexDirection: 'row-reverse', height: '2.25rem' },
    // Without scripts they are taken away by the chips under the bar.
    '@media (scripting: none)': { '& svg': { display: 'none' } },
  })),
);

/**
 * The areas of a search: the one in the box, or several as chips behind it, which the box then adds to. The chips are
 * one field of the form, so that they are sent without JavaScript too, with what is typed beside them.
 */
export function FilterBarAreas({
  ownerState,
  query,
  area,
  chosenAreas,
  areas,
  areasStatus,
  onRetryAreas,
  words,
  draft,
  onChange,
}: FilterBarAreasProps & { ownerState: object }) {
  const locale = useKitLocale();
  const box = useRef<HTMLInputElement>(null);
  const [isFull, setFull] = useState(false);
  const { several, inBox } = areasShown({ draft, area, chosenAreas });

  const keep = (chosen: readonly AreaTypeaheadArea[]) => {
    // The box is another one then: it begins empty, and the focus stays.
    flushSync(() => {
      setFull(false);
      onChange({ areas: chosen, area: null });
    });
    box.current?.focus();
  };
  const select = (chosen: AreaTypeaheadArea | null) => {
    if (several.length === 0) onChange({ area: chosen });
    else if (chosen && several.every(({ id }) => id !== chosen.id)) {
      if (several.length < MOST_AREAS) keep([...several, chosen]);
      else setFull(true);
    }
  };

  return (
    <>
      <Box ownerState={ownerState}>
        <AreaTypeahead
          // Another search begins with its own text; areas that arrive later leave it alone.
          key={`${query.area} ${several.map(({ id }) => id)}`}
          inputRef={box}
          label={words.area}
          placeholder={several.length > 0 ? words.addArea : words.anyArea}
          labels={words.areaBox}
          name="area"
          areas={areas}
          status={areasStatus}
          onRetry={onRetryAreas}
          value={inBox}
          onSelect={select}
          defaultText={several.length > 0 ? '' : query.area}
          error={isFull ? words.tooManyAreas(MOST_AREAS) : undefined}
        />
        {inBox && (
          <IconButton aria-label={words.addArea} title={words.addArea} onClick={() => keep([inBox])}>
            <AddRounded />
          </IconButton>
        )}
      </Box>
      {several.length > 0 && (
        <>
          <input type="hidden" name="area" value={several.map(({ id }) => id).join()} />
          <Chosen ownerState={ownerState} aria-label={words.chosenAreas}>
            {several.map((each) => (
              <li key={each.id}>
                <Chip
                  component="button"
                  type="button"
                  clickable
                  icon={<CloseRounded />}
                  label={areaName(each, locale)}
                  aria-label={words.removeArea(areaName(each, locale))}
                  onClick={() => keep(several.filter(({ id }) => id !== each.id))}
                />
              </li>
            ))}
          </Chosen>
        </>
      )}
    </>
  );
}
