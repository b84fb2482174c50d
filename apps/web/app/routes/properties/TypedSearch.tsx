import { SearchBox } from '@karachi-estates/design-system/SearchBox';
import { areaName } from '@karachi-estates/domain/areas/match';
import type { FilterQuery } from '@karachi-estates/domain/properties/filterQuery';
import FormHelperText from '@mui/material/FormHelperText';
import { useHref, useNavigate } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { typedSearch } from '../../content/typedSearch.ts';
import { useUnderstoodSearch } from '../../data/search.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { searchPath } from '../../properties/filters.ts';
import { WithRecent } from '../../recent/WithRecent.tsx';

interface TypedSearchProps {
  /** What was typed for the search that is shown. */
  said: string | undefined;
  /** The filters in force, to which a name that was meant is added. */
  filters: FilterQuery;
}

/** The box for a search in a person's own words, and what it did not understand of the last one. */
export function TypedSearch({ said, filters }: TypedSearchProps) {
  const words = useContent('typedSearch', typedSearch);
  const locale = useLocale();
  const navigate = useNavigate();
  const understood = useUnderstoodSearch(said ?? null).data;
  const offers = (understood?.offers ?? []).flatMap((offer) => offer.areas);
  const withArea = (id: number) => searchPath({ ...filters, area: [filters.area, id].filter(Boolean).join(',') });
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
        onSearch={(typed) => void navigate(`/properties?${new URLSearchParams({ q: typed })}`)}
        unknown={understood?.unknown}
        offers={offers.map((area) => ({ label: areaName(area, locale), href: withArea(area.id) }))}
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
