import { areaName } from '@karachi-estates/domain/areas/match';
import { groupThousands } from '@karachi-estates/domain/digits';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Paper, { type PaperProps } from '@mui/material/Paper';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { BaseTextFieldProps } from '@mui/material/TextField';
import useForkRef from '@mui/utils/useForkRef';
import { type ComponentPropsWithRef, type FocusEventHandler, type Ref, useEffect, useRef } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { corner, hairline, leading, lift, tabular, tint, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import type { BoxFieldProps } from '../FormField/FieldFrame.tsx';
import { FieldNotes } from '../FormField/FieldNotes.tsx';
import { OutlinedField } from '../FormField/OutlinedField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import type { AreaTypeaheadArea } from './areaNamed.ts';
import { useAreaTypeahead } from './useAreaTypeahead.ts';

export type { AreaTypeaheadArea };

/** What the box says beside its label and placeholder. */
export interface AreaTypeaheadLabels {
  clear: (label: string) => string;
  loading: string;
  failed: string;
  retry: string;
  /** There are no areas at all. */
  none: string;
  notFound: (text: string) => string;
  /** Announced while typing. */
  count: (areas: number) => string;
  /** Beside an area: how many listings a search there finds. */
  listings: (count: number) => string;
  /** The box, where the caller gives no better words: what it is, and what stands in it while it is empty. */
  label: string;
  placeholder: string;
}

export interface AreaTypeaheadProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'id' | 'onSelect'> {
  /** Id of the box, for what points to it. */
  id?: string;
  /** The box, to bring the focus there. */
  inputRef?: Ref<HTMLInputElement>;
  /** All areas of the city, in the order in which they are listed when nothing is typed. */
  areas: readonly AreaTypeaheadArea[];
  /** The chosen area of a controlled box. Leave out to let the box keep its own. */
  value?: AreaTypeaheadArea | null;
  /** The area that is chosen at first, where the box keeps its own. */
  defaultValue?: AreaTypeaheadArea | null;
  /** What stands in the box while no area is chosen, for example a name from an address. */
  defaultText?: string;
  /** An area was chosen, or (null) the chosen one was cleared or typed over. */
  onSelect?: (area: AreaTypeaheadArea | null) => void;
  /** The focus left the box with all that belongs to it, for forms that check a field then. */
  onBlur?: FocusEventHandler<HTMLDivElement>;
  /** Names the box, inside it or above by `appearance`. */
  label?: string;
  /** Stands in the empty box. */
  placeholder?: string;
  /** Name in a form: submits the id of the chosen area, else the typed text; without JavaScript the typed text. */
  name?: string;
  /** `loading` and `failed` are said in the list; failed offers Retry where `onRetry` is given. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed';
  /** Loads the areas again after they failed. */
  onRetry?: () => void;
  /** Cannot be used now. @default false */
  isDisabled?: boolean;
  /** Tells browsers and screen readers that it must be filled in. @default false */
  isRequired?: boolean;
  /** Help under a form's box. */
  help?: string;
  /** Why the field is refused, in words. */
  error?: string | undefined;
  /**
   * `search` has its label inside the box, `bare` in a card that frames it, `form` above the box as form fields have.
   * @default 'search'
   */
  appearance?: 'search' | 'bare' | 'form';
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<AreaTypeaheadLabels> | undefined;
  /** More props of the parts inside: the box, and what opens under it. @default {} */
  slotProps?: {
    field?: Pick<BaseTextFieldProps, 'className' | 'color' | 'margin' | 'size' | 'sx'>;
    popup?: Partial<PaperProps>;
  };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: AreaTypeaheadLabels = {
  label: 'Area',
  placeholder: 'Any area',
  clear: (label) => `Clear ${label.toLowerCase()}`,
  loading: 'Loading areas…',
  failed: 'The areas could not be loaded.',
  retry: 'Retry',
  none: 'There are no areas yet.',
  notFound: (text) => `No area is called “${text}”.`,
  count: (areas) => (areas === 1 ? '1 area' : `${areas} areas`),
  listings: (count) => `${groupThousands(count)} ${count === 1 ? 'listing' : 'listings'}`,
};

const Root = styled('div', { name: 'KeAreaTypeahead', slot: 'Root' })<{ ownerState: AreaTypeaheadProps }>({
  position: 'relative',
  minWidth: 0,
});

const Popup = styled(Paper, { name: 'KeAreaTypeahead', slot: 'Popup' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    zIndex: theme.zIndex.mobileStepper,
    insetBlockStart: `calc(100% + ${theme.spacing(0.5)})`,
    insetInlineStart: 0,
    // A box in a row of filters is narrower than many a name.
    width: 'max(100%, 17.5rem)',
    maxWidth: '100vw',
    scrollMarginBlockEnd: theme.spacing(1),
    overflow: 'hidden',
    border: hairline(theme),
    borderRadius: corner(theme, 'control'),
    boxShadow: lift(theme, 'float'),
  })),
);

