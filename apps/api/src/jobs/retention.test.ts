import { access, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin/commands.ts';
import { queueMail, retryMails, sendDueMails } from '../mail/mail.actions.ts';
import { multipart, photoFiles } from '../testing/forms.ts';
import { runJobs } from '../testing/runJobs.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { type QueueName, sendJob } from './queues.ts';

let test: TestApp;
const start = new Date('2025-01-31T08:00:00Z');
const at = (date: string) => test.setNow(new Date(date));
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  await test.reset();
});

/** Runs a job now, whenever its next run is due. */
const run = async (name: QueueName = 'retention-erase', deps = test.deps) => {
  await rows('delete from pgboss.job');
  await sendJob(test.db, name);
  await pause(5);
  await runJobs(deps);
};
const rows = async (text: string) => (await test.deps.pool.query(text)).rows;
const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });

/** An ad with a photo, a view and a heart, deleted by its seller. */
async function deletedAd() {
  const seller = await test.signIn('seller');
  const [area] = await rows("select id from areas where area_name = 'Clifton'");
  const fields = { title: 'Sunny house near the park', price: '25000000', city: 'Karachi', area: 'Clifton' };
  const more = { area_id: String(area.id), property_type: 'House', email: 's@example.com', cell_no: '0300-1234567' };
  const rest = { dimension: '240 sq yd', description: 'Text.', bedrooms: '4', bathrooms: '5', garage: '1' };
  const form = multipart({ ...fields, ...more, ...rest }, await photoFiles(1));
  const url = '/api/properties/save';
  const headers = { ...form.headers, ...seller.headers };
  const answer = await test.app.inject({ method: 'POST', url, payload: form.payload, headers });
  expect(answer.statusCode).toBe(201);
  await rows("insert into property_events (property_id, day, views) select id, '2025-01-31', 1 from properties");
  await rows("update properties set status = 'deleted', deleted_at = '2025-01-31T08:00:00Z'");
}

