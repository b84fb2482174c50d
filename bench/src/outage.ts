import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './postgres.ts';
import { freePort, Site } from './site.ts';
import { Traffic, timesThere } from './traffic.ts';

const RUN_MS = 1_500;
/** What waits for a dead replica waits for the ten seconds of DATABASE_TIMEOUT_MS; this is less, and stuck. */
const STUCK_MS = 8_000;

/** What a number of rounds showed. */
export interface Outages {
  /** Seconds from the last acknowledged write before each kill to the first one after it. */
  gaps: number[];
  acknowledged: number;
  /** Acknowledged writes a second over the whole run, with the times in which nobody could write. */
  aSecond: number;
  /** Answers 503 with Retry-After to who wrote meanwhile. */
  refused: number;
  /** Writes whose connection broke or that were answered otherwise, by what they were answered. */
  faults: string[];
  reads: number;
  failedReads: string[];
  lost: number;
  doubled: number;
  /** What went wrong, writing or reading, while a replica was dead, and the longest that a write took meanwhile. */
  noticed: string[];
  slowestMs: number;
}

/**
 * Kills a replica, starts it again, then kills the primary, promotes a replica and brings the killed one back as its
 * copy, in rounds and while people write and read. Nobody may notice that a replica is dead.
 * @param database an empty database of the servers, or one that a site has made.
 */
export async function outages(
  cluster: Cluster,
  database: string,
  rounds: number,
  writesASecond = 50,
): Promise<Outages> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-outage-'));
  const site = new Site({
    DATA_DIR: folder,
    DATABASE_URL: cluster.url(database),
    DATABASE_REPLICA_URLS: cluster.replicaUrls(database),
    DEMO_DATA: 'off',
    MAX_DELAY_MS: '0',
    PORT: String(await freePort()),
  });
  const gaps: number[] = [];
  const noticed: string[] = [];
  let slowestMs = 0;
  try {
    await site.ready();
    const traffic = new Traffic(site.origin, writesASecond);
    const began = performance.now();
    for (let round = 1; round <= rounds; round += 1) {
      await pause(RUN_MS);
      await traffic.untilTaken();
      const before = { faults: traffic.faults.length, reads: traffic.failedReads.length, refused: traffic.refused };
      const from = performance.now();
      const replica = cluster.replicas[round % cluster.replicas.length] as Cluster['primary'];
      await cluster.lose(replica);
      await pause(RUN_MS);
      await traffic.untilTaken();
      const writes = traffic.acknowledged.filter(({ at }) => at > from);
      const slow = writes.filter(({ tookMs }) => tookMs > STUCK_MS).length;
      slowestMs = Math.max(slowestMs, ...writes.map(({ tookMs }) => tookMs));
      noticed.push(...traffic.faults.slice(before.faults), ...traffic.failedReads.slice(before.reads));
      if (traffic.refused > before.refused) noticed.push(`${traffic.refused - before.refused} writes were refused`);
      if (slow > 0) noticed.push(`${slow} writes were stuck`);
      await cluster.takeBack(replica);

      await traffic.untilWritten(performance.now());
      await cluster.primary.kill();
      const killed = performance.now();
      const dead = await cluster.promote();
      const back = await traffic.untilWritten(killed);
      const last = Math.max(...traffic.acknowledged.filter(({ at }) => at <= killed).map(({ at }) => at));
      gaps.push((back - last) / 1_000);
      await cluster.rejoin(dead);
    }
    await pause(RUN_MS);
    await traffic.untilTaken();
    await traffic.stop();
    const aSecond = traffic.acknowledged.length / ((performance.now() - began) / 1_000);
    const times = await timesThere(new URL(`/${database}`, cluster.primary.url).href);
    const { acknowledged, refused, faults, reads, failedReads } = traffic;
    return {
      gaps,
      acknowledged: acknowledged.length,
      aSecond,
      refused,
      faults,
      reads,
      failedReads,
      lost: acknowledged.filter(({ email }) => !times.has(email)).length,
      doubled: [...times.values()].filter((each) => each > 1).length,
      noticed,
      slowestMs,
    };
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
