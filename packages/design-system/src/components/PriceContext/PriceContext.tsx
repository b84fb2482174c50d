import { groupThousands } from '@karachi-estates/domain/digits';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { PriceSpread, type PriceSpreadFigures } from '../PriceSpread/PriceSpread.tsx';

/** What is compared, in words: '240 sq yd', 'houses', 'Clifton'. */
export interface PriceContextHomes {
  size: string;
  homes: string;
  area: string;
}

/** The sentences of the comparison. */
export interface PriceContextLabels {
  /** '240 sq yd houses'. */
  kind: (size: string, homes: string) => string;
  /** What the price is compared with, as it stands in the sentences; the number comes as people write it. */
  compared: (kind: string, area: string, offers: string) => string;
  below: (compared: string, percent: number) => string;
  above: (compared: string, percent: number) => string;
  near: (compared: string) => string;
  figures: (own: string, median: string) => string;
  note: string;
}

/** How a price stands to others, as the API gives it: whole rupees per square yard. */
export interface PriceContextComparison extends PriceSpreadFigures {
  offers: number;
  own: number;
  /** Above the median, or below it where negative. */
  percent: number;
}

export interface PriceContextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The figures. */
  comparison: PriceContextComparison;
  /** What was compared: size, kind and area as the language says them. */
  homes: PriceContextHomes;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PriceContextLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: PriceContextLabels = {
  kind: (size, homes) => `${size} ${homes}`,
  compared: (kind, area, offers) => `the median of ${kind} in ${area} (${offers} offers)`,
  below: (compared, percent) => `About ${percent}% below ${compared}`,
  above: (compared, percent) => `About ${percent}% above ${compared}`,
  near: (compared) => `Close to ${compared}`,
  figures: (own, median) => `PKR ${own} per sq yd, the median is PKR ${median}`,
  note: 'Asked, not sold. The bar is the middle half of the offers.',
};

/** Within so many percent a price is at the median: sizes and rooms differ more than that. */
const NEAR = 2;
/** Beyond the highest price that is drawn. */
const ROOM = 1.1;

const Root = styled('div', { name: 'KePriceContext', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(0.75),
    minWidth: 0,
    '& > p': { ...theme.typography.body2, ...tabular, margin: 0, color: (theme.vars ?? theme).palette.text.secondary },
    '& > p:first-of-type': { ...theme.typography.subtitle1, color: (theme.vars ?? theme).palette.text.primary },
  })),
);

/**
 * How the price of a home stands to others of its size, kind and area, in a sentence and a bar. Draw nothing where
 * there are too few to compare.
 *
 * Use AreaPrices instead for the prices of an area.
 */
export function PriceContext(inProps: PriceContextProps) {
  const props = useThemeProps({ props: inProps, name: 'KePriceContext' });
  const { comparison, homes, labels, ...other } = props;
  const words = useKitWords('PriceContext', english, labels);
  const { percent, own, median, upper_quartile: upper } = comparison;
  const compared = words.compared(words.kind(homes.size, homes.homes), homes.area, groupThousands(comparison.offers));
  const isNear = Math.abs(percent) <= NEAR;
  const differs = percent < 0 ? words.below : words.above;
  return (
    <Root ownerState={props} {...other}>
      <p>{isNear ? words.near(compared) : differs(compared, Math.abs(percent))}</p>
      <PriceSpread figures={comparison} own={own} most={ROOM * Math.max(own, upper)} />
      <p>{words.figures(groupThousands(own), groupThousands(median))}</p>
      <p>{words.note}</p>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PriceContext: PriceContextLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePriceContext: 'root';
  }
  interface ComponentsPropsList {
    KePriceContext: Partial<PriceContextProps>;
  }
  interface Components<Theme = unknown> {
    KePriceContext?: {
      defaultProps?: ComponentsPropsList['KePriceContext'];
      styleOverrides?: ComponentsOverrides<Theme>['KePriceContext'];
      variants?: ComponentsVariants<Theme>['KePriceContext'];
    };
  }
}