describe('what people left', () => {
  it('goes out of mails after 90 days, and the mails go after 24 months', async () => {
    const template = { subject: 'A test', paragraphs: ['Salaam Amna,'], reason: 'Because.' };
    await queueMail(test.db, { to: 'amna@example.com', template, at: start, headers: { 'List-Unsubscribe': '<x>' } });
    await sendDueMails(test.deps);
    at('2025-04-30T07:00:00Z');
    await run();
    expect((await rows('select text from outbox'))[0].text).toContain('Salaam Amna');
    at('2025-05-02T09:00:00Z');
    await run();
    expect(await rows('select text, html, headers, recipient from outbox')).toEqual([
      { text: '', html: '', headers: {}, recipient: 'amna@example.com' },
    ]);
    at('2027-02-01T09:00:00Z');
    await run();
    expect(await rows('select from outbox')).toHaveLength(0);
  });

  it('goes out of a mail with a link that was given up after a week, which is then not tried again', async () => {
    const template = { subject: 'A link', paragraphs: ['https://homes.example/?token=x'], reason: 'Because.' };
    for (const secret of [true, false]) {
      await queueMail(test.db, { to: 'amna@example.com', template, at: start, secret });
    }
    await rows("update outbox set given_up_at = '2025-02-01T08:00:00Z'");
    at('2025-02-08T07:00:00Z');
    await run();
    expect(await rows("select from outbox where text <> ''")).toHaveLength(2);
    at('2025-02-08T09:00:00Z');
    await run();
    expect(await rows("select secret from outbox where text = '' and html = ''")).toEqual([{ secret: true }]);
    expect(await retryMails(test.deps)).toBe(1);
    expect(await rows('select secret from outbox where given_up_at is null')).toEqual([{ secret: false }]);
  });

  it('goes with the files of mails, and no other files, after 90 days', async () => {
    const folder = join(test.deps.settings.dataDir, 'outbox');
    await mkdir(folder, { recursive: true });
    const files = { 'outbox-1.eml': '2025-01-31', 'outbox-2.eml': '2025-02-02', 'notes.txt': '2020-01-01' };
    for (const [name, date] of Object.entries(files)) {
      await writeFile(join(folder, name), 'Salaam Amna');
      await utimes(join(folder, name), new Date(date), new Date(date));
    }
    at('2025-05-02T09:00:00Z');
    await run();
    const isThere = (name: string) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      );
    expect(await Promise.all(Object.keys(files).map(isThere))).toEqual([false, true, true]);
  });

  it('goes out of lines of statements that nobody took for an order, which still count once', async () => {
    const statement = Buffer.from('Date,Description,Amount\n2025-01-30,IBFT AMNA KHAN,3000\n').toString('base64');
    const argv = ['statement', 'import', 'x.csv', '--bank', 'HBL', '--by', 'Asma'];
    expect((await runAdmin(test.deps, { argv, statement })).text).toContain('1 unknown');
    at('2027-01-30T08:00:00Z');
    await run();
    expect(JSON.stringify(await rows('select * from statement_lines'))).toContain('AMNA');
    at('2027-02-01T09:00:00Z');
    await run();
    expect(JSON.stringify(await rows('select * from statement_lines'))).not.toContain('AMNA');
    expect((await runAdmin(test.deps, { argv, statement })).text).toContain('1 imported before');
  });

  it('is counted by months that end on their last day: nothing goes days too early', async () => {
    await rows(`insert into leads (name, email, phone, message, city, area, bedrooms, property_type, budget, fingerprint,
      created_at) values ('Amna', 'a@example.com', '+923001234567', '', 'Karachi', 'Clifton', '3', 'Flat', 1, 'x',
      '2025-03-01T08:00:00Z')`);
    const settings = { ...test.deps.settings, retention: { ...test.deps.settings.retention, leadMonths: 1 } };
    // A month before the 31st of March is the last of February, not the third of March.
    at('2025-03-31T09:00:00Z');
    await run('retention-erase', { ...test.deps, settings });
    expect(await rows("select from leads where name = 'Amna'")).toHaveLength(1);
    at('2025-04-01T09:00:00Z');
    await run('retention-erase', { ...test.deps, settings });
    expect(await rows("select from leads where name = 'Amna'")).toHaveLength(0);
  });

  it('goes with a deleted listing whose pictures were still to be kept: they go as well', async () => {
    await deletedAd();
    const retention = { ...test.deps.settings.retention, listingMonths: 1, pictureDays: 365 };
    const deps = { ...test.deps, settings: { ...test.deps.settings, retention } };
    at('2025-03-05T09:00:00Z');
    await run('retention-erase', deps);
    expect(await rows('select from properties')).toHaveLength(0);
    await run('media-purge', deps);
    expect(await rows('select from media')).toHaveLength(0);
  });

  it('is kept in a mail that waits, however old it is', async () => {
    const template = { subject: 'A test', paragraphs: ['Salaam Amna,'], reason: 'Because.' };
    await queueMail(test.db, { to: 'amna@example.com', template, at: start });
    await rows('delete from pgboss.job');
    at('2027-06-01T09:00:00Z');
    await run();
    expect((await rows('select text from outbox'))[0].text).toContain('Salaam Amna');
  });

  it('goes out of leads and interest after 24 months, which stay as figures', async () => {
    const lead = { name: 'Amna Khan', email: 'amna@example.com', phone: '0300-1234567', city: 'Karachi' };
    const wanted = { area: 'Clifton', bedrooms: '3', propertyType: 'Flat', budget: '25000000', message: 'Near Amna.' };
    await post('/api/properties/add-lead', { ...lead, ...wanted });
    const who = { unitType: '4bed', fullName: 'Amna Khan', phoneNumber: '0300 1234567', email: 'amna@example.com' };
    await post('/gmregister', who);
    at('2027-01-30T08:00:00Z');
    await run();
    expect(await rows("select from leads where name = 'Amna Khan'")).toHaveLength(1);
    at('2027-02-01T09:00:00Z');
    await run();
    const [kept] = await rows('select * from leads');
    expect(kept).toMatchObject({ name: 'erased', city: 'Karachi', area: 'Clifton', budget: 25_000_000 });
    const [interest] = await rows('select * from interest_registrations');
    expect(interest).toMatchObject({ full_name: 'erased', project: 'grand-monarch', unit_type: '4bed' });
    expect(JSON.stringify([kept, interest])).not.toMatch(/Amna|300|amna/);
  });

  it('goes with a deleted listing: its pictures after 30 days, its days after 13 months, itself after 24', async () => {
    await deletedAd();
    at('2025-03-01T07:00:00Z');
    await run('media-purge');
    expect((await rows('select photo_count from properties'))[0].photo_count).toBe(1);
    at('2025-03-03T09:00:00Z');
    await run('media-purge');
    expect((await rows('select photo_count from properties'))[0].photo_count).toBe(0);
    expect(await rows('select from media')).toHaveLength(0);

    at('2026-02-27T09:00:00Z');
    await run();
    expect(await rows('select from property_events')).toHaveLength(1);
    at('2026-03-05T09:00:00Z');
    await run();
    expect(await rows('select from property_events')).toHaveLength(0);
    expect(await rows('select from properties')).toHaveLength(1);

    at('2027-02-01T09:00:00Z');
    await run();
    expect(await rows('select from properties')).toHaveLength(0);
  });

  it('goes when the settings say, also where there is more than one batch of it', async () => {
    await rows(`insert into leads (name, email, phone, message, city, area, bedrooms, property_type, budget, fingerprint,
      created_at) select 'Amna', 'a@example.com', '+923001234567', '', 'Karachi', 'Clifton', '3', 'Flat', 1, n::text,
      '2025-01-01' from generate_series(1, 1200) n`);
    at('2025-02-02T09:00:00Z');
    const settings = { ...test.deps.settings, retention: { ...test.deps.settings.retention, leadMonths: 1 } };
    await run('retention-erase', { ...test.deps, settings });
    expect(await rows("select from leads where email <> ''")).toHaveLength(0);
  });

  it('stays in a listing that is not deleted, however old it is', async () => {
    await deletedAd();
    await rows("update properties set status = 'active', deleted_at = null");
    at('2028-02-01T09:00:00Z');
    await run();
    await run('media-purge');
    expect((await rows('select photo_count from properties'))[0].photo_count).toBe(1);
  });
});
