import { isSort, type Sort, sortChoices } from '@karachi-estates/domain/properties/vocabulary';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { SearchSelect, type SearchSelectProps } from '../SearchSelect/SearchSelect.tsx';

/** What the select says; the names of the orders are the domain's. */
export interface SortSelectLabels {
  /** Inside the box, above the choice. */
  label: string;
}

export interface SortSelectProps
  extends Omit<SearchSelectProps, 'choices' | 'defaultValue' | 'label' | 'onChange' | 'value'> {
  /** Inside the box, above the choice. */
  label?: string;
  /** The order of a controlled select. Leave out to let the select keep its own. */
  value?: Sort;
  /** The order at first, where the select keeps its own. */
  defaultValue?: Sort;
  /** Called with each new order. */
  onChange?: (sort: Sort) => void;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<SortSelectLabels> | undefined;
}

const english: SortSelectLabels = { label: 'Sort' };

const Root = styled(SearchSelect, { name: 'KeSortSelect', slot: 'Root' })<{ ownerState: object }>({});

/**
 * The order of a list of properties: newest, best match, lowest or highest price first.
 *
 * Use SearchSelect instead for other choices of a search.
 */
export function SortSelect(inProps: SortSelectProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSortSelect' });
  const { label, name = 'sort', onChange, labels, ...other } = props;
  const ownerState = { ...props, name };
  const words = useKitWords('SortSelect', english, labels);
  const locale = useKitLocale();
  return (
    <Root
      ownerState={ownerState}
      {...other}
      label={label ?? words.label}
      name={name}
      choices={sortChoices(locale)}
      onChange={onChange && ((chosen) => isSort(chosen) && onChange(chosen))}
    />
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    SortSelect: SortSelectLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSortSelect: 'root';
  }
  interface ComponentsPropsList {
    KeSortSelect: Partial<SortSelectProps>;
  }
  interface Components<Theme = unknown> {
    KeSortSelect?: {
      defaultProps?: ComponentsPropsList['KeSortSelect'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSortSelect'];
      variants?: ComponentsVariants<Theme>['KeSortSelect'];
    };
  }
}
