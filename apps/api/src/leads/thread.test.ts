import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../audit/audit.table.ts';
import { sendDueMails } from '../mail/mail.actions.ts';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { anonymiseLeads, listLeads } from './leads.store.ts';
import { leadHomes, leads } from './leads.table.ts';

const START = new Date('2026-11-23T08:00:00.000Z');

let test: TestApp;
let areaId = 0;
let sellerId = 0;
beforeAll(async () => {
  test = await testApp();
  areaId = (await test.deps.pool.query("select id from areas where area_name = 'Clifton'")).rows[0].id;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(START);
  await test.reset();
  sellerId = (await test.signIn('seller')).account.id;
});

const wish = {
  name: 'Amna Khan',
  email: 'amna@example.com',
  phone: '0300-1234567',
  city: 'Karachi',
  area: 'Clifton',
  bedrooms: '4',
  propertyType: 'Family House',
  budget: '25000000',
};

async function aHome(columns: Partial<typeof properties.$inferInsert> = {}): Promise<number> {
  const [row] = await test.db
    .insert(properties)
    .values({
      sellerId,
      areaId,
      propertyType: 'House',
      title: 'Sunny house',
      price: 24_000_000,
      bedrooms: 4,
      ...columns,
    })
    .returning({ id: properties.id });
  return row?.id ?? 0;
}

/** Somebody asks for a home; the secret of their mail. */
async function asked(change: Partial<typeof wish> = {}, language = 'en') {
  const { id } = (
    await test.app.inject({
      method: 'POST',
      url: '/api/properties/add-lead',
      payload: { ...wish, ...change },
      headers: { 'accept-language': language },
    })
  ).json();
  await sendDueMails(test.deps);
  const token = /token=([\w.-]+)/.exec(test.outbox.at(-1)?.text ?? '')?.[1] ?? '';
  return { id: Number(id), token };
}

