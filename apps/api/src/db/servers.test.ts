import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { canReplicate, type Replica, startReplica } from '../testing/postgresPrograms.ts';
import { addressesOf } from './addresses.ts';
import { openUnmigrated } from './connect.ts';
import { writableAddress } from './servers.ts';

const SEVERAL = 'postgres://site:secret@one:5432,two:6432/site?target_session_attrs=read-write';

describe('an address of the database', () => {
  it('is one for each server that it names', () => {
    expect(addressesOf(SEVERAL)).toEqual([
      'postgres://site:secret@one:5432/site?target_session_attrs=read-write',
      'postgres://site:secret@two:6432/site?target_session_attrs=read-write',
    ]);
    for (const single of ['postgres://one/site', 'postgres://site:a,b@one:5432/site?options=-c,x', 'one']) {
      expect(addressesOf(single)).toEqual([single]);
    }
  });

  it('says that the server which can be written is meant where it names several', () => {
    expect(readSettings({ DATABASE_URL: SEVERAL }).databaseUrl).toBe(SEVERAL);
    for (const wrong of [
      'postgres://one,two/site',
      'postgres://one,two/site?target_session_attrs=any',
      'mysql://one,two/site?target_session_attrs=read-write',
      'postgres://one:x,two/site?target_session_attrs=read-write',
    ]) {
      expect(() => readSettings({ DATABASE_URL: wrong }), wrong).toThrow('DATABASE_URL');
    }
  });

  it('has a pooler only in front of a server', () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://pooler/site', DATABASE_DIRECT_URL: SEVERAL });
    expect(settings.databaseDirectUrl).toBe(SEVERAL);
    expect(() => readSettings({ DATABASE_DIRECT_URL: SEVERAL })).toThrow('DATABASE_URL');
  });
});

describe.runIf(canReplicate)('with two servers', () => {
  let first: Replica;
  let second: Replica;
  let url: string;

  beforeAll(async () => {
    first = await startReplica(String(process.env.TEST_DATABASE_URL));
    await first.promote();
    second = await startReplica(first.url);
    // The replica is named first: whoever takes the first server that answers takes the wrong one.
    url = `postgres://postgres@${new URL(second.url).host},${new URL(first.url).host}/postgres?target_session_attrs=read-write`;
  }, 60_000);

  afterAll(async () => {
    await second?.stop();
    await first?.stop();
  });

  it('each connection goes to the one that can be written, also after the other was promoted', async () => {
    const portOf = (address: string) => Number(new URL(address).port);
    const database = await openUnmigrated(readSettings({ DATABASE_URL: url }));
    const port = async () => {
      const { rows } = await database.pool.query<{ port: number }>("select current_setting('port')::int as port");
      return rows[0]?.port;
    };
    try {
      expect(await port()).toBe(portOf(first.url));
      await first.stop();
      await expect(port()).rejects.toThrow();
      await expect(port()).rejects.toMatchObject({ code: '08001' });
      await expect(writableAddress(url)).rejects.toMatchObject({ code: '08001' });
      await second.promote();
      await vi.waitFor(async () => expect(await port()).toBe(portOf(second.url)), { timeout: 10_000 });
      expect(portOf(await writableAddress(url))).toBe(portOf(second.url));
      const client = new pg.Client({ connectionString: await writableAddress(url) });
      await client.connect();
      await client.query('create table written (id int)').finally(() => client.end());
    } finally {
      await database.close();
    }
  }, 30_000);
});
