import { isSort, SORT_CHOICES, type Sort } from '@karachi-estates/domain/properties/vocabulary';
import { SearchSelect } from '../SearchSelect/SearchSelect.tsx';

export interface SortSelectProps {
  label?: string;
  name?: string;
  /** The order of a controlled select. Leave out to let the select keep its own. */
  value?: Sort;
  defaultValue?: Sort;
  onChange?: (sort: Sort) => void;
  /** Id of the form that the select belongs to when it stands elsewhere on the page. */
  form?: string;
}

/** The order of a list of properties: newest, lowest or highest price first. */
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
