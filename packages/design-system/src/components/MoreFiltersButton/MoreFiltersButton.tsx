import { type FilterQuery, MORE_FILTERS, readFilterForm } from '@karachi-estates/domain/properties/filterQuery';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { joinProps } from '../../theme/joinProps.ts';
import { TARGET, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';

/** What the button says. */
export interface MoreFiltersButtonLabels {
  more: string;
}

export interface MoreFiltersButtonProps extends Omit<ButtonProps, 'children' | 'href'> {
  /** The search in force. What MoreFilters has set goes along when the form around is sent. */
  query: FilterQuery;
  /** Address of a page with more filters for the search in force; the browser goes there itself without JavaScript. */
  href: string;
  /** Opens them in the page instead, for what the form around the button says; undefined where that cannot be read. */
  onOpen?: (query: FilterQuery | undefined) => void;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<MoreFiltersButtonLabels> | undefined;
}

const english: MoreFiltersButtonLabels = { more: 'More filters' };

const Root = styled(Button, { name: 'KeMoreFiltersButton', slot: 'Root', shouldForwardProp: toPart })<{
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    gap: theme.spacing(1),
    minHeight: '3rem',
    whiteSpace: 'nowrap',
    // Beside eight boxes there is room for the sign only; the words stay its name.
    [theme.breakpoints.up('lg')]: {
      minWidth: TARGET,
      height: '3.5rem',
      paddingInline: 0,
      '& > span:not(.MuiTouchRipple-root)': visuallyHidden,
    },
  })),
);

// What nobody can read is not carried on: it could neither be seen nor corrected.
const isNumber = (text: string | undefined) => /^\d+$/.test(text ?? '');

/**
 * Leads from a FilterBar to MoreFilters, and keeps in its form what they have set: a link to a page of them, and with
 * scripts a button that opens their sheet.
 */
export function MoreFiltersButton(inProps: MoreFiltersButtonProps) {
  const props = useThemeProps({ props: inProps, name: 'KeMoreFiltersButton' });
  const { query, onOpen, labels, ...other } = props;
  const words = useKitWords('MoreFiltersButton', english, labels);
  const locale = useKitLocale();
  return (
    <>
      {MORE_FILTERS.map(
        (name) => isNumber(query[name]) && <input key={name} type="hidden" name={name} value={query[name]} />,
      )}
      <Root
        ownerState={props}
        variant="outlined"
        {...joinProps<ButtonProps>(
          {
            onClick: (event) => {
              if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              const form = event.currentTarget.closest('form');
              const reading = form && readFilterForm(new FormData(form), locale);
              onOpen(reading?.ok ? reading.query : undefined);
            },
          },
          other,
        )}
      >
        <TuneRounded />
        <span>{words.more}</span>
      </Root>
    </>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    MoreFiltersButton: MoreFiltersButtonLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeMoreFiltersButton: 'root';
  }
  interface ComponentsPropsList {
    KeMoreFiltersButton: Partial<MoreFiltersButtonProps>;
  }
  interface Components<Theme = unknown> {
    KeMoreFiltersButton?: {
      defaultProps?: ComponentsPropsList['KeMoreFiltersButton'];
      styleOverrides?: ComponentsOverrides<Theme>['KeMoreFiltersButton'];
      variants?: ComponentsVariants<Theme>['KeMoreFiltersButton'];
    };
  }
}
