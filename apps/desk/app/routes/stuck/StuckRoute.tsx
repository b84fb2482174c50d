import { retryStuckJobs, retryStuckMail, type Stuck } from '@karachi-estates/contracts/deskStuck';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { ScreenSkeleton } from '../../chrome/ScreenSkeleton.tsx';
import { stuck as words } from '../../content/stuck.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { Fold } from '../../parts/Fold.tsx';
import { count, moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';

const Scroll = styled('div')({ overflowX: 'auto' });

function Mails({ mails }: Pick<Stuck, 'mails'>) {
  const call = useApi();
  const { act, pending } = useAct();
  const { columns } = words.mails;
  if (mails.length === 0) return <Typography variant="body2">{words.mails.none}</Typography>;
  return (
    <Scroll>
      <Table size="small" aria-label={words.mails.title}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.to}</TableCell>
            <TableCell>{columns.subject}</TableCell>
            <TableCell>{columns.state}</TableCell>
            <TableCell>{columns.error}</TableCell>
            <TableCell align="right">{columns.action}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {mails.map((mail) => (
            <TableRow key={mail.id}>
              <TableCell>{mail.recipient}</TableCell>
              <TableCell dir="auto">{mail.subject}</TableCell>
              <TableCell>
                {mail.next_at ? (
                  <State meaning="waits">{words.mails.next(moment(mail.next_at))}</State>
                ) : (
                  <State meaning="stopped">{words.mails.givenUp}</State>
                )}
              </TableCell>
              <TableCell>{mail.last_error}</TableCell>
              <TableCell align="right">
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={words.mails.retryOf(mail.subject)}
                  onClick={() =>
                    act(() => call(retryStuckMail, { params: { id: String(mail.id) } }), {
                      said: () => words.mails.retried,
                    })
                  }
                  {...heldWhile(pending)}
                >
                  {words.mails.retry}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroll>
  );
}

function QueueTable({ queues, label }: Pick<Stuck, 'queues'> & { label: string }) {
  const call = useApi();
  const { act, pending } = useAct();
  const { columns } = words.jobs;
  return (
    <Scroll>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.queue}</TableCell>
            <TableCell align="right">{columns.waiting}</TableCell>
            <TableCell align="right">{columns.running}</TableCell>
            <TableCell align="right">{columns.failed}</TableCell>
            <TableCell>{columns.error}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {queues.map(({ queue, waiting, running, failed, last_error: error }) => (
            <TableRow key={queue}>
              <TableCell component="th" scope="row">
                <code>{queue}</code>
              </TableCell>
              <TableCell align="right">{count(waiting)}</TableCell>
              <TableCell align="right">{count(running)}</TableCell>
              <TableCell align="right">
                {count(failed)}{' '}
                {failed > 0 && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={words.jobs.retryOf(queue)}
                    onClick={() =>
                      act(() => call(retryStuckJobs, { params: { queue } }), { said: () => words.jobs.retried })
                    }
                    {...heldWhile(pending)}
                  >
                    {words.jobs.retry}
                  </Button>
                )}
              </TableCell>
              <TableCell>{error}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroll>
  );
}

/** The queues that failed; those that go as they should are folded away. */
function Queues({ queues }: Pick<Stuck, 'queues'>) {
  const failed = queues.filter((queue) => queue.failed > 0).toSorted((one, other) => other.failed - one.failed);
  const well = queues.filter((queue) => queue.failed === 0);
  return (
    <>
      {failed.length > 0 ? (
        <QueueTable queues={failed} label={words.jobs.title} />
      ) : (
        <Typography variant="body2">{words.jobs.none}</Typography>
      )}
      {well.length > 0 && (
        <Fold summary={words.jobs.well(well.length)}>
          <QueueTable queues={well} label={words.jobs.well(well.length)} />
        </Fold>
      )}
    </>
  );
}

/** Mails that did not go out and jobs that failed, each with a button that tries it again. */
export default function StuckRoute() {
  const { data, isPending, isFetching, error, refetch } = useGetOne<Stuck & { id: string }>('stuck', { id: 'now' });
  return (
    <Page title={words.title} lead={words.lead}>
      {error ? (
        <FailedState
          title={words.failed}
          onRetry={refetch}
          retrying={isFetching}
          reference={error instanceof CallFailed ? error.requestId : undefined}
        >
          {error instanceof CallFailed ? error.message : undefined}
        </FailedState>
      ) : isPending || !data ? (
        <ScreenSkeleton />
      ) : (
        <Stack spacing={2}>
          <Panel title={words.mails.title}>
            <Mails mails={data.mails} />
          </Panel>
          <Panel title={words.jobs.title}>
            <Queues queues={data.queues} />
          </Panel>
        </Stack>
      )}
    </Page>
  );
}
