import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { buildApp } from '../app.ts';
import { createDeps, type Deps } from '../deps.ts';
import { listingFreshness } from '../freshness/freshness.table.ts';
import { startJobs } from '../jobs/jobs.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import type { Mail } from '../mail/mailer.ts';
import { seedProjects } from '../projects/projects.seed.ts';
import { readSettings, type Settings } from '../settings.ts';
import { hashRecoveryCode } from '../staff/authenticator.ts';
import { takeRecoveryCode } from '../staff/staff.store.ts';
import { staffRecoveryCodes } from '../staff/staff.table.ts';
import { multipart } from '../testing/forms.ts';
import { runJobs } from '../testing/runJobs.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

// Databases are made and copied, which takes a busy machine its time.
const timeout = 120_000;
const DAY = 86_400_000;
const RECOVERY_CODE = 'abcd-efgh-ijkl';
/** Tables that lose rows: what they hold opens something, or would tell somebody something twice. */
const ENDED = ['listing_events', 'phone_codes', 'sessions', 'staff_sessions'];
const NOW = Date.now();
/** The backup was made so many days ago. */
const AGE = 8;
const ago = (days: number) => new Date(NOW - days * DAY);

let folder: string;
let site: TestApp;
let seller: Awaited<ReturnType<TestApp['signIn']>>;
const ids: Record<'answered' | 'asked' | 'fresh', number> = { answered: 0, asked: 0, fresh: 0 };

async function post(title: string): Promise<number> {
  const more = { property_type: 'House', price: '24000000', bedrooms: '3', area: 'Clifton', area_sqft: '2160' };
  const form = multipart({ title, ...more });
  const headers = { ...form.headers, ...seller.headers };
  const answer = await site.app.inject({ method: 'POST', url: '/api/properties/save', payload: form.payload, headers });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().property.property_id;
}

/** Sets when a listing was confirmed, or asked about. */
const setFreshness = (id: number, days: number, state: 'confirmed' | 'asked' = 'confirmed') =>
  site.db
    .update(listingFreshness)
    .set({ state, since: ago(days), confirmedAt: ago(state === 'asked' ? days + 14 : days) })
    .where(eq(listingFreshness.propertyId, id));

/** A unit that is held for 24 hours from the backup on, and a launch that opens a day after it. */
async function holdAndLaunch(): Promise<void> {
  await seedProjects(site.deps);
  const person = { name: 'Amna Khan', phone: '0300 1234567', email: 'amna@example.com' };
  const url = '/api/projects/grand-monarch/units/E-0101/holds';
  const asked = await site.app.inject({ method: 'POST', url, payload: person });
  expect(asked.statusCode, asked.body).toBe(202);
  await sendDueMails(site.deps);
  const token = /token=([\w-]{43})/.exec(site.outbox.at(-1)?.text ?? '')?.[1];
  const held = await site.app.inject({ method: 'POST', url: '/api/holds/confirm', payload: { token } });
  expect(held.statusCode, held.body).toBe(200);
  const opens = new Date(NOW - (AGE - 1) * DAY).toISOString().slice(0, 10);
  const launch = ['launch', 'clifton-courtyard', '--from', `${opens} 10:00`, '--by', 'Sana'];
  const set = await runAdmin(site.deps, { argv: ['project', ...launch] });
  expect(set.ok, set.text).toBe(true);
}

const enquiry = (email: string) => ({
  ...{ name: 'Bilal', email, text: 'Is it still there?', property_id: String(ids.fresh) },
});

/** Two messages to the seller, whose second sender wants to hear nothing more of them. */
async function writeToSeller(): Promise<void> {
  for (const email of ['bilal@example.com', 'silent@example.com']) {
    const sent = await site.app.inject({ method: 'POST', url: '/api/enquiries', payload: enquiry(email) });
    expect(sent.statusCode, sent.body).toBeLessThan(300);
  }
  await sendDueMails(site.deps);
  const receipt = site.outbox.find(({ to }) => to === 'silent@example.com');
  const token = /token=([\w-]{43})/.exec(receipt?.text ?? '')?.[1];
  const url = '/api/enquiries/withdraw';
  const withdrawn = await site.app.inject({ method: 'POST', url, payload: { token } });
  expect(withdrawn.statusCode, withdrawn.body).toBe(200);
}

