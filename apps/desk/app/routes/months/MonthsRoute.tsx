import { closeDeskMonth, type DeskMonth, exportDeskMonth } from '@karachi-estates/contracts/deskMoney';
import { pathOf } from '@karachi-estates/contracts/endpoint';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { monthName } from '@karachi-estates/domain/day';
import { formatMoney } from '@karachi-estates/domain/orders/money';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { ScreenSkeleton } from '../../chrome/ScreenSkeleton.tsx';
import { money } from '../../content/money.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { count, moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { type Meaning, State } from '../../parts/State.tsx';

const words = money.months;

const MEANINGS: Record<DeskMonth['state'], Meaning> = { closed: 'good', open: 'waits', running: 'plain' };

/** Amounts less than nothing are corrections of an earlier month. */
const signed = (rupees: number) => `${rupees < 0 ? '−' : ''}${formatMoney(Math.abs(rupees))}`;

function Totals({ month }: { month: DeskMonth }) {
  const { columns } = words;
  if (month.totals.length === 0) return <Typography variant="body2">{words.none}</Typography>;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={monthName(month.month)}>
      <Table size="small" sx={{ '& td, & th': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.plan}</TableCell>
            {[
              columns.orders,
              columns.received,
              columns.earned,
              columns.unearned,
              columns.paidBack,
              columns.writtenOff,
            ].map((label) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {month.totals.map((total) => (
            <TableRow key={total.plan}>
              <TableCell component="th" scope="row">
                {terms.plans[total.plan] ?? total.plan}
              </TableCell>
              <TableCell align="right">{count(total.orders)}</TableCell>
              <TableCell align="right">{signed(total.received)}</TableCell>
              <TableCell align="right">{signed(total.earned)}</TableCell>
              <TableCell align="right">{signed(total.unearned)}</TableCell>
              <TableCell align="right">{signed(total.paid_back)}</TableCell>
              <TableCell align="right">{signed(total.written_off)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Month({ month, isNext }: { month: DeskMonth; isNext: boolean }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const name = monthName(month.month);
  return (
    <Panel title={name}>
      <Stack spacing={1.5}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <State meaning={MEANINGS[month.state]}>{words.states[month.state]}</State>
          {month.closed_at && month.closed_by && (
            <Typography variant="body2" color="textSecondary">
              {words.closedBy(month.closed_by, moment(month.closed_at))}
            </Typography>
          )}
        </Stack>
        <Totals month={month} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<DownloadRounded />}
            component="a"
            href={pathOf(exportDeskMonth, { params: { month: month.month } })}
            aria-label={words.fileOf(name)}
            download
          >
            {words.file}
          </Button>
          {isNext && (
            <Button aria-label={words.closeOf(name)} onClick={() => setIsAsked(true)} {...heldWhile(pending)}>
              {words.close}
            </Button>
          )}
        </Stack>
      </Stack>
      <ConfirmDialog
        open={isAsked}
        title={words.ask.title(name)}
        confirmLabel={words.close}
        tone="danger"
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          void act(() => call(closeDeskMonth, { params: { month: month.month } }), { said: () => words.done(name) });
        }}
      >
        {words.ask.text}
      </ConfirmDialog>
    </Panel>
  );
}

/** The months; only the first that is still open can be closed. */
function Months({ rows }: { rows: readonly DeskMonth[] }) {
  if (rows.every(({ totals, state }) => totals.length === 0 && state === 'running'))
    return <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>;
  const next = rows.findLast(({ state }) => state === 'open')?.month;
  return (
    <Stack spacing={2}>
      {rows.map((month) => (
        <Month key={month.month} month={month} isNext={month.month === next} />
      ))}
    </Stack>
  );
}

/** The months of the books: totals for each plan, the file for the accountant, and the close. */
export default function MonthsRoute() {
  const { data, isPending, isFetching, error, refetch } = useGetOne<{ id: string; rows: DeskMonth[] }>('months', {
    id: 'all',
  });
  const failed = error instanceof CallFailed ? error : undefined;
  return (
    <Page title={words.title} lead={words.lead}>
      {error ? (
        <FailedState title={words.failed} onRetry={refetch} retrying={isFetching} reference={failed?.requestId}>
          {failed?.message}
        </FailedState>
      ) : isPending || !data ? (
        <ScreenSkeleton />
      ) : (
        <Months rows={data.rows} />
      )}
    </Page>
  );
}
