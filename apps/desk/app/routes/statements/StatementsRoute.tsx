import { type DeskLine, takeDeskLine } from '@karachi-estates/contracts/deskMoney';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { ScreenSkeleton } from '../../chrome/ScreenSkeleton.tsx';
import { money } from '../../content/money.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { day, NOTHING } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { ImportForm } from './ImportForm.tsx';

const words = money.statements;

function Line({ line }: { line: DeskLine }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [reference, setReference] = useState(line.reference ?? '');
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(line.booked_on)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {formatPkr(line.amount)}
      </TableCell>
      <TableCell sx={{ minWidth: '10rem', overflowWrap: 'anywhere' }}>
        {[line.bank, line.description, line.transaction].filter(Boolean).join(', ')}
      </TableCell>
      <TableCell>{line.payer || NOTHING}</TableCell>
      <TableCell>{words.matches[line.match] ?? line.match}</TableCell>
      <TableCell sx={{ minWidth: '9rem' }}>
        {line.expected === null ? NOTHING : words.expectedOf(formatPkr(line.expected), line.seller_name ?? '')}
      </TableCell>
      <TableCell>
        <Stack
          component="form"
          direction="row"
          spacing={1}
          onSubmit={(event) => {
            event.preventDefault();
            void act(() => call(takeDeskLine, { params: { id: String(line.id) }, body: { reference } }), {
              said: ({ message }) => message,
            });
          }}
        >
          <TextField
            size="small"
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            sx={{ minWidth: '9rem' }}
            slotProps={{ htmlInput: { 'aria-label': words.referenceOf(line.id), maxLength: 20, autoComplete: 'off' } }}
          />
          <Button
            type="submit"
            variant="outlined"
            size="small"
            disabled={pending || reference.trim() === ''}
            aria-label={words.takeOf(line.id)}
          >
            {words.take}
          </Button>
        </Stack>
      </TableCell>
    </TableRow>
  );
}

function Lines({ rows }: { rows: readonly DeskLine[] }) {
  if (rows.length === 0) return <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={words.lines}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{words.columns.day}</TableCell>
            <TableCell align="right">{words.columns.amount}</TableCell>
            <TableCell>{words.columns.text}</TableCell>
            <TableCell>{words.columns.payer}</TableCell>
            <TableCell>{words.columns.match}</TableCell>
            <TableCell>{words.columns.expected}</TableCell>
            <TableCell>{words.columns.take}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Statements of banks: the import, and the lines that no order has taken. */
export default function StatementsRoute() {
  const { data, isPending, isFetching, error, refetch } = useGetOne<{ id: string; rows: DeskLine[] }>('statements', {
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
        <Stack spacing={2}>
          <Panel title={words.lines}>
            <Lines rows={data.rows} />
          </Panel>
          <Panel title={words.import.title}>
            <ImportForm />
          </Panel>
        </Stack>
      )}
    </Page>
  );
}
