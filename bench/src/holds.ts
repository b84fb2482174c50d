import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDeps, type Deps } from '@karachi-estates/api/deps';
import { hashToken } from '@karachi-estates/api/plugins/tokens';
import { setLaunch } from '@karachi-estates/api/projects/launches.actions';
import { importUnits, saveProject } from '@karachi-estates/api/projects/operator.actions';
import { readSettings } from '@karachi-estates/api/settings';
import { checkProtocol, type ProtocolTicket } from '@karachi-estates/domain/projects/launches';
import type pg from 'pg';
import { startPostgres } from './postgres.ts';
import { machine, rounded, writeSection } from './section.ts';
import { freePort, Site } from './site.ts';

/**
 * `pnpm bench holds`: 2,000 people press at once for the 88 units of a project, each for three of them one after the
 * other, through four processes on PostgreSQL, of which one is killed meanwhile and started again. Then 2,000 people
 * join the launch of another project, most before its opening and some after, with another kill in between, and whoever
 * is called holds a unit. The same on the embedded database, where the only process is killed. Whoever got no answer
 * asks again. In the end the database is counted: no unit is held twice, nobody holds two, every hold that was
 * acknowledged is there, and the protocol of the lot is right.
 */
const PEOPLE = 2_000;
const UNITS = 88;
const WISHES = 3;
/** Join after the opening. */
const LATE = 200;
const AT_ONCE = 88;
const KILL_AFTER_MS = [400, 1_500] as const;
const AGAIN_MS = 100;
const MOST_AT_ONCE = 400;
const CALLED_EVERY_MS = 500;
const LONGEST_TURNS_MS = 120_000;
const FREE_FOR_ALL = 'bench-tower';
const LAUNCHED = 'bench-court';

interface Person {
  email: string;
  tokens: string[];
}

interface Result {
  database: string;
  processes: number;
  acknowledged: number;
  held: number;
  repeated: number;
  longest: number;
  joined: number;
  late: number;
  launchHeld: number;
  faults: string[];
}

const newToken = () => randomBytes(32).toString('base64url');

/** A project with so many units that can all be had. */
async function makeProject(deps: Deps, slug: string): Promise<void> {
  const file = {
    slug,
    name: slug,
    area: 'Clifton',
    tagline: 'For a benchmark',
    isSample: true,
    picture: null,
    completion: null,
    payment_rules: { down: 10_000, count: 0, every: 'month', balloons: [], possession: 0, handover: null },
    buildings: [{ id: 'a', name: 'A', floors: [{ number: 1, label: 'First', plate: null }] }],
    types: [{ id: 'home', name: 'Home', bedrooms: 3, bathrooms: 3, plan: null }],
    progress: [],
    approvals: [],
  };
  await saveProject(deps, slug, JSON.stringify(file));
  const rows = Array.from(
    { length: UNITS },
    (_, unit) => `U-${unit + 1},a,1,home,sea,1800,2250,sq ft,6 crore,available`,
  );
  const head = 'number,building,floor,type,facing,covered_area,gross_area,area_unit,price,state';
  const { problems } = await importUnits(deps, slug, Buffer.from([head, ...rows].join('\n')), { dryRun: false });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
}

const personOf = (slug: string, index: number) => ({
  name: `Person ${index}`,
  phone: `+92300${String(slug === LAUNCHED ? 5_000_000 + index : 1_000_000 + index)}`,
  email: `${slug}-${index}@example.com`,
});

/** People who have the links of their mails: as if they had asked for the units a moment ago. */
async function makePeople(deps: Deps): Promise<Person[]> {
  const { rows: units } = await deps.pool.query<{ id: number }>('select id from units where project = $1', [
    FREE_FOR_ALL,
  ]);
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const { name, phone, email } = personOf(FREE_FOR_ALL, index);
    const wishes = new Set<number>();
    while (wishes.size < WISHES) wishes.add(units[randomInt(units.length)]?.id ?? 0);
    const tokens: string[] = [];
    for (const unit of wishes) {
      const token = newToken();
      tokens.push(token);
      await deps.pool.query(
        `insert into unit_holds
           (unit_id, name, phone, email, email_key, locale, token_hash, state, asked_at, link_until)
         values ($1, $2, $3, $4, $4, 'en', $5, 'asked', now(), now() + interval '1 day')`,
        [unit, name, phone, email, hashToken(token)],
      );
    }
    people.push({ email, tokens });
  }
  return people;
}

