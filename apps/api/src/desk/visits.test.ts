import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../mail/mail.actions.ts';
import { seedProjects } from '../projects/projects.seed.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
let sara: Record<string, string>;
const NOW = new Date('2026-11-23T09:00:00.000Z');
const FROM = '2026-12-05T10:00:00.000Z';

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  test.setNow(NOW);
  await seedProjects(test.deps);
  sara = (await test.signInStaff(['support'])).headers;
});

const OFFER = { from: FROM, minutes: 30, count: 2, places: 2 };
async function desk(method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) {
  const url = `/api/desk/visits/grand-monarch${path}`;
  const answer = await test.app.inject({ method, url, ...(payload && { payload }), headers: sara });
  return { status: answer.statusCode, body: answer.json() };
}
/** A session of the desk does not last until then. */
async function comeBack(at: string) {
  test.setNow(new Date(at));
  sara = (await test.signInStaff(['support'])).headers;
}
const book = (person: object) =>
  test.app.inject({ method: 'POST', url: '/api/projects/grand-monarch/visits', payload: person });
const hina = { name: 'Hina Sample', phone: '0300 1234567', email: 'hina@example.com' };
const bilal = { name: 'Bilal Sample', phone: '0300 7654321', email: 'bilal@example.com', language: 'ur' };

describe('visits at the desk', () => {
  it('are offered, booked by visitors, and listed with who comes', async () => {
    const offered = await desk('POST', '/slots', OFFER);
    expect(offered).toMatchObject({ status: 200, body: { message: expect.stringContaining('2 visits are offered') } });
    const [slot] = (await desk('GET')).body.slots;
    expect((await book({ ...hina, slot_id: slot.slot_id, unit: 'E-0101' })).statusCode).toBe(201);
    const { body } = await desk('GET');
    expect(body).toMatchObject({ id: 'grand-monarch', log: [{ action: 'project.visits.offer' }] });
    expect(body.slots).toMatchObject([
      {
        starts_at: FROM,
        ends_at: '2026-12-05T10:30:00.000Z',
        places: 2,
        taken: 1,
        visitors: [{ name: 'Hina Sample', phone: '+923001234567', email: 'hina@example.com', unit: 'E-0101' }],
      },
      { starts_at: '2026-12-05T10:30:00.000Z', taken: 0, visitors: [] },
    ]);
    // Offered again with another number of places: the same times.
    await desk('POST', '/slots', { ...OFFER, places: 5 });
    expect((await desk('GET')).body.slots.map(({ places }: { places: number }) => places)).toEqual([5, 5]);
    await desk('POST', '/slots', { ...OFFER, minutes: 20, count: 1, places: 4 });
    expect((await desk('GET')).body.slots).toMatchObject([
      { ends_at: '2026-12-05T10:30:00.000Z', places: 4 },
      { places: 5 },
    ]);
    // Still there while it is under way, and gone afterwards.
    await comeBack('2026-12-05T10:10:00.000Z');
    expect((await desk('GET')).body.slots).toHaveLength(2);
    await comeBack('2026-12-05T10:30:00.000Z');
    expect((await desk('GET')).body.slots).toHaveLength(1);
  });

  it('are taken back, and everybody who had booked is told in their language', async () => {
    await desk('POST', '/slots', OFFER);
    const [slot, other] = (await desk('GET')).body.slots;
    for (const person of [hina, bilal]) await book({ ...person, slot_id: slot.slot_id });
    await sendDueMails(test.deps);
    const before = test.outbox.length;
    const taken = await desk('DELETE', `/slots/${slot.slot_id}`);
    expect(taken).toMatchObject({ status: 200, body: { message: expect.stringContaining('All 2 who had booked') } });
    await sendDueMails(test.deps);
    const told = test.outbox.slice(before);
    expect(told.map(({ to }) => to).sort()).toEqual(['bilal@example.com', 'hina@example.com']);
    expect(told.find(({ to }) => to === 'hina@example.com')).toMatchObject({
      subject: expect.stringMatching(/Grand Monarch.* on 5 December.* does not take place/),
      text: expect.stringContaining('/projects/grand-monarch/visits'),
    });
    expect(told.find(({ to }) => to === 'bilal@example.com')?.text).toContain('/ur/projects/grand-monarch/visits');
    const left = (await desk('GET')).body;
    expect(left.slots.map(({ slot_id }: { slot_id: number }) => slot_id)).toEqual([other.slot_id]);
    expect(left.log[0]).toMatchObject({ action: 'project.visits.take_back' });
    expect((await book({ ...hina, slot_id: slot.slot_id })).statusCode).toBe(409);
    expect((await desk('DELETE', `/slots/${slot.slot_id}`)).status).toBe(404);
    // Nobody had booked: nobody is told.
    const quiet = test.outbox.length;
    await desk('DELETE', `/slots/${other.slot_id}`);
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(quiet);
  });

  it('stay where somebody has booked since the screen was read', async () => {
    await desk('POST', '/slots', OFFER);
    const [slot] = (await desk('GET')).body.slots;
    await book({ ...hina, slot_id: slot.slot_id });
    await sendDueMails(test.deps);
    const before = test.outbox.length;
    const late = await desk('DELETE', `/slots/${slot.slot_id}?seen=0`);
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('Who comes has changed') } });
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(before);
    expect((await desk('GET')).body.slots[0]).toMatchObject({ slot_id: slot.slot_id, taken: 1 });
    expect((await desk('DELETE', `/slots/${slot.slot_id}?seen=1`)).status).toBe(200);
  });

  it('are refused with what is wrong', async () => {
    await desk('POST', '/slots', OFFER);
    const [slot] = (await desk('GET')).body.slots;
    for (const from of ['2026-11-23T09:00:00.000Z', '2028-01-01T00:00:00.000Z', 'soon']) {
      const { status, body } = await desk('POST', '/slots', { ...OFFER, from });
      expect([status, body.errors?.from ?? body.fields?.from].map(Boolean)).toEqual([true, true]);
      expect(status).toBe(400);
    }
    for (const wrong of [{ minutes: 4 }, { count: 101 }, { places: 0 }])
      expect((await desk('POST', '/slots', { ...OFFER, ...wrong })).status).toBe(400);
    await comeBack(FROM);
    expect((await desk('DELETE', `/slots/${slot.slot_id}`)).status).toBe(409);
    const nowhere = { method: 'GET', url: '/api/desk/visits/nowhere', headers: sara } as const;
    expect((await test.app.inject(nowhere)).statusCode).toBe(404);
  });
});
