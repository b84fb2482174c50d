import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { SingleBar } from 'cli-progress';
import { openDatabase } from '../db/connect.ts';
import { seedAreas } from '../db/seed.ts';
import { readSettings } from '../settings.ts';
import { importListings } from './import.actions.ts';

/** `pnpm import <file.csv[.gz]>`: brings a file of listings into the database that the settings name. */
const HELP = `Usage: pnpm import <file.csv[.gz]>

Rows are known by their id: running it twice adds nothing twice. Rejected rows are written, with line number and reason, to
DATA_DIR/import-rejected.csv. Stop the site first when it uses the embedded database.
`;

const count = (number: number) => number.toLocaleString('en');
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

async function run(path: string): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    await seedAreas(database.db);
    await mkdir(settings.dataDir, { recursive: true });
    const reportPath = join(settings.dataDir, 'import-rejected.csv');
    const report = createWriteStream(reportPath);
    report.write('line,id,reason\n');
    const bar = new SingleBar({ format: '{bar} {percentage}% | {rows} rows | {duration_formatted}', hideCursor: true });
    const startedAt = performance.now();
    bar.start(100, 0, { rows: 0 });
    try {
      const result = await importListings({ ...database, clock: () => new Date() }, path, {
        onProgress: (share, rows) => bar.update(Math.floor(share * 100), { rows: count(rows) }),
        onRejected: ({ line, id, because }) => report.write(`${line},${quoted(id)},${quoted(because)}\n`),
      });
      const seconds = (performance.now() - startedAt) / 1000;
      bar.update(100, { rows: count(result.read) });
      bar.stop();
      const rejected = [...result.rejected].sort(([, one], [, other]) => other - one);
      const total = rejected.reduce((sum, [, lines]) => sum + lines, 0);
      const lines = [
        `${count(result.read)} rows in ${seconds.toFixed(1)} s (${count(Math.round(result.read / seconds))} rows/s)`,
        `${count(result.added)} added, ${count(result.changed)} changed, ${count(result.unchanged)} unchanged, ${count(total)} rejected`,
        ...rejected.map(([reason, lines]) => `  ${count(lines).padStart(8)}  ${reason}`),
        ...(total > 0 ? [`Rejected rows: ${reportPath}`] : []),
      ];
      process.stdout.write(`${lines.join('\n')}\n`);
    } finally {
      bar.stop();
      report.end();
      await finished(report);
    }
  } finally {
    await database.close();
  }
}

const [path] = process.argv.slice(2).filter((argument) => argument !== '--');
if (!path || path === '--help') {
  process.stdout.write(HELP);
  process.exitCode = path ? 0 : 1;
} else {
  // pnpm runs scripts in the package's folder; the file is named from where the person stands.
  await run(resolve(process.env.INIT_CWD ?? '.', path)).catch((error: Error) => {
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  });
}