/** A recovery code of the staff that works, and a code that was sent to a phone. */
async function leaveCodes(): Promise<void> {
  const { member } = await site.signInStaff(['owner']);
  const codeHash = hashRecoveryCode(RECOVERY_CODE);
  await site.db.insert(staffRecoveryCodes).values({ staffId: member.id, codeHash });
  await site.deps.pool.query(
    `insert into phone_codes (account_id, code_hash, phone, way, expires_at) values ($1, 'x', '+923001234567', 'mail', $2)`,
    [seller.account.id, new Date(NOW + DAY)],
  );
}

const server = process.env.TEST_DATABASE_URL;
/** The name of what the backup is put back into; each test goes on from a copy of it. */
const ORIGINAL = 'original';
const databaseOf = (name: string) => `karachi_estates_meanwhile_${process.pid}_${name}`;

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A site with the database of that name: on the server of the tests where there is one, else in a folder. */
function settingsOf(name: string): Settings {
  const settings = readSettings({ DATA_DIR: join(folder, name), DEMO_DATA: 'off', LOG_LEVEL: 'silent' });
  if (!server) return settings;
  const address = new URL(server);
  address.pathname = `/${databaseOf(name)}`;
  return { ...settings, databaseUrl: address.href };
}

let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karachi-meanwhile-'));
  file = join(folder, 'site.tar.gz');
  site = await testApp();
  site.setNow(ago(AGE));
  seller = await site.signIn('seller', {
    plan: 'premium',
    planUntil: new Date(NOW + 2 * DAY),
    emailProvenAt: ago(AGE),
  });
  await site.deps.pool.query(
    `insert into plan_periods (account_id, plan, starts_at, ends_at, value) values ($1, 'premium', $2, $3, 0)`,
    [seller.account.id, ago(60), new Date(NOW + 2 * DAY)],
  );
  ids.answered = await post('A house by the sea');
  ids.asked = await post('A flat near the park');
  ids.fresh = await post('A home of teak and stone');
  await setFreshness(ids.asked, 18);
  await setFreshness(ids.answered, AGE + 3, 'asked');
  await setFreshness(ids.fresh, AGE);
  await site.deps.pool.query(
    'insert into property_events (property_id, day, views) select $1, $2::date + n, 5 from generate_series(-30, 0) n',
    [ids.fresh, ago(1)],
  );
  const url = '/api/searches';
  const payload = { query: 'purpose=sale', frequency: 'daily' };
  const saved = await site.app.inject({ method: 'POST', url, payload, headers: seller.headers });
  expect(saved.statusCode, saved.body).toBeLessThan(300);
  // A viewing of tomorrow, whose reminder was due since.
  await site.deps.pool.query(
    `insert into viewings (property_id, name, phone, email, email_key, words, state, times, at, created_at, asked_at,
      changed_at, remind_at) values ($1, 'Amna', '+923001234567', 'amna@example.com', 'amna@example.com', '', 'agreed', '[]',
      $2, $3, $3, $3, $4)`,
    [ids.fresh, new Date(NOW + DAY), ago(AGE), ago(1)],
  );
  await writeToSeller();
  await leaveCodes();
  await holdAndLaunch();
  await writeBackup(site.deps, file);
  if (server) await onServer(`create database ${databaseOf(ORIGINAL)}`);
  await restoreBackup(settingsOf(ORIGINAL), file);
}, timeout);
afterAll(async () => {
  await site.close();
  if (server) await onServer(`drop database ${databaseOf(ORIGINAL)} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

/** The site on a copy of what was restored. Its mails are kept. */
async function restored(name: string) {
  const copying = `create database ${databaseOf(name)} template ${databaseOf(ORIGINAL)}`;
  // A server names connections for a moment after they were closed.
  if (server) await vi.waitFor(() => onServer(copying), 20_000);
  else await cp(join(folder, ORIGINAL), join(folder, name), { recursive: true });
  const sent: Mail[] = [];
  const mailer = { close: () => undefined, send: async (mail: Mail) => void sent.push(mail) };
  const opened = await createDeps(settingsOf(name));
  const close = async () => {
    await opened.close();
    if (server) await onServer(`drop database ${databaseOf(name)} with (force)`);
  };
  const deps: Deps = { ...opened, mailer, close };
  const rows = async (text: string, values: unknown[] = []) => (await deps.pool.query(text, values)).rows;
  return { deps, sent, rows };
}

describe('a backup that is put back days later', { timeout }, () => {
  it('writes to nobody what the site wrote since: questions, reminders, the figures of a week', async () => {
    const { deps, sent, rows } = await restored('mails');
    try {
      // The reminder of a viewing that came due since counts as sent.
      expect(await rows('select remind_at from viewings')).toEqual([{ remind_at: null }]);
      const due = [
        'freshness-ask',
        'plans-remind',
        'plans-expire',
        'insights-mail',
        'searches-alert',
        'viewings-remind',
      ];
      due.push('holds-release', 'launch-turns', 'mail-send');
      for (const queue of due) await runAdmin(deps, { argv: ['jobs', 'run', queue] });
      await runJobs(deps);
      expect(sent).toEqual([]);
      const given = await rows('select subject from outbox where given_up_at is not null order by id');
      expect(given.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/is held/),
        expect.stringMatching(/hold of unit .* has ended/),
        expect.stringMatching(/Premium/),
        expect.stringMatching(/week/i),
      ]);
    } finally {
      await deps.close();
    }
  });

  it('counts questions that came due as asked, and not the time in which answers were lost', async () => {
    const { deps, rows } = await restored('questions');
    try {
      const found = await rows('select property_id as id, state, since, question from listing_freshness');
      const of = (id: number) => found.find((row) => row.id === id);
      expect(of(ids.asked)).toMatchObject({ state: 'asked', question: 1 });
      expect(NOW - of(ids.asked).since.getTime()).toBeLessThan(DAY);
      expect(of(ids.answered)).toMatchObject({ state: 'asked' });
      expect((Date.now() - of(ids.answered).since.getTime()) / DAY).toBeCloseTo(3, 1);
      expect(of(ids.fresh)).toMatchObject({ state: 'confirmed' });
    } finally {
      await deps.close();
    }
  });

  it('alerts nobody by a saved search that may have been paused', async () => {
    const { deps, rows } = await restored('searches');
    try {
      expect(await rows('select from searches where paused_at is not null')).toHaveLength(1);
      expect(await rows('select from searches where paused_at is null')).toHaveLength(0);
    } finally {
      await deps.close();
    }
  });

  it('keeps every row but those of what may have ended', async () => {
    const tables = await site.deps.pool.query(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const { deps, rows } = await restored('rows');
    const fewer: string[] = [];
    try {
      for (const { name } of tables.rows) {
        const count = `select count(*)::int as rows from ${name}`;
        const [before] = (await site.deps.pool.query(count)).rows;
        const [after] = await rows(count);
        if (after.rows < before.rows) fewer.push(name);
      }
      expect(fewer).toEqual(ENDED);
    } finally {
      await deps.close();
    }
  });

  it('takes no code of before, and sends no message from an address whose owner wanted none', async () => {
    const { deps, sent, rows } = await restored('codes');
    try {
      expect(await takeRecoveryCode(deps.db, 1, hashRecoveryCode(RECOVERY_CODE), new Date())).toBe(false);
      const before = await rows('select from enquiries');
      const app = await buildApp(deps);
      for (const email of ['silent@example.com', 'amna@example.com']) {
        const again = await app.inject({ method: 'POST', url: '/api/enquiries', payload: enquiry(email) });
        expect(again.statusCode, again.body).toBeLessThan(300);
      }
      expect(await rows('select from enquiries')).toHaveLength(before.length + 1);
      await sendDueMails(deps);
      expect(sent.map(({ replyTo }) => replyTo)).not.toContain('silent@example.com');
      await app.close();
    } finally {
      await deps.close();
    }
  });

  it('gives back a unit whose hold is over, and ends a launch that has opened since without its lot', async () => {
    const { deps, sent, rows } = await restored('projects');
    expect(await rows("select from units where state = 'held'")).toHaveLength(0);
    expect(await rows("select from unit_holds where state = 'active'")).toHaveLength(0);
    expect(await rows('select from launches where ended_at is null or drawn_at is not null')).toHaveLength(0);
    const stop = await startJobs(deps);
    try {
      await vi.waitFor(async () => {
        expect(await rows("select from pgboss.job where name = 'launch-turns' and state = 'completed'")).not.toEqual(
          [],
        );
      }, 30_000);
      expect(await rows('select from launches where drawn_at is not null')).toHaveLength(0);
      expect(sent).toEqual([]);
    } finally {
      await stop();
      await deps.close();
    }
  });
});