/** The same for a launch. */
async function makeEntrants(deps: Deps, launchId: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const { name, phone, email } = personOf(LAUNCHED, index);
    const token = newToken();
    await deps.pool.query(
      `insert into launch_entries
         (launch_id, ticket, name, phone, email, email_key, locale, token_hash, state, asked_at, link_until)
       values ($1, $2, $3, $4, $5, $5, 'en', $6, 'asked', now(), now() + interval '1 day')`,
      [launchId, randomBytes(5).toString('hex').toUpperCase(), name, phone, email, hashToken(token)],
    );
    people.push({ email, tokens: [token] });
  }
  return people;
}

/** Processes behind a balancer in the client: each request goes to any of them. */
class Processes {
  readonly sites: Site[];
  readonly #environments: Record<string, string>[];
  repeated = 0;
  longest = 0;

  constructor(environments: Record<string, string>[]) {
    this.#environments = environments;
    this.sites = environments.map((environment) => new Site(environment));
  }

  async ready(): Promise<void> {
    await Promise.all(this.sites.map((site) => site.ready()));
  }

  /** Kills one and starts it again. */
  async killOne(): Promise<void> {
    const index = randomInt(this.sites.length);
    await this.sites[index]?.kill();
    const site = new Site(this.#environments[index] ?? {});
    this.sites[index] = site;
    await site.ready();
  }

  /** Sends until there is an answer: a process that was killed gives none, and is asked again like a person would. */
  async post(path: string, body: object): Promise<{ status: number; body: { code?: string } }> {
    const began = performance.now();
    for (;;) {
      const site = this.sites[randomInt(this.sites.length)] as Site;
      try {
        const response = await fetch(site.origin + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        const answer = (await response.json()) as { code?: string };
        // Busy or stopping: said before anything was done.
        if (response.status !== 503) {
          this.longest = Math.max(this.longest, performance.now() - began);
          return { status: response.status, body: answer };
        }
      } catch {
        // Cut off.
      }
      this.repeated += 1;
      await pause(AGAIN_MS + randomInt(AGAIN_MS));
    }
  }

  async get<Answer>(path: string): Promise<Answer> {
    const site = this.sites[randomInt(this.sites.length)] as Site;
    return (await (await fetch(site.origin + path)).json()) as Answer;
  }

  async stop(): Promise<void> {
    await Promise.all(this.sites.map((site) => site.stop()));
  }
}

/** Does something for all at once, as far as a machine has sockets for it. */
async function all<Each>(each: readonly Each[], work: (one: Each) => Promise<void>): Promise<void> {
  const waiting = [...each];
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, each.length) }, next));
}

const killSoon = async (processes: Processes) => {
  await pause(randomInt(...KILL_AFTER_MS));
  await processes.killOne();
};

/** Everybody presses the links of their mails until one holds. @returns the links that were told they hold. */
async function pressAll(processes: Processes, people: readonly Person[]): Promise<string[]> {
  const acknowledged: string[] = [];
  const pressing = all(people, async ({ tokens }) => {
    for (const token of tokens) {
      const { status } = await processes.post('/api/holds/confirm', { token });
      if (status === 200) acknowledged.push(token);
    }
  });
  await Promise.all([pressing, killSoon(processes)]);
  return acknowledged;
}

interface Protocol {
  launch: { seed: string | null; seed_hash: string; opens_at: string };
  tickets: ProtocolTicket[];
}

