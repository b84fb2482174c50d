import { createHash, randomBytes } from 'node:crypto';
import { createDeps } from '@karachi-estates/api/deps';
import { readSettings } from '@karachi-estates/api/settings';

/** A seller without a limit of ads, signed in. */
export interface BenchSeller {
  id: number;
  headers: { authorization: string };
}

/**
 * Makes the tables and the demo listings of an empty place, and sellers in it, before a site runs there.
 * @param environment DATA_DIR, and DATABASE_URL for a server.
 */
export async function prepareSellers(environment: Record<string, string>, count: number): Promise<BenchSeller[]> {
  const deps = await createDeps(readSettings({ ...environment, DEMO_DATA: 'on', LOG_LEVEL: 'error' }));
  try {
    const sellers: BenchSeller[] = [];
    for (let number = 1; number <= count; number += 1) {
      const token = randomBytes(32).toString('base64url');
      const email = `bench-seller-${number}-${randomBytes(4).toString('hex')}@example.com`;
      const { rows } = await deps.pool.query<{ id: number }>(
        `insert into accounts (role, email, email_key, first_name, last_name, phone, plan)
         values ('seller', $1, $1, 'Sana', 'Sample', '+923001234567', 'premium') returning id`,
        [email],
      );
      const id = rows[0]?.id ?? 0;
      await deps.pool.query(
        `insert into sessions (account_id, token_hash, created_at, renewed_at, expires_at)
         values ($1, $2, now(), now(), now() + interval '1 day')`,
        [id, createHash('sha256').update(token).digest('hex')],
      );
      sellers.push({ id, headers: { authorization: `Bearer ${token}` } });
    }
    return sellers;
  } finally {
    await deps.close();
  }
}
