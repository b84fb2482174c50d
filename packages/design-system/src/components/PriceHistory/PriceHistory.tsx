import { fullDate } from '@karachi-estates/domain/day';
import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { hairline, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';

/** What happened to a listing, each with its day; prices come as people say them. */
export interface PriceHistoryLabels {
  listed: (day: string, price: string) => string;
  reduced: (day: string, by: string) => string;
  raised: (day: string, by: string) => string;
  paused: (day: string) => string;
  resumed: (day: string) => string;
  sold: (day: string) => string;
  rented: (day: string) => string;
}

/** One thing that happened, as the API gives it. */
export interface PriceHistoryEvent {
  kind: keyof PriceHistoryLabels;
  /** The moment, in ISO 8601. */
  at: string;
  /** Rupees from then on. */
  price: number;
  /** The difference, where the price changed. */
  by?: number | undefined;
}

export interface PriceHistoryProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Newest first. */
  events: readonly PriceHistoryEvent[];
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PriceHistoryLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: PriceHistoryLabels = {
  listed: (day, price) => `Listed on ${day} for ${price}`,
  reduced: (day, by) => `Reduced by ${by} on ${day}`,
  raised: (day, by) => `Raised by ${by} on ${day}`,
  paused: (day) => `Taken off the market on ${day}`,
  resumed: (day) => `Back on the market on ${day}`,
  sold: (day) => `Sold on ${day}`,
  rented: (day) => `Rented on ${day}`,
};

const Root = styled('ol', { name: 'KePriceHistory', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    ...tabular,
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: (theme.vars ?? theme).palette.text.secondary,
    '& > li': { paddingBlock: theme.spacing(0.75), borderBlockEnd: hairline(theme) },
    '& > li:last-child': { borderBlockEnd: 0 },
    '& > .KePriceHistory-reduced': {
      color: (theme.vars ?? theme).palette.success.main,
      fontWeight: theme.typography.fontWeightMedium,
    },
  })),
);

/**
 * What became of the price and the state of a listing, newest first.
 *
 * Use PriceContext instead to compare a price with others.
 */
export function PriceHistory(inProps: PriceHistoryProps) {
  const props = useThemeProps({ props: inProps, name: 'KePriceHistory' });
  const { events, labels, ...other } = props;
  const words = useKitWords('PriceHistory', english, labels);
  const locale = useKitLocale();
  if (events.length === 0) return null;
  return (
    <Root ownerState={props} {...other}>
      {events.map(({ kind, at, price, by }) => (
        <li key={`${kind} ${at}`} className={`KePriceHistory-${kind}`}>
          {words[kind](fullDate(at, locale), formatPriceShort(by ?? price, locale))}
        </li>
      ))}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PriceHistory: PriceHistoryLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePriceHistory: 'root';
  }
  interface ComponentsPropsList {
    KePriceHistory: Partial<PriceHistoryProps>;
  }
  interface Components<Theme = unknown> {
    KePriceHistory?: {
      defaultProps?: ComponentsPropsList['KePriceHistory'];
      styleOverrides?: ComponentsOverrides<Theme>['KePriceHistory'];
      variants?: ComponentsVariants<Theme>['KePriceHistory'];
    };
  }
}
