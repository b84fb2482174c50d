import { KARACHI } from '@karachi-estates/domain/areas/match';
import { HERO_PROPERTY_TYPES, type Purpose } from '@karachi-estates/domain/properties/vocabulary';
import type { FormEvent } from 'react';
import { AreaTypeahead, type AreaTypeaheadArea } from '../AreaTypeahead/AreaTypeahead.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PurposeSwitch } from '../PurposeSwitch/PurposeSwitch.tsx';
import { SearchSelect } from '../SearchSelect/SearchSelect.tsx';
import styles from './HeroSearch.module.css';

export interface HeroSearchProps {
  areas: readonly AreaTypeaheadArea[];
  areasStatus?: 'ready' | 'loading' | 'failed';
  onRetryAreas?: () => void;
  /** Where the form goes; without JavaScript the browser goes there itself. */
  action?: string;
  /**
   * Takes over from the browser: the query that the form stands for, without empty fields (`city`, `area`, `propertyType`,
   * `purpose`).
   */
  onSearch?: (query: Record<string, string>) => void;
  defaultPurpose?: Purpose;
}

const ANY_TYPE = { value: '', label: 'Any type' };
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
}: HeroSearchProps) {
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
    <search className={styles.search} aria-label="Homes">
      <form className={styles.form} action={action} method="get" onSubmit={onSubmit}>
        <input type="hidden" name="city" value={KARACHI.id} />
        <PurposeSwitch name="purpose" defaultValue={defaultPurpose} />
        <div className={styles.row}>
          <div className={styles.city}>
            <SearchSelect label="City" choices={KARACHI_ONLY} isDisabled frame="none" />
          </div>
          <div className={styles.area}>
            <AreaTypeahead
              name="area"
              areas={areas}
              status={areasStatus}
              onRetry={onRetryAreas}
              placeholder="Clifton, DHA, Gulshan…"
              appearance="bare"
            />
          </div>
          <div className={styles.type}>
            <SearchSelect
              label="Property type"
              name="propertyType"
              choices={[ANY_TYPE, ...HERO_PROPERTY_TYPES]}
              frame="none"
            />
          </div>
          <button type="submit" className={styles.submit}>
            <Icon name="search" />
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
