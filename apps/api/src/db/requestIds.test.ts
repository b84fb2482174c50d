import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { forRequest } from './requestIds.ts';

describe('the database log', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp();
  });
  afterAll(() => site.close());

  const nowRunning = async () => {
    const { rows } = await site.deps.pool.query<{ text: string }>('select current_query() as text');
    return rows[0]?.text;
  };

  it('names the request for which a statement runs, also of many at once and in a transaction', async () => {
    const ids = Array.from({ length: 20 }, (_, number) => `request-number-${number}`);
    const seen = await Promise.all(ids.map((id) => forRequest(id, nowRunning)));
    expect(seen).toEqual(ids.map((id) => `/* request ${id} */ select current_query() as text`));
    const inside = await forRequest('in-a-transaction', () =>
      site.db.transaction(
        async (tx) => (await tx.execute<{ text: string }>(sql`select current_query() as text`)).rows[0]?.text,
      ),
    );
    expect(inside).toBe('/* request in-a-transaction */ select current_query() as text');
  });

  it('says nothing of requests where there is none', async () => {
    expect(await nowRunning()).toBe('select current_query() as text');
  });

  it('has the id that the browser sent, from the connection through a body to the statement', async () => {
    const { pool } = site.deps;
    await pool.query('create table seen (text text)');
    await pool.query(
      `create function see() returns trigger language plpgsql as $$
       begin insert into seen values (current_query()); return null; end $$`,
    );
    await pool.query('create trigger see after insert on leads for each statement execute function see()');
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
    const answer = await fetch(`${origin}/api/properties/add-lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'from-the-browser' },
      body: JSON.stringify({
        name: 'Amna',
        email: 'amna@example.com',
        phone: '0300 1234567',
        city: 'Karachi',
        area: 'Clifton',
        bedrooms: '3',
        propertyType: 'Flat',
        budget: '5000000',
      }),
    });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([201, 'from-the-browser']);
    const { rows } = await pool.query<{ text: string }>('select text from seen');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toMatch(/^\/\* request from-the-browser \*\/ insert into "leads"/);
  });
});
