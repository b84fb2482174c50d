import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  await test.deps.pool.query("delete from server_state where name in ('one', 'two')");
  await test.deps.pool.query("insert into server_state (name, value) values ('one', ''), ('two', '')");
});

const stateOf = async (name: string) =>
  (await test.deps.pool.query('select value from server_state where name = $1', [name])).rows[0].value as string;
const add = (name: string, letter: string) =>
  `update server_state set value = value || '${letter}' where name = '${name}'`;

/** Resolves once so many have come. */
function meeting(size: number): () => Promise<void> {
  let missing = size;
  let begin: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return () => {
    missing -= 1;
    if (missing <= 0) begin();
    return all;
  };
}

describe('a transaction', () => {
  const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

  it('is done again from its beginning where the database ended it for another one', async () => {
    let attempts = 0;
    const done = await test.db.transaction(async (tx) => {
      attempts += 1;
      await tx.execute(add('one', 'a'));
      if (attempts < 3) throw new Error('Failed query', { cause: deadlock() });
      return attempts;
    });
    expect(done).toBe(3);
    expect(await stateOf('one')).toBe('a');
  });

  it('gives up where that does not end', async () => {
    let attempts = 0;
    const failing = test.db.transaction(async () => {
      attempts += 1;
      throw deadlock();
    });
    await expect(failing).rejects.toThrow('deadlock detected');
    expect(attempts).toBe(5);
  });

  it('is done once where its work fails by itself', async () => {
    let attempts = 0;
    const failing = test.db.transaction(async () => {
      attempts += 1;
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(attempts).toBe(1);
  });

  it.runIf(process.env.TEST_DATABASE_URL)('comes through where two change the same things in two orders', async () => {
    const met = meeting(2);
    const change = (letter: string, [first = '', second = '']: readonly string[]) =>
      test.db.transaction(async (tx) => {
        await tx.execute(add(first, letter));
        await met();
        await tx.execute(add(second, letter));
      });
    await Promise.all([change('a', ['one', 'two']), change('b', ['two', 'one'])]);
    expect([await stateOf('one'), await stateOf('two')].map((value) => [...value].sort().join(''))).toEqual([
      'ab',
      'ab',
    ]);
  });
});
