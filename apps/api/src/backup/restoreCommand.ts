import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../settings.ts';
import { restoreBackup } from './restore.ts';

/** `pnpm restore FILE [--force] [--unchanged]`: puts a backup back while the site does not run. */
process.chdir(process.env.INIT_CWD ?? process.cwd());

const USAGE = `pnpm restore FILE [--force] [--unchanged]

  --force       also over what is there
  --unchanged   nothing has happened on the site since the backup: sessions, newsletter readers and waiting mails
                come back too. Without it they do not, because they may have ended since.`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, unchanged: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const [file] = positionals;
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  if (!file) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const report = await restoreBackup(settings, resolve(file), values);
  if (report.movedTo) process.stdout.write(`What was there lies in ${report.movedTo} now.\n`);
  process.stdout.write(`Restored the backup of ${report.madeAt}: ${report.rows} rows, ${report.pictures} pictures.\n`);
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
