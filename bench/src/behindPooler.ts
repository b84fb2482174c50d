import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { leftOutCode } from './leftOut.ts';
import { startPooler } from './pooler.ts';
import { startPostgres } from './postgres.ts';

/**
 * `pnpm bench behindPooler [files]`: the API's tests, all or those of some files, on PostgreSQL behind PgBouncer in
 * transaction mode with the settings of `deploy/`. The server is the one that TEST_DATABASE_URL names, or a new one.
 */
const API = resolve(import.meta.dirname, '../../apps/api');

const given = process.env.TEST_DATABASE_URL;
const server = given ? { url: given, stop: async () => undefined } : await startPostgres();
const pooler = server && (await startPooler(server.url));
if (server && pooler) {
  try {
    const tests = spawn('pnpm', ['exec', 'vitest', 'run', ...process.argv.slice(2)], {
      cwd: API,
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: server.url, TEST_DATABASE_POOLER_URL: pooler.url('postgres') },
    });
    process.exitCode = await new Promise<number>((done) => tests.once('exit', (code) => done(code ?? 1)));
  } finally {
    await pooler.stop();
    await server.stop();
  }
} else {
  await server?.stop();
  process.exitCode = leftOutCode([server ? 'PgBouncer' : 'PostgreSQL']);
}
