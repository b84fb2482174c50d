import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { lists } from '../content/lists.ts';

/** A filter of a list, by the name that the query of the API has for it. */
export interface Filter {
  name: string;
  label: string;
  /** A choice of these; a text without them. */
  choices?: readonly { value: string; label: string }[];
  /** What the list has without a choice, where that is not all. */
  unset?: string;
  /** What a text is: a day has the browser's own picker. */
  type?: 'search' | 'date' | 'number';
  help?: string;
}

/** Whether a filter is a field for words, which the key `/` leads to. */
export const isSearch = ({ choices, type = 'search' }: Filter): boolean => !choices && type === 'search';

/** So that a list is not asked for at every letter. */
const PAUSE_MS = 300;

/** So many stand above a list on a phone before the rest is folded away. */
const MOST_ON_PHONES = 3;

const Root = styled('form', { shouldForwardProp: (prop) => prop !== 'isFolded' })<{ isFolded: boolean }>(
  ({ theme, isFolded }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: theme.spacing(1),
    marginBlockEnd: theme.spacing(2),
    '& > .MuiTextField-root': { flex: '1 1 9rem', maxWidth: '14rem' },
    // The browser's picker of days needs room for its button, and is higher than the others by itself.
    '& > .MuiTextField-root:has([type="date"])': { flexBasis: '10.25rem' },
    '& [type="date"]': { height: '1.5rem' },
    '& > .MuiTextField-root:first-of-type': { flexBasis: '16rem', maxWidth: '24rem' },
    // All six filters of the audit log stand on one line of a small laptop.
    '&:has([type="date"]) > .MuiTextField-root:first-of-type': { flexBasis: '12.5rem' },
    ...(isFolded && {
      [theme.breakpoints.down('sm')]: { '& > .MuiTextField-root:not(:first-of-type)': { display: 'none' } },
    }),
  }),
);

function TextFilter({ filter, value, onChange }: { filter: Filter; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The filters were cleared, or the address changed.
  if (value !== shown) {
    setShown(value);
    setTyped(value);
  }
  // Another filter may be set during the pause.
  const set = useEffectEvent(() => onChange(typed));
  // Only typing starts the pause anew.
  useEffect(() => {
    if (typed === value) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // Who has opened something meanwhile is on the way there, and a changed address of the list would lead back.
      if (window.location.pathname === pathname) set();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { name, label, type = 'search' } = filter;
  return (
    <TextField
      size="small"
      type={type}
      name={name}
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key, target }) => {
        // Out of the field, so that the keys of the list work again.
        if (key === 'Enter' && target instanceof HTMLElement) target.blur();
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'data-search': isSearch(filter) || undefined },
        input: {
          startAdornment: isSearch(filter) && (
            <InputAdornment position="start">
              <SearchRounded />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** The filters above a list; each is part of the address, so that a list can be shared and gone back to. */
export function Filters({ filters, label }: { filters: readonly Filter[]; label: string }) {
  const { filterValues, setFilters } = useListContext();
  const values = filterValues as Readonly<Record<string, string>>;
  const isFiltered = filters.some(({ name }) => values[name]);
  const isLong = filters.length > MOST_ON_PHONES;
  const [isOpen, setIsOpen] = useState(false);
  const hidden = filters.slice(1).filter(({ name }) => values[name]).length;
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = values;
    setFilters(value ? { ...others, [name]: value } : others);
  };
  return (
    <Root
      role="search"
      aria-label={lists.filters(label)}
      isFolded={isLong && !isOpen}
      onSubmit={(event) => event.preventDefault()}
    >
      {filters.map((filter) =>
        filter.choices ? (
          <TextField
            key={filter.name}
            select
            size="small"
            name={filter.name}
            label={filter.label}
            value={values[filter.name] ?? ''}
            onChange={({ target }) => set(filter.name, target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{filter.unset ?? lists.all}</option>
            {filter.choices.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </TextField>
        ) : (
          <TextFilter
            key={filter.name}
            filter={filter}
            value={values[filter.name] ?? ''}
            onChange={(value) => set(filter.name, value)}
          />
        ),
      )}
      {isLong && (
        <Button
          variant="outlined"
          size="medium"
          aria-expanded={isOpen}
          sx={{ display: { sm: 'none' } }}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? lists.fewer : lists.more(hidden)}
        </Button>
      )}
      {isFiltered && (
        <Button variant="text" size="medium" onClick={() => setFilters({})}>
          {lists.clear}
        </Button>
      )}
    </Root>
  );
}
