import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { mirrored, sunken } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

/** Where the prices of a group of offers lie, all in one unit. */
export interface PriceSpreadFigures {
  median: number;
  /** A quarter of the offers ask less. */
  lower_quartile: number;
  /** A quarter of the offers ask more. */
  upper_quartile: number;
}

export interface PriceSpreadProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The middle half of the prices is a bar, the median a line in it. */
  figures: PriceSpreadFigures;
  /** A price to be seen among them, as a block. */
  own?: number | undefined;
  /** The right end of the scale, which begins at zero; bars of one table have the same. */
  most: number;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const WIDTH = 200;
const HEIGHT = 16;

const Root = styled('svg', { name: 'KePriceSpread', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme;
    return {
      ...mirrored,
      display: 'block',
      width: '100%',
      height: '1rem',
      overflow: 'visible',
      '& .track': { fill: sunken(theme) },
      '& .half': { fill: palette.primary.main, opacity: 0.35 },
      '& .median': { fill: palette.primary.main },
      '& .own': { fill: palette.secondary.main, stroke: palette.background.paper, strokeWidth: 1 },
      '@media (forced-colors: active)': {
        '& .track': { fill: 'GrayText' },
        '& .half, & .median, & .own': { fill: 'CanvasText', opacity: 1 },
      },
    };
  }),
);

/**
 * Where the prices of a group lie, drawn in one line. It says nothing to a screen reader: the same figures stand beside
 * it in words.
 *
 * Use PriceCourse instead for prices over time.
 */
export function PriceSpread(inProps: PriceSpreadProps) {
  const props = useThemeProps({ props: inProps, name: 'KePriceSpread' });
  const { figures, own, most, ...other } = props;
  const at = (price: number) => (most > 0 ? Math.min(1, Math.max(0, price / most)) * WIDTH : 0);
  const from = at(figures.lower_quartile);
  return (
    <Root ownerState={props} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden {...other}>
      <rect className="track" y={6} width={WIDTH} height={4} rx={2} />
      <rect className="half" x={from} y={3} width={Math.max(2, at(figures.upper_quartile) - from)} height={10} rx={2} />
      <rect className="median" x={at(figures.median) - 1} y={1} width={2} height={14} />
      {own !== undefined && <rect className="own" x={at(own) - 3} width={6} height={HEIGHT} rx={2} />}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePriceSpread: 'root';
  }
  interface ComponentsPropsList {
    KePriceSpread: Partial<PriceSpreadProps>;
  }
  interface Components<Theme = unknown> {
    KePriceSpread?: {
      defaultProps?: ComponentsPropsList['KePriceSpread'];
      styleOverrides?: ComponentsOverrides<Theme>['KePriceSpread'];
      variants?: ComponentsVariants<Theme>['KePriceSpread'];
    };
  }
}