// The options are plain elements styled from here: with hundreds of them each style of their own would be felt.
const List = styled('ul', {
  name: 'KeAreaTypeahead',
  slot: 'List',
  overridesResolver: (_, styles) => [styles.list, { '& .KeAreaTypeahead-option': styles.option }],
})<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    maxHeight: '15.5rem',
    margin: 0,
    padding: theme.spacing(0.5),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    listStyle: 'none',
    '& > li': {
      ...theme.typography.body2,
      display: 'flex',
      gap: theme.spacing(1),
      justifyContent: 'space-between',
      alignItems: 'center',
      minHeight: '2.5rem',
      padding: theme.spacing(0.5, 1),
      borderRadius: corner(theme, 'small'),
      fontSize: '0.9375rem',
      lineHeight: leading(theme, 1.35),
      cursor: 'pointer',
      // Those out of sight are neither laid out nor painted.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: '2.5rem',
    },
    '& > li > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& bdi': { marginInlineStart: theme.spacing(0.5), color: (theme.vars ?? theme).palette.text.secondary },
    '& > li > small': {
      ...tabular,
      // A long name has two lines, its number one.
      flexShrink: 0,
      marginInlineStart: 'auto',
      color: (theme.vars ?? theme).palette.text.secondary,
      fontSize: '0.8125rem',
    },
    '& > li:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
    '& > li.Mui-focused': {
      outline: `0.125rem solid ${(theme.vars ?? theme).palette.primary.main}`,
      outlineOffset: '-0.125rem',
      backgroundColor: tint(theme, 'primary').backgroundColor,
    },
    '& > li[aria-selected="true"]': { fontWeight: 600 },
  })),
);

