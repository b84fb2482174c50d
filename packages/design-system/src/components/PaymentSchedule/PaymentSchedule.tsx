import { fullDate } from '@karachi-estates/domain/day';
import { groupThousands } from '@karachi-estates/domain/digits';
import { paymentLabel, type ScheduledPayment } from '@karachi-estates/domain/projects/schedule';
import CalendarTodayRounded from '@mui/icons-material/CalendarTodayRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { figures, hairline, rowsAsBlocks, tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';

/** What stands around the payments; their names are the domain's. */
export interface PaymentScheduleLabels {
  caption: string;
  payment: string;
  due: string;
  amount: string;
  remaining: string;
  /** Before what is left, in the row of a phone. */
  left: (amount: string) => string;
  total: string;
  /** Prices may still change, or a booking has fixed them. */
  open: (day: string) => string;
  fixed: (day: string) => string;
  calendar: string;
  pdf: string;
  empty: string;
}

export interface PaymentScheduleProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is due when, by day; null where the price is on request. */
  payments: readonly ScheduledPayment[] | null;
  /** The day of booking that the days are counted from, YYYY-MM-DD. */
  starts?: string;
  /** A booking has fixed it. @default false */
  booked?: boolean;
  /** Address of the payments as a calendar file. */
  calendarHref?: string | undefined;
  /** Address of the payments as a PDF. */
  pdfHref?: string | undefined;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PaymentScheduleLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: PaymentScheduleLabels = {
  caption: 'Payments',
  payment: 'Payment',
  due: 'Due',
  amount: 'Amount, PKR',
  remaining: 'Left to pay, PKR',
  left: (amount) => `${amount} left to pay`,
  total: 'Total',
  open: (day) => `If you book on ${day}. The price may change before you book, never afterwards.`,
  fixed: (day) => `Fixed by the booking of ${day}.`,
  calendar: 'Add to calendar',
  pdf: 'Payments as PDF',
  empty: 'The price is on request, so its payments are too.',
};

const Root = styled('div', { name: 'KePaymentSchedule', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gap: theme.spacing(2),
    '& > *': { minWidth: 0 },
    '& > p': { margin: 0, color: (theme.vars ?? theme).palette.text.secondary },
  })),
);

const Table = styled('table', { name: 'KePaymentSchedule', slot: 'Table' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tabular,
    width: '100%',
    borderCollapse: 'collapse',
    '& caption': visuallyHidden,
    '& :is(th, td)': { padding: theme.spacing(1), borderBlockEnd: hairline(theme), textAlign: 'start' },
    '& :is(th, td).money': figures,
    '& thead th': { color: (theme.vars ?? theme).palette.text.secondary, fontWeight: 'inherit' },
    '& tbody th': { fontWeight: theme.typography.fontWeightMedium },
    '& tfoot :is(th, td)': { border: 0, fontSize: '1.0625rem', fontWeight: theme.typography.fontWeightBold },
    '& .onPhones': { display: 'none' },
    [theme.breakpoints.down('sm')]: {
      '& thead': visuallyHidden,
      ...rowsAsBlocks(theme),
      '& tr': { rowGap: theme.spacing(0.25), paddingBlock: theme.spacing(1), borderBlockEnd: hairline(theme) },
      '& :is(th, td)': { padding: 0, border: 0 },
      '& tbody td': { color: (theme.vars ?? theme).palette.text.secondary },
      '& tbody .amount': {
        gridRow: 1,
        gridColumn: 2,
        color: (theme.vars ?? theme).palette.text.primary,
        fontWeight: theme.typography.fontWeightMedium,
      },
      '& .onPhones': { display: 'inline' },
      '& .offPhones': { display: 'none' },
    },
  })),
);

const Files = styled('div', { name: 'KePaymentSchedule', slot: 'Files' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    '@media print': { display: 'none' },
  })),
);

/**
 * What is due when for a unit, with the total, what is left after each payment, and the same as files. Days are of
 * Karachi.
 *
 * Use PriceHistory instead for what a price was.
 */
export function PaymentSchedule(inProps: PaymentScheduleProps) {
  const props = useThemeProps({ props: inProps, name: 'KePaymentSchedule' });
  const { payments, starts, booked = false, calendarHref, pdfHref, labels, ...other } = props;
  const ownerState = { ...props, booked };
  const words = useKitWords('PaymentSchedule', english, labels);
  const locale = useKitLocale();
  if (!payments || payments.length === 0) {
    return (
      <Root ownerState={ownerState} {...other}>
        <p>{words.empty}</p>
      </Root>
    );
  }
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  // Noon in Karachi, so that the day is the same in whatever zone it is read.
  const day = (date: string) => fullDate(`${date}T07:00:00Z`, locale);
  return (
    <Root ownerState={ownerState} {...other}>
      {starts && <p>{booked ? words.fixed(day(starts)) : words.open(day(starts))}</p>}
      <Table ownerState={ownerState}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.payment}</th>
            <th scope="col">{words.due}</th>
            <th scope="col" className="money">
              {words.amount}
            </th>
            <th scope="col" className="money">
              {words.remaining}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={`${payment.kind} ${payment.number}`}>
              <th scope="row">{paymentLabel(payment, locale)}</th>
              <td>{day(payment.due)}</td>
              <td className="money amount">{groupThousands(payment.amount)}</td>
              <td className="money">
                <span className="offPhones">{groupThousands(payment.remaining)}</span>
                <span className="onPhones">{words.left(groupThousands(payment.remaining))}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <td className="money">{groupThousands(total)}</td>
            <td className="offPhones" />
          </tr>
        </tfoot>
      </Table>
      {(calendarHref ?? pdfHref) && (
        <Files ownerState={ownerState}>
          {calendarHref && (
            <Button href={calendarHref} download variant="outlined" startIcon={<CalendarTodayRounded />}>
              {words.calendar}
            </Button>
          )}
          {pdfHref && (
            <Button href={pdfHref} download variant="outlined" startIcon={<DownloadRounded />}>
              {words.pdf}
            </Button>
          )}
        </Files>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PaymentSchedule: PaymentScheduleLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePaymentSchedule: 'root' | 'table' | 'files';
  }
  interface ComponentsPropsList {
    KePaymentSchedule: Partial<PaymentScheduleProps>;
  }
  interface Components<Theme = unknown> {
    KePaymentSchedule?: {
      defaultProps?: ComponentsPropsList['KePaymentSchedule'];
      styleOverrides?: ComponentsOverrides<Theme>['KePaymentSchedule'];
      variants?: ComponentsVariants<Theme>['KePaymentSchedule'];
    };
  }
}
