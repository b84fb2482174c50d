import CloseRounded from '@mui/icons-material/CloseRounded';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Link, { type LinkProps } from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { tint, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** One filter that narrows the list. */
export interface FilterChip {
  /** What it narrows to: 'Clifton', 'Up to 2.5 Crore'. */
  label: string;
  /** The same search without this filter. */
  href: string;
}

/** What the chips say. */
export interface FilterChipsLabels {
  /** Names the list for screen readers. */
  name: string;
  /** Comes before a filter, for screen readers. */
  remove: string;
  clear: string;
}

export interface FilterChipsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The filters in force, in their order. */
  filters: readonly FilterChip[];
  /** The search without any filter; shown from two filters on. */
  clearHref?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<FilterChipsLabels> | undefined;
  /** More props of the parts inside: the chips, and the link that clears all. @default {} */
  slotProps?: { chip?: Partial<ChipProps>; clear?: Partial<LinkProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: FilterChipsLabels = { name: 'Active filters', remove: 'Remove filter:', clear: 'Clear all' };

const Root = styled('ul', { name: 'KeFilterChips', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    alignItems: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { minWidth: 0 },
  })),
);

const Filter = styled(Chip, { name: 'KeFilterChips', slot: 'Chip' })<{
  component?: ElementType;
  href?: string;
  underline?: LinkProps['underline'];
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    flexDirection: 'row-reverse',
    height: '2.25rem',
    fontSize: '0.875rem',
    '&:hover': {
      backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 20%, ${
        (theme.vars ?? theme).palette.background.paper
      })`,
    },
    '& .MuiChip-icon': { marginInline: '-0.5rem 0.5rem', color: 'inherit', fontSize: '1rem' },
  })),
);

const Clear = styled(Link, { name: 'KeFilterChips', slot: 'Clear' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'block',
    padding: theme.spacing(1),
    fontSize: '0.875rem',
  })),
);

/**
 * The active filters of a list, each removed by following its link, so that it works without JavaScript and Back
 * brings it back. Nothing is drawn without a filter.
 *
 * Use MUI's Chip instead for choices that are removed without an address.
 */
export function FilterChips(inProps: FilterChipsProps) {
  const props = useThemeProps({ props: inProps, name: 'KeFilterChips' });
  const { filters, clearHref, labels, slotProps = {}, ...other } = props;
  const words = useKitWords('FilterChips', english, labels);
  if (filters.length === 0) return null;
  return (
    <Root ownerState={props} aria-label={words.name} {...other}>
      {filters.map((filter) => (
        <li key={`${filter.label} ${filter.href}`}>
          <Filter
            ownerState={props}
            component={Link}
            href={filter.href}
            underline="none"
            clickable
            icon={<CloseRounded />}
            label={
              <>
                <span style={visuallyHidden}>{`${words.remove} `}</span>
                {filter.label}
              </>
            }
            {...slotProps.chip}
          />
        </li>
      ))}
      {clearHref && filters.length > 1 && (
        <li>
          <Clear ownerState={props} href={clearHref} color="textPrimary" underline="always" {...slotProps.clear}>
            {words.clear}
          </Clear>
        </li>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    FilterChips: FilterChipsLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFilterChips: 'root' | 'chip' | 'clear';
  }
  interface ComponentsPropsList {
    KeFilterChips: Partial<FilterChipsProps>;
  }
  interface Components<Theme = unknown> {
    KeFilterChips?: {
      defaultProps?: ComponentsPropsList['KeFilterChips'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFilterChips'];
      variants?: ComponentsVariants<Theme>['KeFilterChips'];
    };
  }
}
