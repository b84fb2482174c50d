import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

interface Transaction {
  isOpen: boolean;
}

const transactions = new AsyncLocalStorage<Transaction>();

/** Runs the work of one transaction; until it has ended, {@link refuseInTransaction} throws for what the work calls. */
export async function withinTransaction<Value>(work: () => Promise<Value>): Promise<Value> {
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

/**
 * Makes a pool refuse connections to code within a transaction. A server would give them, and so hide in tests what
 * stops the embedded database.
 */
export function refuseNestedConnections(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    connect: (...args: unknown[]) => {
      refuseInTransaction();
      return connect(...args);
    },
  });
  return pool;
}
