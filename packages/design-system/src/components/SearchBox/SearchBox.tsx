import { LONGEST_SEARCH } from '@karachi-estates/domain/search/longest';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the box says. */
export interface SearchBoxLabels {
  /** Names the box. */
  name: string;
  /** A search that shows what can be typed. */
  example: string;
  search: string;
  /** Before words that mean nothing here. */
  notUnderstood: string;
  /** Before names that may have been meant. */
  didYouMean: string;
}

/** An area that may have been meant. */
export interface SearchOffer {
  /** The area's name. */
  label: string;
  /** The search with it. */
  href: string;
}

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  /** What stands in the box at first. */
  defaultValue?: string;
  /**
   * Where the form goes; without JavaScript the browser goes there itself, with what was typed as `q`.
   * @default '/properties'
   */
  action?: string;
  /** What else the form sends: how the list is shown, and filters that were chosen beside the words. @default {} */
  kept?: Readonly<Record<string, string>>;
  /** Takes over from the browser. Not called for an empty box. */
  onSearch?: (typed: string) => void;
  /** Words of the last search that mean nothing here. @default [] */
  unknown?: readonly string[];
  /** Areas that may have been meant by other words of it. @default [] */
  offers?: readonly SearchOffer[];
  /** Further remarks on the last search. */
  children?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<SearchBoxLabels> | undefined;
  /** More props of the parts inside: the box and the button. @default {} */
  slotProps?: { input?: Partial<OutlinedInputProps>; button?: Partial<ButtonProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: SearchBoxLabels = {
  name: 'Search in your own words',
  example: '3 bed flat Clifton under 2.5 crore',
  search: 'Search',
  notUnderstood: 'Not understood:',
  didYouMean: 'Did you mean:',
};

const Root = styled('search', { name: 'KeSearchBox', slot: 'Root' })<{ ownerState: object }>({ display: 'block' });

const Form = styled('form', { name: 'KeSearchBox', slot: 'Form' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(1),
  })),
);

const Input = styled(OutlinedInput, { name: 'KeSearchBox', slot: 'Input' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    minHeight: '3rem',
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    // An empty box has no text to take its direction from.
    '& input:placeholder-shown': { direction: 'inherit' },
  })),
);

const Submit = styled(Button, { name: 'KeSearchBox', slot: 'Submit' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    minHeight: '3rem',
    [theme.breakpoints.down('sm')]: {
      '& .MuiButton-startIcon': { margin: 0 },
      '& > span:last-of-type': visuallyHidden,
    },
  })),
);

const Note = styled(FormHelperText, { name: 'KeSearchBox', slot: 'Note' })<{ ownerState: object }>({
  margin: 0,
  marginBlockStart: '0.5rem',
  color: 'inherit',
  fontSize: '0.875rem',
});

/**
 * One box for a search in a person's own words. What was not understood stands below it, with the areas that may have
 * been meant. A GET form, so it works before and without JavaScript.
 *
 * Use HeroSearch or FilterBar instead for a choice field by field; they stand beside it.
 */
export function SearchBox(inProps: SearchBoxProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSearchBox' });
  const {
    defaultValue,
    action = '/properties',
    kept = {},
    onSearch,
    unknown = [],
    offers = [],
    children,
    labels,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, action };
  const words = useKitWords('SearchBox', english, labels);
  const noteId = useId();
  const hasNote = unknown.length > 0 || offers.length > 0 || Boolean(children);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (typed === '') {
      event.preventDefault();
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    if (!onSearch) return;
    event.preventDefault();
    onSearch(typed);
  }

  return (
    <Root ownerState={ownerState} aria-label={words.name} {...other}>
      <Form ownerState={ownerState} action={action} onSubmit={submit}>
        <Input
          ownerState={ownerState}
          key={defaultValue}
          name="q"
          type="search"
          defaultValue={defaultValue}
          placeholder={words.example}
          {...slotProps.input}
          inputProps={{
            'aria-label': words.name,
            'aria-describedby': hasNote ? noteId : undefined,
            autoComplete: 'off',
            dir: 'auto',
            enterKeyHint: 'search',
            maxLength: LONGEST_SEARCH,
            ...slotProps.input?.inputProps,
          }}
        />
        <Submit
          ownerState={ownerState}
          type="submit"
          variant="contained"
          startIcon={<SearchRounded />}
          {...slotProps.button}
        >
          <span>{words.search}</span>
        </Submit>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </Form>
      {hasNote && (
        <div id={noteId} role="status">
          {unknown.length > 0 && (
            <Note ownerState={ownerState} as="p">
              {words.notUnderstood} <bdi>{unknown.join(', ')}</bdi>
            </Note>
          )}
          {offers.length > 0 && (
            <Note ownerState={ownerState} as="p">
              {words.didYouMean}{' '}
              {offers.map(({ label, href }, index) => (
                <span key={href}>
                  {index > 0 && ' · '}
                  <Link href={href}>
                    <bdi>{label}</bdi>
                  </Link>
                </span>
              ))}
            </Note>
          )}
          {children}
        </div>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    SearchBox: SearchBoxLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSearchBox: 'root' | 'form' | 'input' | 'submit' | 'note';
  }
  interface ComponentsPropsList {
    KeSearchBox: Partial<SearchBoxProps>;
  }
  interface Components<Theme = unknown> {
    KeSearchBox?: {
      defaultProps?: ComponentsPropsList['KeSearchBox'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSearchBox'];
      variants?: ComponentsVariants<Theme>['KeSearchBox'];
    };
  }
}
