import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

interface Transaction {
  isOpen: boolean;
  /** What {@link doLast} was given. */
  last: (() => Promise<void>)[];
}

const transactions = new AsyncLocalStorage<Transaction>();

/** Runs a transaction; until it has ended, {@link refuseInTransaction} throws for what its work calls. */
export async function withinTransaction<Value>(run: () => Promise<Value>): Promise<Value> {
  const transaction: Transaction = { isOpen: true, last: [] };
  try {
    return await transactions.run(transaction, run);
  } finally {
    transaction.isOpen = false;
  }
}

/** Does the work of the transaction, and then what {@link doLast} was given meanwhile. */
export async function withLastWorks<Value>(work: () => Promise<Value>): Promise<Value> {
  const value = await work();
  for (const last of transactions.getStore()?.last ?? []) await last();
  return value;
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

/**
 * Has the transaction do something once all else in it is done. For rows that every writer of a kind locks: locked before
 * others, they make two writers wait for each other, and PostgreSQL ends one of them (a deadlock).
 * @throws Error outside of a transaction
 */
export function doLast(work: () => Promise<void>): void {
  const transaction = transactions.getStore();
  if (!transaction?.isOpen) throw new Error('This is written within a transaction, and was asked for outside of one.');
  transaction.last.push(work);
}

const DEADLOCK = '40P01';

/** Whether PostgreSQL ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: unknown }).code === DEADLOCK || isDeadlock(error.cause));
}
