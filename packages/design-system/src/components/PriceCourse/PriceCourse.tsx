import { monthName } from '@karachi-estates/domain/day';
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
import { mirrored, tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import type { PriceSpreadFigures } from '../PriceSpread/PriceSpread.tsx';

/** What the chart says beside its figures. */
export interface PriceCourseLabels {
  month: string;
  median: string;
  spread: string;
  between: (lower: string, upper: string) => string;
  offers: string;
  /** The loudest figure of the chart. */
  now: (price: string) => string;
  empty: string;
}

/** The figures of a month, as the API gives them: whole rupees per square yard. */
export interface PriceCourseMonth extends PriceSpreadFigures {
  /** '2026-11'. */
  month: string;
  offers: number;
}

export interface PriceCourseProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Names the chart. */
  caption: string;
  /** One point each, oldest first; months without enough offers are left out. */
  months: readonly PriceCourseMonth[];
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PriceCourseLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: PriceCourseLabels = {
  month: 'Month',
  median: 'Median, PKR per sq yd',
  spread: 'Half of them ask',
  between: (lower, upper) => `${lower} to ${upper}`,
  offers: 'Offers',
  now: (price) => `PKR ${price} per sq yd`,
  empty: 'The course begins with the second month.',
};

const WIDTH = 600;
const HEIGHT = 160;
/** Above the highest price. */
const ROOM = 1.1;

const Root = styled('figure', { name: 'KePriceCourse', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    margin: 0,
    minWidth: 0,
    position: 'relative',
    '& figcaption': {
      ...theme.typography.subtitle1,
      color: (theme.vars ?? theme).palette.text.primary,
    },
    '& > p': { ...theme.typography.body1, ...tabular, margin: 0, unicodeBidi: 'plaintext' },
  })),
);

const Chart = styled('svg', { name: 'KePriceCourse', slot: 'Chart' })<{ ownerState: object }>(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme;
    return {
      ...mirrored,
      display: 'block',
      width: '100%',
      height: '10rem',
      marginBlockStart: theme.spacing(1),
      '& .half': { fill: palette.primary.main, opacity: 0.18 },
      '& .median': { fill: 'none', stroke: palette.primary.main, strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' },
      '& .ground': { stroke: palette.divider, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
      // A drawing keeps its colours, which may be those of the page in a contrast theme.
      '@media (forced-colors: active)': {
        '& .half': { fill: 'CanvasText' },
        '& :is(.median, .ground)': { stroke: 'CanvasText' },
      },
    };
  }),
);

const Ends = styled('div', { name: 'KePriceCourse', slot: 'Ends' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    ...tabular,
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    color: (theme.vars ?? theme).palette.text.secondary,
    '& > :last-child': { textAlign: 'end' },
  })),
);

/** A table alone would be as wide as its words, hidden or not. */
const Hidden = styled('div')(visuallyHidden);

/** Months since the beginning of our era. */
const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/**
 * The monthly course of prices from zero: the median as a line, the middle half as a band. Screen readers get a table.
 *
 * Use PriceSpread instead for the prices of one moment.
 */
export function PriceCourse(inProps: PriceCourseProps) {
  const props = useThemeProps({ props: inProps, name: 'KePriceCourse' });
  const { caption, months, labels, ...other } = props;
  const words = useKitWords('PriceCourse', english, labels);
  const locale = useKitLocale();
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last || first === last) {
    return (
      <Root ownerState={props} {...other}>
        <figcaption>{caption}</figcaption>
        <p>{words.empty}</p>
      </Root>
    );
  }
  const start = count(first.month);
  const span = count(last.month) - start;
  const most = ROOM * Math.max(...months.map((each) => each.upper_quartile));
  const point = (month: string, price: number) => {
    const x = ((count(month) - start) / span) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - (price / most) * HEIGHT).toFixed(1)}`;
  };
  const band = [
    ...months.map((each) => point(each.month, each.upper_quartile)),
    ...[...months].reverse().map((each) => point(each.month, each.lower_quartile)),
  ];
  return (
    <Root ownerState={props} {...other}>
      <figcaption>{caption}</figcaption>
      <Chart ownerState={props} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <polygon className="half" points={band.join(' ')} />
        <line className="ground" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <polyline className="median" points={months.map((each) => point(each.month, each.median)).join(' ')} />
      </Chart>
      <Ends ownerState={props} aria-hidden>
        {[first, last].map((each) => (
          <span key={each.month}>
            {monthName(each.month, locale)}
            <br />
            {words.now(groupThousands(each.median))}
          </span>
        ))}
      </Ends>
      <Hidden>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {[words.month, words.median, words.spread, words.offers].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((each) => (
              <tr key={each.month}>
                <th scope="row">{monthName(each.month, locale)}</th>
                <td>{groupThousands(each.median)}</td>
                <td>{words.between(groupThousands(each.lower_quartile), groupThousands(each.upper_quartile))}</td>
                <td>{groupThousands(each.offers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Hidden>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PriceCourse: PriceCourseLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePriceCourse: 'root' | 'chart' | 'ends';
  }
  interface ComponentsPropsList {
    KePriceCourse: Partial<PriceCourseProps>;
  }
  interface Components<Theme = unknown> {
    KePriceCourse?: {
      defaultProps?: ComponentsPropsList['KePriceCourse'];
      styleOverrides?: ComponentsOverrides<Theme>['KePriceCourse'];
      variants?: ComponentsVariants<Theme>['KePriceCourse'];
    };
  }
}
