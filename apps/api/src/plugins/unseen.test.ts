import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { karachiMoment } from '@karachi-estates/domain/viewings/times';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../accounts/accounts.table.ts';
import { enquiries } from '../enquiries/enquiries.table.ts';
import { interestRegistrations } from '../interest/interest.table.ts';
import { leads } from '../leads/leads.table.ts';
import { subscribers } from '../newsletter/newsletter.table.ts';
import { properties } from '../properties/properties.table.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { viewings } from '../viewings/viewings.table.ts';

let site: TestApp;
let home: string;
let tomorrow: string;
beforeAll(async () => {
  site = await testApp();
  const seller = await site.signIn('seller');
  const { rows } = await site.deps.pool.query<{ id: number }>('select id from areas limit 1');
  const ad = { title: 'House with a view', price: 20_000_000, propertyType: 'House' };
  const [row] = await site.db
    .insert(properties)
    .values({ ...ad, sellerId: seller.account.id, areaId: rows[0]?.id ?? 0 })
    .returning();
  home = String(row?.id);
  tomorrow = `${karachiMoment(new Date(site.deps.clock().getTime() + 86_400_000)).slice(0, 10)}T12:00`;
});
afterAll(() => site.close());

const post = (url: string, payload: Record<string, unknown>) => site.app.inject({ method: 'POST', url, payload });

const PASSWORD = 'mango tree 1947';
const buyer = (person: Record<string, string>) =>
  post('/api/auth/signupBuyer', {
    ...{ first_name: 'Sana', last_name: 'Khan', email: 'sana@example.com' },
    ...{ password: PASSWORD, confirmPassword: PASSWORD, agreeToTerms: true, ...person },
  });
const viewing = (person: Record<string, string>) =>
  post('/api/viewings/by-email', {
    ...{
      property_id: home,
      time_1: tomorrow,
      name: 'Sana',
      phone: '0300 1234567',
      email: 'sana@example.com',
      ...person,
    },
  });
const enquiry = (person: Record<string, string>) =>
  post('/api/enquiries', { property_id: home, name: 'Sana', email: 'sana@example.com', text: 'Salaam', ...person });
const lead = (person: Record<string, string>) =>
  post('/api/properties/add-lead', {
    ...{ name: 'Sana', email: 'sana@example.com', phone: '+44 20 7946 0018', city: 'Karachi', area: 'Clifton' },
    ...{ propertyType: 'Flat', bedrooms: '3', budget: '5000000', ...person },
  });
const interest = (person: Record<string, string>) =>
  post('/api/interest/grand-monarch', {
    ...{ unitType: '3bed', fullName: 'Sana', phoneNumber: '+44 20 7946 0018', email: 'sana@example.com', ...person },
  });

/** As an Urdu page writes an address or a number, and people copy it. */
const copied = (text: string) => `\u2068${text}\u2069\u200f`;

describe('an address that was copied with its marks of direction', () => {
  const email = copied('Sana@example.com');
  const phone = copied('+44 20 7946 0018');

  it('opens an account and signs in to it', async () => {
    expect((await buyer({ email })).statusCode).toBe(201);
    expect(await site.db.select({ email: accounts.email }).from(accounts)).toContainEqual({
      email: 'Sana@example.com',
    });
    expect((await post('/api/auth/login', { email, password: PASSWORD })).statusCode).toBe(200);
  });

  it.each([
    ['asks for a viewing', () => viewing({ email }), viewings],
    ['writes to a seller', () => enquiry({ email }), enquiries],
    ['asks for a home', () => lead({ email, phone }), leads],
    ['registers interest', () => interest({ email, phoneNumber: phone }), interestRegistrations],
    ['gets the newsletter', () => post('/api/newsletter', { email }), subscribers],
  ] as const)('%s, and is stored without them', async (_, send, table) => {
    expect((await send()).statusCode).toBeLessThan(300);
    const stored = (await site.db.select().from(table)) as Record<string, unknown>[];
    expect(stored.map((row) => row.email)).toEqual(['Sana@example.com']);
    expect(JSON.stringify(stored)).not.toMatch(/[\u2068\u2069\u200f]/);
    const [{ phone: number = '', phoneNumber = number } = {}] = stored as { phone?: string; phoneNumber?: string }[];
    expect(formatPhone(phoneNumber)).toMatch(/^(\+44 20 7946 0018|0300 1234567|)$/);
  });
});

describe('a name that shows nothing', () => {
  // A space of no width, a joiner, a filler, a selector, an empty pattern of Braille.
  it.each(['\u200b', '\u200d\u200c', '\u3164', '\ufe0f', '\u034f', '\u2800', ' \u200b\u00a0'])(
    'is none: %j',
    async (name) => {
      const answers = {
        buyer: await buyer({ first_name: name, last_name: name, email: 'other@example.com' }),
        viewing: await viewing({ name }),
        enquiry: await enquiry({ name }),
        lead: await lead({ name }),
        interest: await interest({ fullName: name }),
      };
      const fields = Object.entries(answers).map(([form, answer]) => [form, Object.keys(answer.json().fields ?? {})]);
      expect(Object.fromEntries(fields)).toEqual({
        buyer: ['first_name', 'last_name'],
        viewing: ['name'],
        enquiry: ['name'],
        lead: ['name'],
        interest: ['fullName'],
      });
    },
  );
});
