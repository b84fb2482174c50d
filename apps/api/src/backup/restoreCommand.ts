import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../settings.ts';
import { restoreBackup } from './restore.ts';

/** `pnpm restore FILE [--force]`: puts a backup back while the site does not run. */
process.chdir(process.env.INIT_CWD ?? process.cwd());

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new Error('pnpm restore FILE [--force]');
  const settings = readSettings(process.env);
  const report = await restoreBackup(settings, resolve(file), { force: values.force ?? false });
  if (report.movedTo) process.stdout.write(`What was there lies in ${report.movedTo} now.\n`);
  process.stdout.write(`Restored the backup of ${report.madeAt}: ${report.rows} rows, ${report.pictures} pictures.\n`);
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
