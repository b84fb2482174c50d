import { KARACHI } from '@karachi-estates/domain/areas/match';
import { HERO_PROPERTY_TYPES, type Purpose } from '@karachi-estates/domain/properties/vocabulary';
import type { FormEvent } from 'react';
import { AreaTypeahead, type AreaTypeaheadArea, type AreaTypeaheadLabels } from '../AreaTypeahead/AreaTypeahead.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PurposeSwitch } from '../PurposeSwitch/PurposeSwitch.tsx';
import { SearchSelect } from '../SearchSelect/SearchSelect.tsx';
import styles from './HeroSearch.module.css';

/** What the search says. The names of types and purposes are the domain's. */
export interface HeroSearchLabels {
  /** Names the search for screen readers. */
  name: string;
  /** These three say what their components say without it. */
  purpose?: string;
  area?: string;
  areaBox?: Partial<AreaTypeaheadLabels>;
  areaExamples: string;
  city: string;
  propertyType: string;
  anyType: string;
  search: string;
}

export interface HeroSearchProps {
  /** All areas of the city, for the type-ahead. */
  areas: readonly AreaTypeaheadArea[];
  /** `loading` and `failed` are said in the list of areas. */
  areasStatus?: 'ready' | 'loading' | 'failed';
  /** Loads the areas again after they failed. */
  onRetryAreas?: () => void;
  /** Where the form goes; without JavaScript the browser goes there itself. */
  action?: string;
  /**
   * Takes over from the browser: the query that the form stands for, without empty fields (`city`, `area`, `propertyType`,
   * `purpose`).
   */
  onSearch?: (query: Record<string, string>) => void;
  /** Which side of the switch is chosen at first. */
  defaultPurpose?: Purpose;
  /** Its words in another language; English without it. */
  labels?: Partial<HeroSearchLabels> | undefined;
}

const english: HeroSearchLabels = {
  name: 'Homes',
  city: 'City',
  areaExamples: 'Clifton, DHA, Gulshan…',
  propertyType: 'Property type',
  anyType: 'Any type',
  search: 'Search',
};

const KARACHI_ONLY = [{ value: String(KARACHI.id), label: KARACHI.city_name }];

/**
 * The search of the home page: buy or rent, area and type; the city is Karachi. A GET form, so it works before and without
 * JavaScript.
 *
 * Use FilterBar instead above a list of results.
 */
export function HeroSearch({
  areas,
  areasStatus,
  onRetryAreas,
  action = '/properties',
  onSearch,
  defaultPurpose = 'sale',
  labels,
}: HeroSearchProps) {
  const words = { ...english, ...labels };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    const query: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') query[name] = value.trim();
    }
    onSearch(query);
  };
  return (
    <search className={styles.search} aria-label={words.name}>
      <form className={styles.form} action={action} method="get" onSubmit={onSubmit}>
        <input type="hidden" name="city" value={KARACHI.id} />
        <PurposeSwitch name="purpose" defaultValue={defaultPurpose} legend={words.purpose} />
        <div className={styles.row}>
          <div className={styles.city}>
            <SearchSelect label={words.city} choices={KARACHI_ONLY} isDisabled frame="none" />
          </div>
          <div className={styles.area}>
            <AreaTypeahead
              name="area"
              areas={areas}
              status={areasStatus}
              onRetry={onRetryAreas}
              label={words.area}
              placeholder={words.areaExamples}
              labels={words.areaBox}
              appearance="bare"
            />
          </div>
          <div className={styles.type}>
            <SearchSelect
              label={words.propertyType}
              name="propertyType"
              choices={[{ value: '', label: words.anyType }, ...HERO_PROPERTY_TYPES]}
              frame="none"
            />
          </div>
          <button type="submit" className={styles.submit}>
            <Icon name="search" />
            {words.search}
          </button>
        </div>
      </form>
    </search>
  );
}