/** The launch day: joined before and after the opening, then whoever is called holds the unit of their number. */
async function launchDay(processes: Processes, entrants: readonly Person[], opensAt: Date): Promise<number> {
  const early = entrants.slice(0, -LATE);
  await all(early, async ({ tokens: [token] }) => void (await processes.post('/api/launches/join', { token })));
  await pause(Math.max(0, opensAt.getTime() - Date.now()) + AGAIN_MS);
  const late = all(entrants.slice(-LATE), async ({ tokens: [token] }) => {
    await processes.post('/api/launches/join', { token });
  });
  await Promise.all([late, killSoon(processes)]);
  const held = new Set<string>();
  const began = performance.now();
  while (held.size < UNITS && performance.now() - began < LONGEST_TURNS_MS) {
    // Everybody presses, whoever's turn it is; the server says who may. Who may goes from unit to unit until one is
    // free.
    const pressing = entrants.filter(({ email }) => !held.has(email));
    await all(pressing, async ({ email, tokens: [token] }) => {
      const first = randomInt(UNITS);
      for (let step = 0; step < UNITS && held.size < UNITS; step += 1) {
        const unit = `U-${((first + step) % UNITS) + 1}`;
        const { status, body } = await processes.post('/api/launches/hold', { token, unit });
        if (status === 200) held.add(email);
        if (status === 200 || body.code === 'LAUNCH_NOT_TURN') return;
      }
    });
    await pause(CALLED_EVERY_MS);
  }
  return held.size;
}

/** Counts what the database says in the end. */
async function faultsOf(query: pg.Pool, acknowledged: readonly string[], launchHeld: number): Promise<string[]> {
  const faults: string[] = [];
  const expectNone = async (what: string, sql: string, values: unknown[] = []) => {
    const { rows } = await query.query(sql, values);
    if (rows.length > 0) faults.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  };
  const active = "from unit_holds where state = 'active'";
  await expectNone('held twice', `select unit_id, count(*) ${active} group by 1 having count(*) > 1`);
  await expectNone('holds two', `select email_key, count(*) ${active} group by 1 having count(*) > 1`);
  await expectNone(
    'the state of a unit differs from its hold',
    `select u.number from units u left join unit_holds h on h.unit_id = u.id and h.state = 'active'
     where u.project = any($1) and (u.state = 'held') <> (h.id is not null)`,
    [[FREE_FOR_ALL, LAUNCHED]],
  );
  const { rows: there } = await query.query<{ token_hash: string }>(`select token_hash ${active}`);
  const known = new Set(there.map(({ token_hash: hash }) => hash));
  const lost = acknowledged.filter((token) => !known.has(hashToken(token))).length;
  if (lost > 0) faults.push(`${lost} holds that were acknowledged are not there`);
  await expectNone(
    'called out of the order of places',
    `select one.place from launch_entries one join launch_entries other on other.launch_id = one.launch_id
     where one.state = 'waiting' and other.called_at is not null and one.place < other.place limit 3`,
  );
  if (launchHeld !== UNITS) faults.push(`${launchHeld} of ${UNITS} units were held in the launch`);
  return faults;
}

const HOUR_MS = 3_600_000;
/** By then everybody who comes before the opening has joined, also on a busy machine. */
const UNTIL_OPENING_MS = 90_000;
const PLAN = { windowMinutes: 30, atOnce: AT_ONCE, hours: 10, by: 'bench' };

/** Does something with the database while no process of the site runs: the embedded one belongs to one at a time. */
async function alone<Value>(environment: Record<string, string>, work: (deps: Deps) => Promise<Value>): Promise<Value> {
  const deps = await createDeps(readSettings({ ...environment, LOG_LEVEL: 'error' }));
  try {
    return await work(deps);
  } finally {
    await deps.close();
  }
}

async function prepare(deps: Deps): Promise<{ people: Person[]; entrants: Person[] }> {
  await makeProject(deps, FREE_FOR_ALL);
  await makeProject(deps, LAUNCHED);
  const launch = await setLaunch(deps, LAUNCHED, { ...PLAN, opensAt: new Date(Date.now() + HOUR_MS) });
  return { people: await makePeople(deps), entrants: await makeEntrants(deps, launch.id) };
}

/** Runs processes of the site for a part of the benchmark. */
async function withProcesses<Value>(
  environments: Record<string, string>[],
  work: (processes: Processes) => Promise<Value>,
): Promise<Value & { repeated: number; longest: number }> {
  const processes = new Processes(environments);
  try {
    await processes.ready();
    const value = await work(processes);
    return Object.assign({}, value, { repeated: processes.repeated, longest: processes.longest });
  } finally {
    await processes.stop();
  }
}

