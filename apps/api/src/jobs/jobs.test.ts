import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrateDatabase } from '../db/migrate.ts';
import { MAIL_LEASE_MS, queueMail } from '../mail/mail.actions.ts';
import { leaseMails, listWaitingMails } from '../mail/mail.store.ts';
import type { Mail } from '../mail/mailer.ts';
import { runJobs } from '../testing/runJobs.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { startJobs } from './jobs.ts';
import { LOOK_SECONDS, leaseOf, QUEUE_NAMES, QUEUES, sendJob, sendNext } from './queues.ts';

let test: TestApp;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.reset());
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const template = { subject: 'A test', paragraphs: ['Salaam,', 'this is a test.'], reason: 'Because.' };
const queue = (to = 'amna@example.com') => queueMail(test.db, { to, template, at: test.deps.clock() });
const start = async (changes: Partial<TestApp['deps']> = {}) => {
  stop = await startJobs({ ...test.deps, ...changes });
};
const jobs = async (where = 'true') =>
  (
    await test.deps.pool.query<{ id: string; name: string; state: string; due: Date; wait: number }>(
      `select id, name, state::text, start_after as due, extract(epoch from start_after - now())::float8 as wait
       from pgboss.job where ${where} order by name`,
    )
  ).rows;
/** Makes everything due that waits, as time would. */
const letTimePass = () => test.deps.pool.query("update pgboss.job set start_after = now() - interval '1 minute'");

/** A seller whose plan was over an hour ago. */
const sellerWithPlanOver = () =>
  test.signIn('seller', { plan: 'pro', planUntil: new Date(test.deps.clock().getTime() - 3_600_000) });
const planOf = async (id: number) =>
  (await test.deps.pool.query<{ plan: string }>('select plan from accounts where id = $1', [id])).rows[0]?.plan;

describe('a job', () => {
  it('is sent with what causes it, or not at all', async () => {
    await expect(
      test.db.transaction(async (tx) => {
        await sendJob(tx, 'mail-send');
        throw new Error('the cause failed');
      }),
    ).rejects.toThrow('the cause failed');
    expect(await jobs()).toEqual([]);
    await test.db.transaction((tx) => sendJob(tx, 'mail-send'));
    expect(await jobs()).toMatchObject([{ name: 'mail-send', state: 'created' }]);
  });

  it('comes with every mail, so that it goes out at once', async () => {
    await queue();
    await pause(5);
    expect(await runJobs(test.deps)).toEqual(['mail-send']);
    expect(test.outbox).toHaveLength(1);
    expect(await runJobs(test.deps)).toEqual([]);
  });

  it('is not run before it is due', async () => {
    await sendJob(test.db, 'mail-send', new Date(Date.now() + 60_000));
    expect(await runJobs(test.deps)).toEqual([]);
  });
});

describe('a job that repeats', () => {
  const repeated = QUEUE_NAMES.filter((name) => QUEUES[name].every !== undefined);

  it('is due once, whatever starts and starts again', async () => {
    await start();
    await stop?.();
    const first = await jobs();
    expect(first.map(({ name }) => name)).toEqual(expect.arrayContaining(repeated));
    await start();
    await stop?.();
    const kept = ({ name, due }: { name: string; due: Date }) => ({ name, due });
    expect((await jobs("name = 'media-purge'")).map(kept)).toEqual(
      first.filter(({ name }) => name === 'media-purge').map(kept),
    );
  });

  it('runs after a restart when its time came while nobody worked', async () => {
    const { account } = await sellerWithPlanOver();
    await sendNext(test.db, 'plans-expire');
    await letTimePass();
    await start();
    await vi.waitFor(async () => expect(await planOf(account.id)).toBe('basic'), 20_000);
    // The job is noted as done a moment after its work is.
    await vi.waitFor(
      async () => expect(await jobs("name = 'plans-expire' and state = 'completed'")).toHaveLength(1),
      20_000,
    );
    expect(await jobs("name = 'plans-expire' and state = 'created'")).toHaveLength(1);
  });

  it('is due again a period later, also when it failed', async () => {
    const clock = () => {
      throw new Error('the clock stands still');
    };
    await sendNext(test.db, 'plans-expire');
    await letTimePass();
    await expect(runJobs({ ...test.deps, clock })).rejects.toThrow('the clock stands still');
    const [next] = await jobs("name = 'plans-expire' and state = 'created'");
    expect(next?.wait).toBeGreaterThan(50);
    expect(next?.wait).toBeLessThanOrEqual(60);
  });
});

