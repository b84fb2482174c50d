import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BUILT_SITE = path.resolve(import.meta.dirname, '../../apps/web/build/main.js');
/** A machine that other work keeps busy takes long over a first start with its demo data. */
const LONGEST_START_MS = 300_000;
/** One bench seller sends more than a person would. */
const UNLIMITED_UPLOADS = { UPLOADS_PER_DAY: '0', UPLOAD_QUOTA_MB: '0', UPLOAD_QUOTA_PAID_MB: '0' };
const MOST_OUTPUT = 20_000;

/** A port that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Waits until a site has its photos in every format: one that has just been started for the first time still encodes
 * those of the demo data, and visitors meet one that has.
 * @param metrics its METRICS_PORT.
 */
export async function picturesReady(metrics: number): Promise<void> {
  for (;;) {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    if (/^karachi_pictures_without_avif(\{[^}]*\})? 0$/m.test(text)) return;
    await pause(1_000);
  }
}

/** The built site as its own process, as visitors reach it. It may be ended at any moment, also before it answers. */
export class Site {
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly #began = performance.now();
  readonly #ended: Promise<number | null>;
  #output = '';
  #isOver = false;

  /**
   * Starts the site that `pnpm build` made.
   * @param environment settings of the server; without DATABASE_URL it uses the embedded database in DATA_DIR.
   * @throws Error where nothing is built.
   */
  constructor(environment: Record<string, string>, built = process.env.BENCH_SITE ?? BUILT_SITE) {
    if (!existsSync(built)) throw new Error('There is no built site: run pnpm build first.');
    this.origin = `http://127.0.0.1:${environment.PORT}`;
    const { DATABASE_URL: _, ...inherited } = process.env;
    this.#child = spawn(process.execPath, ['--max-semi-space-size=64', built], {
      env: {
        ...inherited,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        RATE_LIMIT: '0',
        CONTACTS_PER_HOUR: '0',
        ...UNLIMITED_UPLOADS,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.#output = (this.#output + chunk.toString()).slice(-MOST_OUTPUT);
    };
    this.#child.stdout?.on('data', keep);
    this.#child.stderr?.on('data', keep);
    this.#ended = new Promise((resolve) =>
      this.#child.once('exit', (code) => {
        this.#isOver = true;
        resolve(code);
      }),
    );
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Milliseconds of processor time that the process has used, all its threads together (Linux). */
  async cpuMs(): Promise<number> {
    const stat = await readFile(`/proc/${this.pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the times are the 12th and 13th field after it, in hundredths of a
    // second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /**
   * Megabytes of memory that the site holds now, and the most that it ever held: its process and those it started
   * (Linux).
   */
  async memory(): Promise<{ now: number; peak: number }> {
    const children = await readFile(`/proc/${this.pid}/task/${this.pid}/children`, 'utf8');
    const all = { now: 0, peak: 0 };
    for (const pid of [this.pid, ...children.split(' ').filter(Boolean)]) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
      all.now += megabytes('VmRSS');
      all.peak += megabytes('VmHWM');
    }
    return all;
  }

  /** What the process printed, the last of it. */
  get output(): string {
    return this.#output;
  }

  /**
   * Waits until the site serves.
   * @returns milliseconds since the process was started.
   * @throws Error with what it printed, when it ends or takes too long.
   */
  async ready(): Promise<number> {
    for (;;) {
      if (this.#isOver) throw new Error(`The site ended while it started:\n${this.#output}`);
      if (performance.now() - this.#began > LONGEST_START_MS) throw new Error('The site did not start in time.');
      const response = await fetch(`${this.origin}/readyz`).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.ok) return performance.now() - this.#began;
      await pause(20);
    }
  }

  /** Ends the process as a power cut would for it: no handler of its own runs. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** Asks the process to stop. @returns its exit code. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    return this.#ended;
  }
}

/**
 * A site of its own for one measurement: with the demo data, all of its photos encoded, and turning nobody away.
 * @param measure says whether its bar is met, which becomes the exit status of the command.
 * @param prepare puts into its data what the measurement needs, before it runs.
 */
export async function measureOwnSite(
  measure: (site: Site) => Promise<boolean>,
  prepare: (environment: Record<string, string>) => Promise<void> = async () => undefined,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'karachi-estates-bench-'));
  await prepare({ DATA_DIR: folder });
  const metrics = await freePort();
  const site = new Site({
    PORT: String(await freePort()),
    METRICS_PORT: String(metrics),
    DATA_DIR: folder,
    MAX_DELAY_MS: '0',
  });
  try {
    await site.ready();
    await picturesReady(metrics);
    process.exitCode = (await measure(site)) ? 0 : 1;
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
