import { SearchBox } from '@karachi-estates/design-system/SearchBox';
import { areaName, partName } from '@karachi-estates/domain/areas/match';
import FormHelperText from '@mui/material/FormHelperText';
import { useHref, useNavigate } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { typedSearch } from '../../content/typedSearch.ts';
import { useUnderstoodSearch } from '../../data/search.ts';
import { useLocale } from '../../locale/Locale.tsx';
import type { ListQuery } from '../../properties/filters.ts';
import { chosenBeside, type OfferedName, offeredPath } from '../../properties/typedSearch.ts';
import { WithRecent } from '../../recent/WithRecent.tsx';

interface TypedSearchProps {
  /** What was typed for the search that is shown. */
  said: string | undefined;
  /**
   * The filters in force: a name that was meant is added to them, and those that nobody typed stay with the next
   * search.
   */
  filters: ListQuery;
}

/** The box for a search in a person's own words, and what it did not understand of the last one. */
export function TypedSearch({ said, filters }: TypedSearchProps) {
  const words = useContent('typedSearch', typedSearch);
  const locale = useLocale();
  const navigate = useNavigate();
  const understood = useUnderstoodSearch(said ?? null).data;
  const offers = (understood?.offers ?? []).flatMap(({ typed, areas, parts: societies = [] }): OfferedName[] => [
    ...areas.map((area) => ({ typed, name: areaName(area, locale), area: area.id })),
    ...societies.map((part) => ({ typed, name: partName(part, locale), area: part.area_id, part: part.id })),
  ]);
  const kept = chosenBeside(filters, understood?.query ?? {});
  const parts = understood?.parts ?? [];
  const { bedrooms, bathrooms } = understood?.most ?? {};
  const remarks = [
    parts.length > 0 && fill(words.wholeArea, { parts: parts.join(', ') }),
    bedrooms && fill(words.moreBedrooms, { count: bedrooms }),
    bathrooms && fill(words.moreBathrooms, { count: bathrooms }),
  ].filter(Boolean);
  return (
    <WithRecent>
      <SearchBox
        action={useHref('/properties')}
        defaultValue={said}
        kept={kept as Record<string, string>}
        onSearch={(typed) => void navigate(`/properties?${new URLSearchParams({ ...kept, q: typed })}`)}
        unknown={understood?.unknown}
        offers={offers.map((offer) => ({ label: offer.name, href: offeredPath(filters, said ?? '', offer) }))}
      >
        {remarks.length > 0 && (
          <FormHelperText component="p" sx={{ m: 0, mt: 1, color: 'inherit', fontSize: '0.875rem' }}>
            {remarks.join(' ')}
          </FormHelperText>
        )}
      </SearchBox>
    </WithRecent>
  );
}
