import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueMail, sendDueMails } from '../mail/mail.actions.ts';
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
