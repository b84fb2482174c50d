import { ALL_HOMES } from '@karachi-estates/domain/areas/statistics';
import { groupThousands } from '@karachi-estates/domain/digits';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { figures, hairline, rowsAsBlocks, tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { PriceSpread, type PriceSpreadFigures } from '../PriceSpread/PriceSpread.tsx';

/** What the table says beside its figures. */
export interface AreaPricesLabels {
  type: string;
  /** All types that people live in, together. */
  allHomes: string;
  /** The unit is said here, once. */
  median: string;
  spread: string;
  between: (lower: string, upper: string) => string;
  offers: string;
  /** In the row of a phone, where no head says what the number is. */
  offersOf: (offers: string) => string;
  listed: string;
  days: (days: string) => string;
  loading: string;
  empty: string;
}

/** What is asked for a type, as the API gives it: whole rupees per square yard. */
export interface AreaPricesFigures extends PriceSpreadFigures {
  /** `homes` for all types that people live in. */
  property_type: string;
  offers: number;
  /** Half of the offers have been listed for longer. */
  days: number;
}

export interface AreaPricesProps extends Omit<TableProps, 'children'> {
  /** Names the table. */
  caption: string;
  /** One row each, in their order; undefined while they are on their way. */
  figures: readonly AreaPricesFigures[] | undefined;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<AreaPricesLabels> | undefined;
}

const english: AreaPricesLabels = {
  type: 'Type',
  allHomes: 'All homes',
  median: 'Median, PKR per sq yd',
  spread: 'Half of them ask',
  between: (lower, upper) => `${lower} to ${upper}`,
  offers: 'Offers',
  offersOf: (offers) => `${offers} offers`,
  listed: 'Listed for',
  days: (days) => (days === '1' ? '1 day' : `${days} days`),
  loading: 'Loading the figures…',
  empty: 'Fewer than ten offers, which say nothing about a place.',
};

const Root = styled(Table, { name: 'KeAreaPrices', slot: 'Root', shouldForwardProp: toPart })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tabular,
    '& caption': {
      captionSide: 'top',
      padding: 0,
      paddingBlockEnd: theme.spacing(1),
      ...theme.typography.subtitle1,
      color: (theme.vars ?? theme).palette.text.primary,
    },
    '& :is(th, td)': { ...tabular, paddingInline: theme.spacing(1), verticalAlign: 'middle' },
    '& thead :is(th, td)': { ...theme.typography.body2, color: (theme.vars ?? theme).palette.text.secondary },
    '& tbody th': { ...theme.typography.subtitle1, color: (theme.vars ?? theme).palette.text.primary },
    '& tbody td strong': { fontSize: '1.125rem', fontWeight: theme.typography.fontWeightBold },
    // Each row becomes a block on phones.
    [theme.breakpoints.down('sm')]: {
      '& thead': visuallyHidden,
      '& :is(th, td)': { padding: 0, border: 0 },
      ...rowsAsBlocks(theme),
      '& tbody tr': { rowGap: theme.spacing(0.5), paddingBlock: theme.spacing(1.5), borderBlockEnd: hairline(theme) },
    },
  })),
);

const Spread = styled(TableCell, { name: 'KeAreaPrices', slot: 'Spread' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    width: '40%',
    color: (theme.vars ?? theme).palette.text.secondary,
    '& bdi': { ...theme.typography.body2, whiteSpace: 'nowrap' },
    [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', width: 'auto' },
  })),
);

const Figure = styled(TableCell)(figures);

/** What a number is, where the row of a phone has no head above it. */
const OnPhones = styled('span')(memoTheme(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } })));
const OffPhones = styled('span')(memoTheme(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } })));

/** Beyond the highest quartile, so that its end can be seen. */
const ROOM = 1.1;

/**
 * What is asked for a square yard in an area, by type: median, spread with a bar, number of offers, and for how long
 * they are listed. On phones each row becomes a block.
 *
 * Use PriceCourse instead for the course over months.
 */
export function AreaPrices(inProps: AreaPricesProps) {
  const props = useThemeProps({ props: inProps, name: 'KeAreaPrices' });
  const { caption, figures, labels, ...other } = props;
  const words = useKitWords('AreaPrices', english, labels);
  const locale = useKitLocale();
  const most = ROOM * Math.max(0, ...(figures ?? []).map((each) => each.upper_quartile));
  return (
    <Root ownerState={props} {...other}>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          <TableCell>{words.type}</TableCell>
          <Figure>{words.median}</Figure>
          <Spread ownerState={props}>{words.spread}</Spread>
          <Figure>{words.offers}</Figure>
          <Figure>{words.listed}</Figure>
        </TableRow>
      </TableHead>
      <TableBody aria-busy={figures === undefined}>
        {figures === undefined && (
          <TableRow>
            <TableCell colSpan={5}>
              <div role="status" aria-label={words.loading}>
                <Skeleton width="90%" />
                <Skeleton width="80%" />
                <Skeleton width="85%" />
              </div>
            </TableCell>
          </TableRow>
        )}
        {figures?.length === 0 && (
          <TableRow>
            <TableCell colSpan={5}>{words.empty}</TableCell>
          </TableRow>
        )}
        {figures?.map((each) => (
          <TableRow key={each.property_type}>
            <TableCell component="th" scope="row">
              {each.property_type === ALL_HOMES ? words.allHomes : propertyTypeLabel(each.property_type, locale)}
            </TableCell>
            <Figure>
              <strong>{groupThousands(each.median)}</strong>
            </Figure>
            <Spread ownerState={props}>
              <PriceSpread figures={each} most={most} />
              <bdi>{words.between(groupThousands(each.lower_quartile), groupThousands(each.upper_quartile))}</bdi>
            </Spread>
            <Figure>
              <OffPhones>{groupThousands(each.offers)}</OffPhones>
              <OnPhones>{words.offersOf(groupThousands(each.offers))}</OnPhones>
            </Figure>
            <Figure>{words.days(groupThousands(each.days))}</Figure>
          </TableRow>
        ))}
      </TableBody>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    AreaPrices: AreaPricesLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAreaPrices: 'root' | 'spread';
  }
  interface ComponentsPropsList {
    KeAreaPrices: Partial<AreaPricesProps>;
  }
  interface Components<Theme = unknown> {
    KeAreaPrices?: {
      defaultProps?: ComponentsPropsList['KeAreaPrices'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAreaPrices'];
      variants?: ComponentsVariants<Theme>['KeAreaPrices'];
    };
  }
}
