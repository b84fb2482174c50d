import { isSort, SORT_CHOICES, type Sort } from '@karachi-estates/domain/properties/vocabulary';
import { SearchSelect } from '../SearchSelect/SearchSelect.tsx';

export interface SortSelectProps {
  /** Inside the box, above the choice. */
  label?: string;
  /** Name in a form. */
  name?: string;
  /** The order of a controlled select. Leave out to let the select keep its own. */
  value?: Sort;
  /** The order at first, where the select keeps its own. */
  defaultValue?: Sort;
  /** Called with each new order. */
  onChange?: (sort: Sort) => void;
  /** Id of the form that the select belongs to when it stands elsewhere on the page. */
  form?: string;
}

/**
 * The order of a list of properties: newest, lowest or highest price first.
 *
 * Use SearchSelect instead for other choices of a search.
 */
export function SortSelect({ label = 'Sort', name = 'sort', value, defaultValue, onChange, form }: SortSelectProps) {
  return (
    <SearchSelect
      label={label}
      name={name}
      form={form}
      choices={SORT_CHOICES}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange && ((chosen) => isSort(chosen) && onChange(chosen))}
    />
  );
}