async function theDesk() {
  const { headers, member } = await test.signInStaff(['support']);
  return {
    member,
    get: async (url: string) => (await test.app.inject({ url, headers })).json(),
    send: (id: number, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api/desk/leads/${id}/shortlist`, headers, payload }),
    set: (id: number, payload: object) =>
      test.app.inject({ method: 'PUT', url: `/api/desk/leads/${id}`, headers, payload }),
  };
}

const thread = (token: string) => test.app.inject(`/api/leads/thread?token=${token}`);
const answer = (payload: object) => test.app.inject({ method: 'POST', url: '/api/leads/thread/answer', payload });

describe('a request as a thread', () => {
  it('goes from the wish to a sent shortlist to a yes that the desk is reminded of', async () => {
    const homes = [await aHome(), await aHome({ title: 'Corner house' })];
    const { id, token } = await asked();
    expect((await thread(token)).json()).toMatchObject({ stage: 'new', open: true, homes: [], area: 'Clifton' });
    const desk = await theDesk();
    const sent = await desk.send(id, { property_ids: homes, channel: 'mail', words: 'Near the school.' });
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({ stage: 'called', owner_id: desk.member.id });
    expect(sent.json().sent).toHaveLength(2);
    await sendDueMails(test.deps);
    const mail = test.outbox.at(-1);
    expect(mail).toMatchObject({ to: 'amna@example.com', replyTo: test.deps.settings.deskEmail });
    expect(mail?.text).toContain('Near the school.');
    expect(mail?.text).toContain('Corner house');
    expect(mail?.text).toContain(`token=${token}`);

    const shown = await thread(token);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(shown.json().stage).toBe('called');
    expect(shown.json().homes.map(({ property_id: home }: { property_id: number }) => home)).toEqual(homes);
    expect(shown.json().homes[0].home).toMatchObject({ title: 'Sunny house' });
    test.setNow(new Date(START.getTime() + 60_000));
    expect((await answer({ token, property_id: String(homes[0]), answer: 'yes' })).statusCode).toBe(200);
    expect((await answer({ token, property_id: String(homes[1]), answer: 'no' })).statusCode).toBe(200);
    const { sent: answered, reminder_at: reminder } = await desk.get(`/api/desk/leads/${id}`);
    expect(answered.map(({ answer: said }: { answer: string }) => said)).toEqual(['yes', 'no']);
    expect(reminder).toBe('2026-11-23T08:01:00.000Z');
    const { queues } = await desk.get('/api/desk/today');
    expect(queues.find(({ key }: { key: string }) => key === 'lead_reminders').count).toBe(1);
    const [row] = await test.db.select().from(audit);
    expect(row).toMatchObject({ action: 'lead.shortlist', subject: `lead:${id}` });
    expect(JSON.stringify(row)).not.toContain('amna@example.com');
  });

  it('is mailed in the language of who asked, and by WhatsApp is only noted', async () => {
    const home = await aHome();
    const { id, token } = await asked({}, 'ur');
    expect(test.outbox.at(-1)?.text).toContain('/ur/find-my-home/request?token=');
    const page = await test.app.inject({
      url: `/api/leads/thread?token=${token}`,
      headers: { 'accept-language': 'ur' },
    });
    expect(page.json().area).toBe('کلفٹن');
    const desk = await theDesk();
    const count = test.outbox.length;
    expect((await desk.send(id, { property_ids: [home], channel: 'whatsapp' })).statusCode).toBe(201);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(count);
    expect((await desk.get(`/api/desk/leads/${id}`)).thread_url).toContain(`/ur/find-my-home/request?token=${token}`);
    await desk.send(id, { property_ids: [home], channel: 'mail' });
    await sendDueMails(test.deps);
    expect(test.outbox.at(-1)?.subject).toContain('ایک گھر');
    expect(await test.db.select().from(leadHomes)).toHaveLength(1);
  });

  it('is sent once by two clicks, or by two colleagues who do not see each other', async () => {
    const [home, other] = [await aHome(), await aHome({ title: 'Corner house' })];
    const { id } = await asked();
    const [one, two] = [await theDesk(), await theDesk()];
    const { sent } = await one.get(`/api/desk/leads/${id}`);
    expect(sent).toEqual([]);
    const mail = (property: number) => ({ property_ids: [property], channel: 'mail', last_sent_at: null });
    const answers = await Promise.all([one.send(id, mail(home)), one.send(id, mail(home)), two.send(id, mail(other))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('SHORTLIST_SENT');
    await sendDueMails(test.deps);
    expect(test.outbox.filter(({ to, text }) => to === wish.email && text.includes('house'))).toHaveLength(1);

    // Who has seen what went out sends more, also the same again.
    test.setNow(new Date(START.getTime() + 60_000));
    const last_sent_at = (await two.get(`/api/desk/leads/${id}`)).sent[0].sent_at;
    const again = { property_ids: [home, other], channel: 'mail', last_sent_at };
    expect((await two.send(id, again)).statusCode).toBe(201);
    expect((await two.send(id, again)).statusCode).toBe(409);
    // A message by WhatsApp has gone out by hand by then: that is noted in any case.
    expect((await one.send(id, { ...again, channel: 'whatsapp' })).statusCode).toBe(201);
  });

  it('takes no other homes, links or requests than its own', async () => {
    const home = await aHome();
    const gone = await aHome({ status: 'paused' });
    const { id, token } = await asked();
    const other = await asked({ email: 'omar@example.com' });
    const desk = await theDesk();
    expect((await desk.send(id, { property_ids: [home, gone], channel: 'mail' })).statusCode).toBe(400);
    expect((await desk.send(999, { property_ids: [home], channel: 'mail' })).statusCode).toBe(404);
    await desk.send(id, { property_ids: [home], channel: 'mail' });
    const body = { property_id: String(home), answer: 'yes' };
    expect((await answer({ ...body, token: other.token })).statusCode).toBe(404);
    expect((await answer({ ...body, token: `${id}.${other.token.split('.')[1]}` })).statusCode).toBe(404);
    expect((await thread('x')).statusCode).toBe(404);
    // What is sold since stays in the thread, without its page.
    await test.db.update(properties).set({ status: 'sold' }).where(eq(properties.id, home));
    expect((await thread(token)).json().homes).toMatchObject([{ home: null, title: 'Sunny house' }]);
    await desk.set(id, { stage: 'lost' });
    expect((await answer({ ...body, token })).statusCode).toBe(409);
    expect((await desk.send(id, { property_ids: [await aHome()], channel: 'mail' })).statusCode).toBe(409);
  });

  it('takes answers from a plain form and goes back to its page', async () => {
    const home = await aHome();
    const { id, token } = await asked();
    await (await theDesk()).send(id, { property_ids: [home], channel: 'mail' });
    const form = (fields: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: '/api/leads/thread/answer',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, page: 'ur', ...fields }).toString(),
      });
    expect((await form({ property_id: String(home), answer: 'no' })).headers.location).toBe(
      `/ur/find-my-home/request?token=${token}&done=no`,
    );
    expect((await form({ property_id: '999999', answer: 'no' })).headers.location).toContain(
      'refused=PROPERTY_NOT_FOUND',
    );
  });

  it('ends with what is kept of a person', async () => {
    const home = await aHome();
    const { id, token } = await asked();
    await (await theDesk()).send(id, { property_ids: [home], channel: 'mail' });
    await anonymiseLeads(test.db, new Date(START.getTime() + 1_000), 10);
    expect(await listLeads(test.db)).toMatchObject([{ id, email: '' }]);
    expect(await test.db.select().from(leadHomes)).toEqual([]);
    expect((await thread(token)).statusCode).toBe(404);
  });
});

describe('the list of leads', () => {
  it('is folded by phone, the newest that the filters leave in front', async () => {
    const first = await asked();
    const second = await asked({ email: 'amna@work.example' });
    const other = await asked({ phone: '0321-7654321' });
    const desk = await theDesk();
    const idsOf = async (query: string) =>
      (await desk.get(`/api/desk/leads?${query}`)).data.map(({ id }: { id: number }) => id);
    expect(await idsOf('')).toEqual([other.id, second.id, first.id]);
    expect(await idsOf('fold=true')).toEqual([other.id, second.id]);
    const [, folded] = (await desk.get('/api/desk/leads?fold=true')).data;
    expect(folded.others).toBe(1);
    await test.db.update(leads).set({ stage: 'called' }).where(eq(leads.id, second.id));
    expect(await idsOf('fold=true&stage=new')).toEqual([other.id, first.id]);
  });
});