/** All of it on one database. */
async function run(database: string, processCount: number, url: string | undefined): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-holds-'));
  const base: Record<string, string> = {
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    MAX_DELAY_MS: '0',
    ...(url ? { DATABASE_URL: url } : {}),
  };
  try {
    const { people, entrants } = await alone(base, prepare);
    const environments = await Promise.all(
      Array.from({ length: processCount }, async () => ({ ...base, PORT: String(await freePort()) })),
    );
    const rush = await withProcesses(environments, async (processes) => ({
      acknowledged: await pressAll(processes, people),
    }));
    process.stderr.write(`${database}: ${rush.acknowledged.length} were told that they hold a unit\n`);
    const opensAt = new Date(Date.now() + UNTIL_OPENING_MS);
    await alone(base, (deps) => setLaunch(deps, LAUNCHED, { ...PLAN, opensAt }));
    const day = await withProcesses(environments, async (processes) => {
      const launchHeld = await launchDay(processes, entrants, opensAt);
      return { launchHeld, protocol: await processes.get<Protocol>(`/api/projects/${LAUNCHED}/launch/protocol`) };
    });
    const { launch, tickets } = day.protocol;
    const verdict = checkProtocol({ ...launch, tickets });
    const { faults, held } = await alone(base, async ({ pool }) => ({
      faults: await faultsOf(pool, rush.acknowledged, day.launchHeld),
      held: await countHeld(pool),
    }));
    if (verdict !== 'right') faults.push(`the protocol is ${verdict}`);
    return {
      database,
      processes: processCount,
      acknowledged: rush.acknowledged.length,
      held,
      repeated: rush.repeated + day.repeated,
      longest: Math.max(rush.longest, day.longest),
      joined: tickets.length,
      late: tickets.filter(({ drawn }) => !drawn).length,
      launchHeld: day.launchHeld,
      faults,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function countHeld(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ held: number }>(
    "select count(*)::int as held from units where project = $1 and state = 'held'",
    [FREE_FOR_ALL],
  );
  return rows[0]?.held ?? 0;
}

const server = await startPostgres();
const results: Result[] = [];
if (!server) throw new Error('BENCH_DATABASE_URL must name a PostgreSQL server, where none can be started here.');
try {
  results.push(await run('PostgreSQL', 4, server.url));
} finally {
  await server.stop();
}
results.push(await run('embedded', 1, undefined));
const row = (name: string, value: (result: Result) => string | number) =>
  `| ${[name, ...results.map(value)].join(' | ')} |`;
const faults = results.flatMap(({ database, faults: found }) => found.map((fault) => `${database}: ${fault}`));
await writeSection('holds', [
  `${rounded(PEOPLE)} people press for ${UNITS} units, ${WISHES} wishes each; then ${rounded(PEOPLE)} people are in a ` +
    `launch, ${LATE} of them after its opening. In each part one process is killed with SIGKILL and started again; ` +
    `${machine()}. Command: \`pnpm bench holds\`.`,
  '',
  `| | ${results.map(({ database }) => database).join(' | ')} |`,
  '|---|---:|---:|',
  row('processes', ({ processes }) => processes),
  row('units that are held', ({ held }) => `${held} of ${UNITS}`),
  row('answers that a unit is held', ({ acknowledged }) => acknowledged),
  row('requests sent again, as a process was away', ({ repeated }) => rounded(repeated)),
  row('longest wait of a person, with all repeats, s', ({ longest }) => (longest / 1000).toFixed(1)),
  row('people in the protocol of the launch', ({ joined }) => rounded(joined)),
  row('of them after the opening', ({ late }) => late),
  row('units held in the launch', ({ launchHeld }) => `${launchHeld} of ${UNITS}`),
  '',
  faults.length > 0
    ? `Wrong: ${faults.join('; ')}.`
    : 'No unit is held twice, nobody holds two, every hold that was acknowledged is there, people were called in the ' +
      'order of their places, and the protocol of each launch is right.',
]);
process.exitCode = faults.length === 0 ? 0 : 1;