describe('a job that fails', () => {
  it('leaves what the database says in the tables of jobs, and no value of the query', async () => {
    let isBroken = false;
    const cause = new Error('duplicate key value');
    const clock = () => {
      if (isBroken) throw new DrizzleQueryError('select $1', ['amna.khan@example.com'], cause);
      return test.deps.clock();
    };
    await start({ clock });
    isBroken = true;
    await letTimePass();
    const failed = () =>
      test.deps.pool.query<{ output: string }>(
        "select output::text from pgboss.job where name = 'plans-expire' and output is not null",
      );
    await vi.waitFor(async () => expect((await failed()).rows).not.toEqual([]), 25_000);
    const [{ output } = { output: '' }] = (await failed()).rows;
    expect(output).toContain('Failed query: select $1: duplicate key value');
    expect(output).not.toContain('amna');
  });
});

describe('what a dead process left behind', () => {
  /** A mail leased by a process; the database's clock says when it took it. */
  const leaseMail = (holder: string, ms: number) => {
    const now = test.deps.clock();
    return leaseMails(test.db, { now, leaseUntil: new Date(now.getTime() + ms), limit: 1, holder });
  };

  it('is sent at the start of the next one', async () => {
    await queue();
    expect(await leaseMail('another-machine/pid:[1]/7/00', 3_600_000)).toHaveLength(1);
    await start({ embedded: true });
    await vi.waitFor(() => expect(test.outbox).toHaveLength(1), 20_000);
  });

  it('is left alone while that process may live', async () => {
    await queue();
    await leaseMail('another-machine/pid:[1]/7/00', 3_600_000);
    await start({ embedded: false });
    await vi.waitFor(
      async () => expect(await jobs("name = 'mail-send' and state = 'completed'")).not.toEqual([]),
      20_000,
    );
    expect(test.outbox).toHaveLength(0);
    expect(await listWaitingMails(test.db)).toHaveLength(1);
  });

  it('is taken over within a minute where nobody knows of its death', async () => {
    await queue();
    const tried: Mail[] = [];
    const mailer = { close: () => undefined, send: (mail: Mail) => new Promise<void>(() => tried.push(mail)) };
    void runJobs({ ...test.deps, mailer });
    await vi.waitFor(() => expect(tried).toHaveLength(1));
    const [row] = await listWaitingMails(test.db);
    expect((row?.nextAttemptAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(MAIL_LEASE_MS);
  });

  it('waits for a minute at most where it is a mail: what passes until it is tried again, added up', async () => {
    const due = QUEUES['mail-due'];
    // The mail's own claim, the next run for what is due, and the look of a process.
    expect(MAIL_LEASE_MS / 1_000 + (due.every ?? 0) + due.pollSeconds).toBeLessThanOrEqual(60);
    await sendNext(test.db, 'mail-due');
    await queue();
    for (const name of ['mail-send', 'mail-due'] as const) {
      const { rows } = await test.deps.pool.query<{ lease: number; retry: number }>(
        `select extract(epoch from expire_in)::float8 as lease, retry_delay as retry from pgboss.job where name = '${name}'`,
      );
      const { lease = 0, retry = 0 } = rows[0] ?? {};
      expect({ lease, retry }).toEqual({ lease: leaseOf(name).leaseSeconds, retry: leaseOf(name).retrySeconds });
      expect(lease + 2 * LOOK_SECONDS + 2 * retry + QUEUES[name].pollSeconds, name).toBeLessThanOrEqual(60);
    }
  });

  it('is worked on again where a whole job was left', async () => {
    const { account } = await sellerWithPlanOver();
    await sendNext(test.db, 'plans-expire');
    await test.deps.pool.query("update pgboss.job set state = 'active', started_on = now()");
    await start({ embedded: true });
    await vi.waitFor(
      async () => expect(await jobs("name = 'plans-expire' and state = 'retry'")).toHaveLength(1),
      20_000,
    );
    await letTimePass();
    await vi.waitFor(async () => expect(await planOf(account.id)).toBe('basic'), 25_000);
  });
});

describe('several processes', () => {
  it('share the work: each mail goes out once, whoever takes it', async () => {
    const sent: string[] = [];
    const mailer = {
      ...test.deps.mailer,
      send: async (mail: Mail) => {
        sent.push(mail.to);
        await pause(5);
      },
    };
    const people = Array.from({ length: 30 }, (_, number) => `person-${number}@example.com`);
    // On the embedded database a process takes whatever is under way for its own.
    const workers = await Promise.all([1, 2, 3].map(() => startJobs({ ...test.deps, mailer, embedded: false })));
    for (const person of people) await queue(person);
    await vi.waitFor(() => expect(new Set(sent).size).toBe(people.length), 25_000);
    await letTimePass();
    await pause(1_500);
    await Promise.all(workers.map((stopOne) => stopOne()));
    expect([...sent].sort()).toEqual([...people].sort());
  });
});

describe('the queues', () => {
  it('are installed by any number of processes at once', async () => {
    await test.deps.pool.query('drop schema pgboss cascade');
    await Promise.all([1, 2, 3].map(() => migrateDatabase(test.deps.direct ?? test.deps.pool)));
    const { rows } = await test.deps.pool.query<{ name: string }>('select name from pgboss.queue');
    expect(rows.map(({ name }) => name).sort()).toEqual([...QUEUE_NAMES].sort());
  });

  describe('after the database was away', () => {
    let isAway = false;
    const warned: string[] = [];
    const away = () => {
      const pool = new Proxy(test.deps.pool, {
        get: (target, name) => {
          if (name === 'connect' && isAway) return () => Promise.reject(new Error('the database is away'));
          const value = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      const logger = Object.assign(Object.create(test.deps.logger), {
        warn: (_: object, text: string) => warned.push(text),
      });
      return { pool, logger };
    };
    beforeEach(() => {
      isAway = false;
      warned.length = 0;
    });

    it('go on', async () => {
      await start(away());
      isAway = true;
      await vi.waitFor(() => expect(warned).toContain('the job tables could not be reached'), 20_000);
      isAway = false;
      await queue();
      await vi.waitFor(() => expect(test.outbox).toHaveLength(1), 20_000);
    });

    it.each([
      ['well', []],
      ['badly', ['a job failed and is tried again']],
    ])('go on where a job ended %s meanwhile, which stays leased', async (how, words) => {
      const mailer = {
        ...test.deps.mailer,
        send: async (mail: Mail) => {
          isAway = true;
          await test.deps.mailer.send(mail);
        },
      };
      // The job's next look at the clock, after its first mail, is where it fails.
      const clock = () => {
        if (isAway && how === 'badly') throw new Error('the clock stands still');
        return test.deps.clock();
      };
      await start({ ...away(), mailer, clock });
      await queue();
      const leased = "name = 'mail-send' and state = 'active'";
      const unnoted = 'the end of a job could not be noted: it runs again';
      await vi.waitFor(() => expect(warned).toEqual(expect.arrayContaining([...words, unnoted])), 20_000);
      expect(await jobs(leased)).not.toEqual([]);
      isAway = false;
      await queue('second@example.com');
      await vi.waitFor(() => expect(test.outbox.map(({ to }) => to)).toContain('second@example.com'), 20_000);
    });
  });
});

it('one seller whose plan cannot be ended does not keep the others', async () => {
  const first = await sellerWithPlanOver();
  const second = await sellerWithPlanOver();
  const third = await sellerWithPlanOver();
  await test.deps.pool.query(`create function refuse_one() returns trigger language plpgsql as $$
    begin if new.id = ${second.account.id} then raise 'refused'; end if; return new; end $$`);
  await test.deps.pool.query(
    'create trigger refuse_one before update on accounts for each row execute function refuse_one()',
  );
  await sendNext(test.db, 'plans-expire');
  await letTimePass();
  await expect(runJobs(test.deps)).rejects.toThrow('1 plans could not be ended');
  expect(await planOf(first.account.id)).toBe('basic');
  expect(await planOf(third.account.id)).toBe('basic');
  await test.deps.pool.query('drop function refuse_one cascade');
});
