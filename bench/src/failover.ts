import { leftOutCode } from './leftOut.ts';
import { type Outages, outages } from './outage.ts';
import { startCluster } from './postgres.ts';
import { machine, quantile, writeSection } from './section.ts';

/**
 * `pnpm bench failover [rounds] [servers]`: a replica of PostgreSQL killed and started again, then the primary killed
 * and a replica promoted, under 50 writes a second and reads, in rounds (20). With two servers the primary's setting is
 * emptied before its one replica dies; with three it waits for either of two (`ANY 1`), and nothing is set meanwhile.
 * Without a number of servers both. Writes docs/performance.md with the full number of rounds.
 */
const FULL = 20;
const rounds = Number(process.argv[2] ?? FULL);
const sizes = process.argv[3] ? [Number(process.argv[3])] : [2, 3];

const found: Outages[] = [];
for (const servers of sizes) {
  const cluster = await startCluster(servers - 1);
  if (!cluster) {
    process.exit(leftOutCode(['PostgreSQL (initdb, pg_basebackup)']));
  }
  try {
    found.push(await outages(cluster, 'postgres', rounds));
  } finally {
    await cluster.stop();
  }
}

const seconds = (value: number) => value.toFixed(2);
const row = (what: string, of: (outages: Outages) => number | string) => `| ${what} | ${found.map(of).join(' | ')} |`;
const report = [
  `${rounds} times a replica killed and started again, then the primary killed (as by a crash) and a replica promoted at once, under 50 writes a second; with three servers the one of two that is ahead. ${machine()}. Command: \`pnpm bench failover\`.`,
  '',
  `| what | ${sizes.map((servers) => (servers === 2 ? 'one replica' : `${servers - 1} replicas, ANY 1`)).join(' | ')} |`,
  `|---|${sizes.map(() => '---:').join('|')}|`,
  row('writes acknowledged', ({ acknowledged }) => acknowledged),
  row('of them a second, over the whole run', ({ aSecond }) => aSecond.toFixed(0)),
  row('of them lost', ({ lost }) => lost),
  row('written twice', ({ doubled }) => doubled),
  row('seconds without writes, median', ({ gaps }) => seconds(quantile(gaps, 0.5))),
  row('seconds without writes, worst', ({ gaps }) => seconds(Math.max(...gaps))),
  row('answers 503 with Retry-After to who wrote meanwhile', ({ refused }) => refused),
  row('other answers to who wrote', ({ faults }) => faults.length),
  row('pages and lists read', ({ reads }) => reads),
  row('of them failed', ({ failedReads }) => failedReads.length),
  row('writes and reads that failed or got stuck while a replica was dead', ({ noticed }) => noticed.length),
  row('longest write meanwhile, seconds', ({ slowestMs }) => seconds(slowestMs / 1_000)),
];
if (rounds === FULL && sizes.length === 2) await writeSection('failover', report);
else console.log(report.join('\n'));
for (const { faults, failedReads, noticed } of found) {
  for (const each of new Set([...faults, ...failedReads, ...noticed].slice(0, 10))) console.error(each);
}
const isSound = found.every(
  ({ lost, doubled, faults, failedReads, noticed }) =>
    lost + doubled + faults.length + failedReads.length + noticed.length === 0,
);
process.exitCode = isSound ? 0 : 1;
