import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

interface Transaction {
  isOpen: boolean;
}

const transactions = new AsyncLocalStorage<Transaction>();

/** Runs work that belongs to one transaction, up to its commit. */
export async function asTransaction<Value>(work: () => Promise<Value>): Promise<Value> {
  const transaction = { isOpen: true };
  try {
    return await transactions.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * For what may need a connection of its own. The embedded database has one: whoever asks for another within a
 * transaction waits for itself, and everybody else waits too.
 * @throws Error within a transaction
 */
export function refuseInTransaction(): void {
  if (transactions.getStore()?.isOpen) {
    throw new Error('A transaction asked for a second connection: give it the one it has, or read before it begins.');
  }
}

/** Refuses connections to those who have one. A server would give them, and hide what stops the embedded database. */
export function refusingSeconds(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    connect: (...args: unknown[]) => {
      refuseInTransaction();
      return connect(...args);
    },
  });
  return pool;
}
