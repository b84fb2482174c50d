import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readArticle } from '../blogs/article.ts';
import { createDeps } from '../deps.ts';
import { MAX_STATEMENT_BYTES } from '../orders/statement.actions.ts';
import { readSettings } from '../settings.ts';
import { runAuditProtection } from './auditProtection.ts';
import { type AdminAnswer, type AdminRequest, parseAdminArgs, runAdmin, USAGE } from './commands.ts';
import { migrate, rehearse } from './migrate.ts';
import { askSite } from './socket.ts';

/** The files that a command reads, from where the operator stands. */
async function filesOf(
  positionals: string[],
): Promise<Pick<AdminRequest, 'article' | 'cover' | 'upload' | 'statement'>> {
  const [command, verb, file, projectFile] = positionals;
  if (command === 'project' && (verb === 'save' || verb === 'import') && projectFile !== undefined) {
    return { upload: (await readFile(resolve(projectFile))).toString('base64') };
  }
  if (command === 'statement' && verb === 'import' && file !== undefined) {
    const { size } = await stat(resolve(file));
    if (size > MAX_STATEMENT_BYTES) throw new Error('The file is too large for a statement. Export a shorter time.');
    return { statement: (await readFile(resolve(file))).toString('base64') };
  }
  if (command !== 'blog' || (verb !== 'add' && verb !== 'edit') || file === undefined) return {};
  const path = resolve(file);
  const article = await readFile(path, 'utf8');
  const { image } = readArticle(article);
  if (image === undefined) return { article };
  return { article, cover: (await readFile(resolve(dirname(path), image))).toString('base64') };
}

/** Runs the command in the running site, or on the database itself where no site runs. */
async function answerTo(command: AdminRequest): Promise<AdminAnswer> {
  const settings = readSettings({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  const answer = settings.databaseUrl === null ? await askSite(settings, command) : undefined;
  if (answer) return answer;
  // A command is no start of the site: demo data is not its business.
  const deps = await createDeps({ ...settings, demoData: false });
  try {
    return await runAdmin(deps, command);
  } finally {
    await deps.close();
  }
}

/** The site that reads or writes the file stands in another folder; `backup` without a name gets one with the time. */
function withPlace(argv: string[]): string[] {
  const [command, ...rest] = argv;
  if (rest.some((word) => word === '--help' || word === '-h')) return argv;
  if (command === 'import' && rest[0]) return [command, resolve(rest[0]), ...rest.slice(1)];
  if (command !== 'backup') return argv;
  const moment = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  return [command, resolve(rest[0] ?? `karachi-estates-${moment}.tar.gz`), ...rest.slice(1)];
}

async function main(typed: string[]): Promise<number> {
  const argv = withPlace(typed);
  const { positionals, values } = parseAdminArgs(argv);
  if (values.help || positionals.length === 0) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (positionals[0] === 'migrate') {
    const settings = readSettings({ ...process.env, LOG_LEVEL: 'silent' });
    process.stdout.write(`${await (values.rehearse ? rehearse(settings) : migrate(settings))}\n`);
    return 0;
  }
  if (positionals[0] === 'audit' && positionals[1] === 'protect') {
    const settings = readSettings({ ...process.env, LOG_LEVEL: 'silent' });
    process.stdout.write(`${await runAuditProtection(settings, values.undo ?? false)}\n`);
    return 0;
  }
  const answer = await answerTo({ argv, ...(await filesOf(positionals)) });
  // Names, numbers and addresses of people: for the operator's eyes only.
  if (answer.csv !== undefined && values.csv !== undefined) await writeFile(values.csv, answer.csv, { mode: 0o600 });
  if (answer.file) await writeFile(answer.file.name, Buffer.from(answer.file.base64, 'base64'), { mode: 0o600 });
  (answer.ok ? process.stdout : process.stderr).write(`${answer.text}\n`);
  return answer.ok ? 0 : 1;
}

// The package manager runs scripts inside the package; paths are meant from where the command was typed.
process.chdir(process.env.INIT_CWD ?? process.cwd());
process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return 1;
});
