import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { barrier } from '../testing/barrier.ts';
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

describe('a transaction', () => {
  const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

  it('is retried after a deadlock', async () => {
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

  it('gives up after five deadlocks', async () => {
    let attempts = 0;
    const failing = test.db.transaction(async () => {
      attempts += 1;
      throw deadlock();
    });
    await expect(failing).rejects.toThrow('deadlock detected');
    expect(attempts).toBe(5);
  });

  it('is not retried where its work fails', async () => {
    let attempts = 0;
    const failing = test.db.transaction(async () => {
      attempts += 1;
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(attempts).toBe(1);
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    'succeeds where another one changes the same rows in the other order',
    async () => {
      const bothBegan = barrier(2);
      // A retry finds the barrier open.
      const change = (letter: string, [first = '', second = '']: readonly string[]) =>
        test.db.transaction(async (tx) => {
          await tx.execute(add(first, letter));
          await bothBegan();
          await tx.execute(add(second, letter));
        });
      await Promise.all([change('a', ['one', 'two']), change('b', ['two', 'one'])]);
      expect([await stateOf('one'), await stateOf('two')].map((value) => [...value].sort().join(''))).toEqual([
        'ab',
        'ab',
      ]);
    },
  );
});
