import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import { formatOfferShort } from '@karachi-estates/domain/properties/shortOffer';
import { propertyTypeLabel, purposeLabel } from '@karachi-estates/domain/properties/vocabulary';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { corner, focusRing, leading, lift, tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';

/** A home on the map. */
export interface MapPillHome {
  title: string;
  /** Whole rupees, by the month when rented. */
  price: number;
  purpose: 'sale' | 'rent';
  property_type: string;
  /** Where it stands is known; else only its area is. */
  exact: boolean;
  /** It lies within so many metres, as its seller shows it. */
  around?: number | undefined;
}

/** What a pill says beside its price. */
export interface MapPillLabels {
  /** Behind a rent, as short as can be: screen readers hear all of it. */
  monthly: string;
  /** The state of a home that was looked at before. */
  seen: string;
  saved: string;
  /** A home whose area is known only. */
  near: string;
  /** A home that is shown as a circle. */
  around: (metres: number) => string;
  /** A home that the person has put aside. */
  rejected: string;
}

export interface MapPillProps extends Omit<ButtonBaseProps, 'children'> {
  /** What is offered: its price stands on the pill, the rest is read out. */
  home: MapPillHome;
  /** Its card is open: filled and lifted. @default false */
  isChosen?: boolean;
  /** It was looked at before: only its outline is left. @default false */
  isSeen?: boolean;
  /** It is among the favourites: it has a heart. @default false */
  isSaved?: boolean;
  /** The person has put it aside and asked to see it nevertheless: square and struck out. @default false */
  isRejected?: boolean;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<MapPillLabels> | undefined;
}

const english: MapPillLabels = {
  monthly: '/mo',
  seen: 'seen before',
  saved: 'saved',
  near: 'somewhere in its area',
  around: (metres) => `within ${metres} metres`,
  rejected: 'put aside',
};

const Root = styled(ButtonBase, { name: 'KeMapPill', slot: 'Root', shouldForwardProp: toPart })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    ...tabular,
    display: 'inline-flex',
    gap: theme.spacing(0.5),
    minHeight: '1.75rem',
    // The finger's target is larger than the pill, which would hide its neighbours.
    '&::after': { content: '""', position: 'absolute', inset: '-0.375rem' },
    paddingInline: theme.spacing(1.25),
    border: `0.125rem solid ${(theme.vars ?? theme).palette.primary.main}`,
    borderRadius: corner(theme, 'pill'),
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    color: (theme.vars ?? theme).palette.primary.contrastText,
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: leading(theme, 1.4),
    whiteSpace: 'nowrap',
    '& > svg': { fontSize: '0.875rem' },
    '&:hover': { boxShadow: lift(theme, 'hover') },
    '&[data-seen]': {
      borderStyle: 'dashed',
      backgroundColor: (theme.vars ?? theme).palette.background.paper,
      color: (theme.vars ?? theme).palette.text.primary,
    },
    '&[data-rejected]': {
      borderRadius: 0,
      borderStyle: 'dotted',
      backgroundColor: (theme.vars ?? theme).palette.background.paper,
      color: (theme.vars ?? theme).palette.text.secondary,
      textDecoration: 'line-through',
    },
    '&[aria-pressed="true"]': {
      borderStyle: 'solid',
      borderColor: (theme.vars ?? theme).palette.text.primary,
      backgroundColor: (theme.vars ?? theme).palette.text.primary,
      color: (theme.vars ?? theme).palette.background.paper,
      boxShadow: lift(theme, 'float'),
      scale: '1.1',
    },
    '&:focus-visible': focusRing(theme),
  })),
);

/**
 * The price of one home at its place on a map; a press opens its card. What was seen, saved or chosen is told by the
 * shape too, not by colour alone.
 *
 * Use MapCluster instead for several homes.
 */
export function MapPill(inProps: MapPillProps) {
  const props = useThemeProps({ props: inProps, name: 'KeMapPill' });
  const { home, isChosen = false, isSeen = false, isSaved = false, isRejected = false, labels, ...other } = props;
  const ownerState = { ...props, isChosen, isSeen, isSaved, isRejected };
  const words = useKitWords('MapPill', english, labels);
  const locale = useKitLocale();
  const about = [
    propertyTypeLabel(home.property_type, locale),
    purposeLabel(home.purpose, locale),
    home.title,
    isSaved && words.saved,
    isSeen && words.seen,
    isRejected && words.rejected,
    !home.exact && (home.around === undefined ? words.near : words.around(home.around)),
  ].filter(Boolean);
  return (
    <Root
      ownerState={ownerState}
      aria-pressed={isChosen}
      data-seen={isSeen || undefined}
      data-rejected={isRejected || undefined}
      {...other}
    >
      {isSaved && <FavoriteRounded aria-hidden />}
      <span aria-hidden>
        {formatPriceShort(home.price, locale)}
        {home.purpose === 'rent' && words.monthly}
      </span>
      <span style={visuallyHidden}>{`${formatOfferShort(home, locale)} ${about.join(', ')}`}</span>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    MapPill: MapPillLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeMapPill: 'root';
  }
  interface ComponentsPropsList {
    KeMapPill: Partial<MapPillProps>;
  }
  interface Components<Theme = unknown> {
    KeMapPill?: {
      defaultProps?: ComponentsPropsList['KeMapPill'];
      styleOverrides?: ComponentsOverrides<Theme>['KeMapPill'];
      variants?: ComponentsVariants<Theme>['KeMapPill'];
    };
  }
}
