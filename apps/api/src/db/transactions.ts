import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

interface Transaction {
  isOpen: boolean;
  /** What {@link beforeCommit} was given. */
  beforeCommit: (() => Promise<void>)[];
}

const transactions = new AsyncLocalStorage<Transaction>();

/**
 * Runs a transaction. Until it has ended, {@link refuseInTransaction} throws for what its work calls.
 * @param transact begins and commits around the work that it is given
 */
export async function withinTransaction<Tx, Value>(
  transact: (work: (tx: Tx) => Promise<Value>) => Promise<Value>,
  work: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  const transaction: Transaction = { isOpen: true, beforeCommit: [] };
  const wholeWork = async (tx: Tx) => {
    const value = await work(tx);
    for (const last of transaction.beforeCommit) await last();
    return value;
  };
  try {
    return await transactions.run(transaction, () => transact(wholeWork));
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

/**
 * Has the open transaction do something as its last work. For rows that every writer of a kind locks: two transactions
 * that lock such a row before others can wait for each other (a deadlock), and PostgreSQL ends one of them.
 * @throws Error outside of a transaction
 */
export function beforeCommit(work: () => Promise<void>): void {
  const transaction = transactions.getStore();
  if (!transaction?.isOpen) throw new Error('This is written within a transaction, and was asked for outside of one.');
  transaction.beforeCommit.push(work);
}

const DEADLOCK = '40P01';

/** Whether PostgreSQL ended the transaction to resolve a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: unknown }).code === DEADLOCK || isDeadlock(error.cause));
}