const Message = styled('div', { name: 'KeAreaTypeahead', slot: 'Message' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    gap: theme.spacing(2),
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: theme.spacing(2),
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

interface SuggestionsProps extends Required<Pick<AreaTypeaheadProps, 'status'>>, Pick<AreaTypeaheadProps, 'onRetry'> {
  ownerState: object;
  box: ReturnType<typeof useAreaTypeahead>;
  label: string;
  words: AreaTypeaheadLabels;
  hasAreas: boolean;
}

/** What opens under the box: the areas that are meant, or why there are none. */
function Suggestions({ ownerState, box, label, words, status, hasAreas, onRetry }: SuggestionsProps) {
  const locale = useKitLocale();
  const found = box.groupedOptions;
  // Who types Urdu reads it, on an English page too.
  const isUrdu = /[\u0600-\u06FF]/.test(box.text);
  return (
    <>
      {found.length > 0 && (
        <List ownerState={ownerState} {...box.getListboxProps()} aria-label={label} aria-labelledby={undefined}>
          {found.map((area, index) => {
            const { key, ...option } = box.getOptionProps({ option: area, index });
            const listings = area.listings === undefined ? undefined : words.listings(area.listings);
            return (
              <li key={key} {...option} className="KeAreaTypeahead-option" aria-description={listings}>
                <span>
                  {areaName(area, locale)}{' '}
                  {locale !== 'en' && area.area_name_ur && <bdi lang="en">{area.area_name}</bdi>}
                  {locale === 'en' && isUrdu && <bdi lang="ur">{area.area_name_ur}</bdi>}
                </span>
                {listings && <small aria-hidden="true">{listings}</small>}
                {option['aria-selected'] && <CheckRounded />}
              </li>
            );
          })}
        </List>
      )}
      {status === 'loading' && <Message ownerState={ownerState}>{words.loading}</Message>}
      {status === 'failed' && (
        <Message ownerState={ownerState}>
          {words.failed}
          {onRetry && (
            <Button
              variant="outlined"
              size="small"
              onClick={(event) => {
                // A click anywhere else brings the focus back to the box.
                event.stopPropagation();
                onRetry();
              }}
            >
              {words.retry}
            </Button>
          )}
        </Message>
      )}
      {status === 'ready' && found.length === 0 && (
        <Message ownerState={ownerState}>{hasAreas ? words.notFound(box.text.trim()) : words.none}</Message>
      )}
    </>
  );
}

/** What a screen reader says of the suggestions; while nobody types they are not counted. */
function announced(box: SuggestionsProps['box'], status: SuggestionsProps['status'], words: AreaTypeaheadLabels) {
  if (!box.isOpen) return '';
  if (status === 'loading') return words.loading;
  if (status === 'failed') return words.failed;
  return box.isTyped ? words.count(box.groupedOptions.length) : '';
}

/**
 * Finds one area of the city by typing a part of its name. Case, dots, hyphens and spaces do not count.
 *
 * A WAI-ARIA combobox by MUI's useAutocomplete: opens on focus or typing, at the chosen area, arrows, Home, End and
 * page keys move, Enter chooses, Escape closes and then clears, a tap outside closes. Without JavaScript it is a plain
 * text box of the form around.
 *
 * Use a native select instead for up to about fifteen choices that everybody knows.
 */
export function AreaTypeahead(inProps: AreaTypeaheadProps) {
  const props = useThemeProps({ props: inProps, name: 'KeAreaTypeahead' });
  const {
    id,
    inputRef,
    areas,
    value,
    defaultValue,
    defaultText,
    onSelect,
    onBlur,
    onClick,
    onKeyDown,
    onMouseDown,
    label: givenLabel,
    placeholder,
    name,
    status = 'ready',
    onRetry,
    isDisabled = false,
    isRequired = false,
    help,
    error,
    appearance = 'search',
    labels,
    slotProps = {},
    ref,
    ...other
  } = props;
  const words = useKitWords('AreaTypeahead', english, labels);
  const label = givenLabel ?? words.label;
  const isReady = status === 'ready';
  const box = useAreaTypeahead({
    id,
    areas: isReady ? areas : [],
    value,
    defaultValue,
    defaultText,
    isDisabled,
    onSelect,
    onRoot: { onBlur, onClick, onKeyDown, onMouseDown },
  });
  const rootRef = useForkRef(box.root, ref);
  const ownerState = { ...props, status, isDisabled, isRequired, appearance };
  const popup = useRef<HTMLDivElement>(null);
  const hasOptions = box.groupedOptions.length > 0;
  // Focused by Tab the box may stand at the window's lower edge, and what opens under it out of sight.
  useEffect(() => {
    if (box.isOpen && hasOptions) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [box.isOpen, hasOptions]);

  const { color: _, ...clearProps } = box.getClearProps();
  const ownField: BoxFieldProps & { label: string } = {
    id: box.id,
    label,
    inputRef,
    name: box.chosen ? undefined : name,
    placeholder: placeholder ?? words.placeholder,
    helperText: (error || help) && <FieldNotes error={error} help={help} />,
    slotProps: {
      inputLabel: { shrink: true },
      input: {
        endAdornment: box.text !== '' && !isDisabled && (
          <IconButton {...clearProps} tabIndex={0} size="small" aria-label={words.clear(label)}>
            <CloseRounded />
          </IconButton>
        ),
      },
      htmlInput: {
        ...box.getInputProps(),
        autoCapitalize: 'words',
        required: isRequired,
        'aria-busy': status === 'loading' || undefined,
      },
    },
  };
  const field = joinProps(ownField, slotProps.field);

  return (
    <ClickAwayListener
      mouseEvent="onPointerDown"
      touchEvent={false}
      onClickAway={() => {
        // Touch browsers keep the focus in the box when something that takes no focus is tapped.
        if (box.isOpen) box.leave();
      }}
    >
      <Root {...other} {...box.rootProps} ref={rootRef} ownerState={ownerState}>
        {appearance === 'form' ? (
          <OutlinedField {...field} fullWidth disabled={isDisabled} error={Boolean(error)} />
        ) : (
          <SearchField
            {...field}
            isDisabled={isDisabled}
            isInvalid={Boolean(error)}
            frame={appearance === 'bare' ? 'none' : 'box'}
          />
        )}
        {name && box.chosen && <input type="hidden" name={name} value={box.chosen.id} disabled={isDisabled} />}

        {box.isOpen && (
          <Popup ownerState={ownerState} elevation={8} {...joinProps({ ref: popup }, slotProps.popup)}>
            <Suggestions
              ownerState={ownerState}
              box={box}
              label={label}
              words={words}
              status={status}
              hasAreas={areas.length > 0}
              onRetry={onRetry}
            />
          </Popup>
        )}
        <span role="status" style={visuallyHidden}>
          {announced(box, status, words)}
        </span>
      </Root>
    </ClickAwayListener>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    AreaTypeahead: AreaTypeaheadLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAreaTypeahead: 'root' | 'popup' | 'list' | 'option' | 'message';
  }
  interface ComponentsPropsList {
    KeAreaTypeahead: Partial<AreaTypeaheadProps>;
  }
  interface Components<Theme = unknown> {
    KeAreaTypeahead?: {
      defaultProps?: ComponentsPropsList['KeAreaTypeahead'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAreaTypeahead'];
      variants?: ComponentsVariants<Theme>['KeAreaTypeahead'];
    };
  }
}
