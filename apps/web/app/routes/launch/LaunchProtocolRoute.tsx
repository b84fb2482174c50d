import type { LaunchProtocol } from '@karachi-estates/contracts/launches';
import { fullMoment } from '@karachi-estates/domain/day';
import { checkProtocol, isCalledOff } from '@karachi-estates/domain/projects/launches';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { launches } from '../../content/launches.ts';
import { units } from '../../content/units.ts';
import { launchProtocol, protocolAddress, useLaunchProtocol } from '../../data/launches.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PagePart } from '../../projects/PagePart.tsx';
import { ProjectTrail } from '../../projects/ProjectTrail.tsx';
import { launchPath, protocolPath, unitsPath } from '../../projects/paths.ts';
import { LaunchFrame } from './LaunchFrame.tsx';
import { type LoadedLaunch, launchLoader, launchMeta, projectOf } from './launchPage.ts';

/** Which launch an address asks for; the last one without a number. */
const launchIn = (query: URLSearchParams): number | undefined => {
  const id = query.get('launch') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
};
const protocolAt = (slug: string, query: URLSearchParams) => launchProtocol(slug, launchIn(query));

export const loader = launchLoader(protocolAt);

export function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  startReading([protocolAt(params.slug ?? '', new URL(request.url).searchParams)]);
  return null;
}

export const meta = launchMeta(protocolAt, ({ launch }) => launch, 'protocol');

/** The lot with the programs that every computer with a shell has. */
const BY_HAND = `seed=…
printf %s "$seed" | sha256sum
list=$(LC_ALL=C sort tickets.txt | sha256sum | cut -d' ' -f1)
while read -r ticket; do
  printf '%s %s\\n' "$(printf %s "$seed:$list:$ticket" | sha256sum | cut -d' ' -f1)" "$ticket"
done < tickets.txt | sort | cut -d' ' -f2`;

const code = { fontFamily: 'monospace', overflowWrap: 'anywhere', m: 0 };

function Seed({ read }: { read: LaunchProtocol }) {
  const { protocol } = useContent('launches', launches);
  const { launch, tickets } = read;
  // Worked out here, in the reader's own browser.
  const verdict = useMemo(() => checkProtocol({ ...launch, tickets }), [launch, tickets]);
  const severity = verdict === 'right' ? 'success' : verdict === 'not-drawn' ? 'info' : 'error';
  const isOff = isCalledOff(launch);
  return (
    <Stack spacing={2}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {[[protocol.hash, launch.seed_hash], ...(isOff ? [] : [[protocol.seed, launch.seed]])].map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Box component="dd" sx={value ? code : { m: 0 }}>
              {value ? <bdi>{value}</bdi> : protocol.secret}
            </Box>
          </div>
        ))}
      </Box>
      <Alert severity={severity} role="status">
        {isOff ? protocol.calledOff : protocol.check[verdict]}
      </Alert>
    </Stack>
  );
}

function Tickets({ read }: { read: LaunchProtocol }) {
  const { protocol } = useContent('launches', launches);
  const locale = useLocale();
  const { columns } = protocol;
  if (read.tickets.length === 0) return <Typography>{protocol.none}</Typography>;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={protocol.tickets}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[columns.place, columns.ticket, columns.order, columns.joined, columns.state].map((label) => (
              <TableCell key={label}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {read.tickets.map(({ ticket, place, drawn, joined_at, state }) => (
            <TableRow key={ticket}>
              <TableCell>{place ?? ''}</TableCell>
              <TableCell sx={{ fontFamily: 'monospace' }}>
                <bdi>{ticket}</bdi>
              </TableCell>
              <TableCell>{place === null ? '' : drawn ? protocol.lot : protocol.arrival}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{fullMoment(joined_at, locale)}</TableCell>
              <TableCell>{protocol.states[state]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The public protocol of a launch's lot, which the page checks before the reader's eyes. */
export default function LaunchProtocolRoute() {
  const words = useContent('launches', launches);
  const { page } = useContent('units', units);
  const server = useLoaderData() as LoadedLaunch | null;
  const { slug = '' } = useParams();
  const [query] = useSearchParams();
  const locale = useLocale();
  const launchId = launchIn(query);
  const missing = server?.missing ?? null;
  const state = useLaunchProtocol(missing ? null : slug, launchId);
  const { protocol } = words;
  return (
    <LaunchFrame
      slug={slug}
      missing={missing}
      state={state}
      titleOf={({ launch }) => fill(protocol.title, { project: projectOf(launch) })}
    >
      {(read) => {
        const project = projectOf(read.launch);
        return (
          <Stack component="article" spacing={5} sx={{ '& > *': { minWidth: 0 } }}>
            <Stack component="header" spacing={2} sx={{ alignItems: 'start' }}>
              <ProjectTrail
                steps={[
                  { name: fill(page.heading, { project }), path: unitsPath(slug) },
                  { name: words.trail, path: launchPath(slug) },
                ]}
                here={protocol.heading}
              />
              <Typography variant="h2" component="h1">
                {protocol.heading}
              </Typography>
              <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
                {protocol.text}
              </Typography>
            </Stack>
            <Seed read={read} />
            <PagePart id="tickets" title={protocol.tickets}>
              <Tickets read={read} />
            </PagePart>
            <PagePart id="by-hand" title={protocol.byHand.heading}>
              <Typography sx={{ maxWidth: '44rem' }}>
                {fill(protocol.byHand.text, { address: protocolAddress(slug, launchId) })}
              </Typography>
              <Box
                component="pre"
                dir="ltr"
                tabIndex={0}
                sx={{
                  m: 0,
                  p: 2,
                  overflowX: 'auto',
                  bgcolor: 'action.hover',
                  typography: 'body2',
                  fontFamily: 'monospace',
                }}
              >
                {BY_HAND}
              </Box>
            </PagePart>
            {read.others.length > 0 && (
              <PagePart id="others" title={protocol.others.heading}>
                <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {read.others.map(({ launch_id, opens_at }) => (
                    <li key={launch_id}>
                      <Link
                        href={`${protocolPath(slug)}?launch=${launch_id}`}
                        sx={{ py: 1.25, display: 'inline-block' }}
                      >
                        {fill(protocol.others.of, { moment: fullMoment(opens_at, locale) })}
                      </Link>
                    </li>
                  ))}
                </Stack>
              </PagePart>
            )}
          </Stack>
        );
      }}
    </LaunchFrame>
  );
}
