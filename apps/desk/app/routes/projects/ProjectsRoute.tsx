import type { DeskProject } from '@karachi-estates/contracts/deskProjects';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { UNIT_STATES, unitStateLabel } from '@karachi-estates/domain/projects/states';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import { Page } from '../../chrome/Page.tsx';
import { ScreenSkeleton } from '../../chrome/ScreenSkeleton.tsx';
import { projects } from '../../content/projects.ts';
import { CallFailed } from '../../data/call.ts';
import { count, moment, NOTHING } from '../../parts/format.ts';
import { RowLink } from '../../parts/ListScreen.tsx';

const words = projects.list;

/** The launch that is set or runs, in a few words. */
function launchWords({ launch }: DeskProject): string {
  if (!launch) return NOTHING;
  return projects.launchAt[launch.state](moment(launch.state === 'before' ? launch.opens_at : launch.ends_at));
}

function Projects({ rows }: { rows: readonly DeskProject[] }) {
  if (rows.length === 0) return <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={words.title}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{words.columns.name}</TableCell>
            {UNIT_STATES.map((state) => (
              <TableCell key={state} align="right">
                {unitStateLabel(state, 'en')}
              </TableCell>
            ))}
            <TableCell>{words.columns.launch}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((project) => (
            <TableRow key={project.id}>
              <TableCell component="th" scope="row" sx={{ minWidth: '11rem' }}>
                <RowLink to={`/projects/${project.id}`}>{project.name}</RowLink>
                <Typography variant="caption" color="textSecondary" component="div">
                  {[project.area, project.is_sample && words.sample].filter(Boolean).join(' · ')}
                </Typography>
              </TableCell>
              {UNIT_STATES.map((state) => (
                <TableCell key={state} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {count(project.counts[state])}
                </TableCell>
              ))}
              <TableCell sx={{ minWidth: '9rem' }}>{launchWords(project)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Projects that sell their units, with what is still to be had. */
export default function ProjectsRoute() {
  const { data, isPending, isFetching, error, refetch } = useGetOne<{ id: string; rows: DeskProject[] }>(
    'projectList',
    { id: 'all' },
  );
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
        <Projects rows={data.rows} />
      )}
    </Page>
  );
}
