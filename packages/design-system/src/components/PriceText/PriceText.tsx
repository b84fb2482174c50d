import { formatPkr, formatPriceShort, formatPriceWords } from '@karachi-estates/domain/properties/price';
import type { Purpose } from '@karachi-estates/domain/properties/vocabulary';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { leading, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';

/** What it says beside the number. */
export interface PriceTextLabels {
  /** After a rent. */
  perMonth: string;
}

export interface PriceTextProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** Whole rupees; by the month where the purpose is rent. */
  price: number;
  /** A rent says that it is by the month. @default 'sale' */
  purpose?: Purpose;
  /**
   * `card` beside a picture, `page` as the loudest number of a detail page, with the price in words.
   * @default 'card'
   */
  size?: 'card' | 'page';
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PriceTextLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: PriceTextLabels = { perMonth: '/ month' };

const Root = styled('p', { name: 'KePriceText', slot: 'Root' })<{ ownerState: Required<Pick<PriceTextProps, 'size'>> }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    ...tabular,
    margin: 0,
    lineHeight: leading(theme, 1.15),
    '& > strong': {
      display: 'block',
      // '9.5 Crore' is read from left to right also where the page is not, and stands where the page begins.
      width: 'fit-content',
      unicodeBidi: 'plaintext',
      fontWeight: theme.typography.fontWeightBold,
      fontSize: '1.25rem',
      letterSpacing: '-0.01em',
    },
    '& small': { fontSize: '0.7em', fontWeight: theme.typography.fontWeightMedium, letterSpacing: 0 },
    '& span, & small': { color: (theme.vars ?? theme).palette.text.secondary },
    '& > span': { display: 'block', fontSize: '0.8125rem', lineHeight: leading(theme, 1.5) },
    variants: [
      {
        props: { size: 'page' },
        style: {
          '& > strong': { fontSize: theme.typography.h2.fontSize },
          '& > strong + span': {
            marginBlockStart: theme.spacing(0.5),
            fontSize: '1rem',
            fontWeight: theme.typography.fontWeightMedium,
          },
          '& > span': { fontSize: '0.875rem' },
        },
      },
    ],
  })),
);

/**
 * A price as people here say it, '2.5 Crore', with the exact rupees beneath; a rent says '/ month'.
 *
 * Use the domain's `formatPrice` instead inside a sentence.
 */
export function PriceText(inProps: PriceTextProps) {
  const props = useThemeProps({ props: inProps, name: 'KePriceText' });
  const { price, purpose = 'sale', size = 'card', labels, ...other } = props;
  const ownerState = { ...props, purpose, size };
  const { perMonth } = useKitWords('PriceText', english, labels);
  const locale = useKitLocale();
  return (
    <Root ownerState={ownerState} {...other}>
      <strong>
        {formatPriceShort(price, locale)}
        {purpose === 'rent' && <small>{`\u00a0${perMonth}`}</small>}
      </strong>{' '}
      <span>{formatPkr(price)}</span>
      {size === 'page' && <span>{formatPriceWords(price, locale)}</span>}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PriceText: PriceTextLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePriceText: 'root';
  }
  interface ComponentsPropsList {
    KePriceText: Partial<PriceTextProps>;
  }
  interface Components<Theme = unknown> {
    KePriceText?: {
      defaultProps?: ComponentsPropsList['KePriceText'];
      styleOverrides?: ComponentsOverrides<Theme>['KePriceText'];
      variants?: ComponentsVariants<Theme>['KePriceText'];
    };
  }
}
