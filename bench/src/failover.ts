import { leftOutCode } from './leftOut.ts';
import { outages } from './outage.ts';
import { startPair } from './postgres.ts';
import { machine, quantile, writeSection } from './section.ts';

/**
 * `pnpm bench failover [rounds]`: the primary of two PostgreSQL servers killed under 50 writes a second and the other one
 * promoted, in rounds (20). Writes docs/performance.md with the full number.
 */
const FULL = 20;
const rounds = Number(process.argv[2] ?? FULL);
const pair = await startPair();
if (!pair) {
  process.exit(leftOutCode(['PostgreSQL (initdb, pg_basebackup)']));
}
try {
  const found = await outages(pair, 'postgres', rounds);
  const seconds = (value: number) => value.toFixed(2);
  const report = [
    `${rounds} times the primary killed (as by a crash) and the replica promoted at once; ${machine()}. Command: \`pnpm bench failover\`.`,
    '',
    '| what | found |',
    '|---|---:|',
    `| writes acknowledged | ${found.acknowledged} |`,
    `| of them lost | ${found.lost} |`,
    `| written twice | ${found.doubled} |`,
    `| seconds without writes, median | ${seconds(quantile(found.gaps, 0.5))} |`,
    `| seconds without writes, worst | ${seconds(Math.max(...found.gaps))} |`,
    `| answers 503 with Retry-After to who wrote meanwhile | ${found.refused} |`,
    `| other answers to who wrote | ${found.faults.length} |`,
    `| pages and lists read | ${found.reads} |`,
    `| of them failed | ${found.failedReads.length} |`,
    `| writes and reads that failed when a replica was killed | ${found.noticed.length} |`,
  ];
  if (rounds === FULL) await writeSection('failover', report);
  else console.log(report.join('\n'));
  for (const each of [...found.faults, ...found.failedReads].slice(0, 10)) console.error(each);
  const { lost, doubled, faults, failedReads, noticed } = found;
  process.exitCode = lost + doubled + faults.length + failedReads.length + noticed.length === 0 ? 0 : 1;
} finally {
  await pair.stop();
}
