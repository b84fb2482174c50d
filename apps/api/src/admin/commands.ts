import { isAbsolute } from 'node:path';
import { parseArgs } from 'node:util';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { unitTypeLabel } from '@karachi-estates/domain/interest/rules';
import { planInForce } from '@karachi-estates/domain/plans/plans';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { listSellers } from '../accounts/accounts.store.ts';
import { recomputeStatistics } from '../areas/statistics.actions.ts';
import { TERMINAL } from '../audit/audit.store.ts';
import { BackupProblem } from '../backup/archive.ts';
import { writeBackup } from '../backup/backup.ts';
import { ArticleProblem } from '../blogs/article.ts';
import { listAllArticles } from '../blogs/articles.store.ts';
import { addBlog, editBlog } from '../blogs/blogs.actions.ts';
import type { Deps } from '../deps.ts';
import { actOnReportOf } from '../desk/review.actions.ts';
import { listInterest } from '../interest/interest.store.ts';
import { findProject } from '../interest/interestProjects.store.ts';
import { listLeads } from '../leads/leads.store.ts';
import { retryMails } from '../mail/mail.actions.ts';
import { listWaitingMails } from '../mail/mail.store.ts';
import { adoptPictures, checkPictures, purgePictures } from '../media/media.actions.ts';
import { readMarkedRequest } from '../orders/proof.actions.ts';
import { approveUpgrade, rejectUpgrade } from '../plans/plans.actions.ts';
import { listUpgrades } from '../plans/plans.store.ts';
import { type Table, toCsv } from '../plugins/csv.ts';
import { ProjectFileError } from '../projects/projectFile.ts';
import { ImportError, importFile } from '../properties/import.actions.ts';
import { countActiveBySeller } from '../properties/planLimit.store.ts';
import { forOperator, Refused } from '../refused.ts';
import { listReports } from '../reports/reports.store.ts';
import {
  idOf,
  jobsTable,
  runAccount,
  runAudit,
  runBlogRemove,
  runListing,
  runQueue,
  runSessions,
  runStaff,
  staffTable,
  statusTable,
} from './incidents.ts';
import { linesTable, ordersTable, runLedger, runOrders, runStatement } from './money.ts';
import { runProject } from './projects.ts';
import { printTable, UsageProblem } from './table.ts';
import { runUpkeep } from './upkeep.ts';

/** A command as it was typed, with the files it reads (the server that runs it may not see the operator's folder). */
export interface AdminRequest {
  argv: string[];
  /** The Markdown file of `blog add` and `blog edit`. */
  article?: string;
  /** Its cover, in base64. */
  cover?: string;
  /** The file of `project save` and `project import`, in base64. */
  upload?: string;
  /** The CSV file of `statement import`, in base64. */
  statement?: string;
}

export interface AdminAnswer {
  ok: boolean;
  text: string;
  /** What `--csv` asked for; the caller writes it. */
  csv?: string;
  /** A file that was asked for, in base64; the caller writes it. */
  file?: { name: string; base64: string };
}

export const USAGE = `pnpm admin <command>

  leads [--csv FILE]                        Find My Home requests, newest first
  interest [--project ID] [--csv FILE]      interest registrations
  upgrades [--csv FILE]                     upgrade requests, pending ones first
  upgrades approve ID --by NAME             its transfer is at the bank: book it; another person approves the order
  upgrades reject ID                        its transfer is not there; the seller gets a mail
  upgrades screenshot ID [--by NAME]        write the screenshot of the transfer, with a watermark, to upgrade-ID.webp
  reports [--csv FILE]                      reports about listings, open ones first
  reports close ID WORDS                    close one and note what was done
  orders [--csv FILE]                       orders of plans, those that wait first
  orders paid ID --amount PKR --bank NAME --transaction NO --by NAME [--date DAY]
                                            a transfer arrived: into the books
  orders approve ID… --by NAME              the plans of paid orders are on
  orders refund ID [credit] --by NAME       one person asks, another one does it with the same command; the order, or
                                            the seller's credit alone
  orders reverse PAYMENT [mistake] --by NAME  take out a payment that its bank took back, or that was booked by mistake
  orders proof ID --by NAME                 write the proof with a watermark to order-ID.webp or .pdf
  statement import FILE.csv --bank NAME --by NAME [--columns MAP] [--dry-run]
                                            match a bank's statement with the orders
  statement                                 lines of statements that fit no order exactly
  statement take LINE ID --by NAME          this line pays that order
  ledger check                              whether the books add up
  sellers [--csv FILE]                      sellers, their plans and listings
  blog [--csv FILE]                         articles
  blog add FILE.md | edit FILE.md           from Markdown with front matter
  blog remove SLUG                          takes an article away
  project                                   projects, and how many of their units are in which state
  project save SLUG FILE.json               make a project, or bring it up to date
  project import SLUG FILE.csv [--dry-run] [--overwrite] [--by NAME]
                                           its units, known by their number; all or nothing. Prices and states that the desk
                                           set since stay, unless the file is to overwrite them
  project units SLUG [--csv FILE]           its units
  project holds SLUG [--csv FILE]           who asked for a unit or holds one
  project book SLUG NUMBER --hold ID --deposit PKR --by NAME   after the deposit is paid
  project release SLUG NUMBER --by NAME     end a hold or a booking
  project state SLUG NUMBER available|sold|not_for_sale --by NAME
  project price SLUG NUMBER PRICE|"on request" --by NAME
  project offer SLUG --from "YYYY-MM-DD HH:MM" [--minutes 30] [--count 1] [--places 1] [--by NAME]
                                            times of visits; with --places 0 they take nobody more
  project visits SLUG [--csv FILE]          who comes
  project launch SLUG --from "YYYY-MM-DD HH:MM" --by NAME [--minutes 10] [--places 1] [--hours 48]
                                            set its launch: opening, turn, how many choose at once, end
  project launch SLUG [--csv FILE]          who is in it
  project launch-end SLUG --by NAME         end it now
  import FILE.csv[.gz]                      a file of listings; rows are known by their id
  pictures                                  how many there are, and whether their files are
  pictures purge [--dry-run]                remove now what nothing has shown for long enough, or only count it
  pictures adopt                            after an upgrade: copy pictures into this installation's folder
  backup FILE                               everything into one file, while the site runs
  mail [--csv FILE]                         mails that are not sent yet
  mail retry                                try again now those that failed or were given up
  migrate [--rehearse]                      bring the tables up to date, or try it on a copy
  jobs                                      what happens later: what waits, runs and failed
  jobs run QUEUE                            run it now instead of when it is due
  statistics                                work out the figures of all areas anew
  upkeep                                    indexes made anew, and statistics of tables, while the site goes on
  status                                    database, pictures, mails, jobs, disk
  sessions end EMAIL | end all              sign somebody or everybody out
  account suspend EMAIL [WORDS]             keep an account out, with its listings; its owner gets a mail with the words
  account readmit EMAIL                     let it in again; its owner gets a mail
  listing hide ID [WORDS]                   take a listing down; its seller gets a mail with the words
  listing unhide ID                         show it again as before; its seller gets a mail
  staff                                     who works at the desk
  staff add EMAIL --role ROLE               a link for one use to join, or to set it up anew
  staff end EMAIL                           keep somebody out of the desk
  audit verify                              whether the audit log is as it was written
  audit protect [--undo]                    on a PostgreSQL server, as its administrator: leave the site's role only to read
                                            the log and to add to it, or give it back

It works while the site runs and while it does not.`;

const moment = (date: Date) =>
  `${date.toLocaleString('sv-SE', { timeZone: 'Asia/Karachi', dateStyle: 'short', timeStyle: 'short' })}`;

async function leadsTable(deps: Deps): Promise<Table> {
  const leads = await listLeads(deps.db);
  return {
    headings: ['id', 'received', 'name', 'phone', 'email', 'city', 'area', 'type', 'bedrooms', 'budget', 'message'],
    rows: leads.map((lead) => [
      String(lead.id),
      moment(lead.createdAt),
      lead.name,
      formatPhone(lead.phone),
      lead.email,
      lead.city,
      lead.area,
      lead.propertyType,
      lead.bedrooms,
      formatPkr(lead.budget),
      lead.message,
    ]),
  };
}

async function interestTable(deps: Deps, project: string | undefined): Promise<Table> {
  const registrations = await listInterest(deps.db, project);
  return {
    headings: ['id', 'received', 'project', 'type', 'unit', 'name', 'phone', 'email'],
    rows: registrations.map((each) => [
      String(each.id),
      moment(each.createdAt),
      each.project,
      unitTypeLabel(each.unitType, findProject(each.project, deps.settings)?.unitTypes ?? []),
      each.unit ?? '',
      each.fullName,
      formatPhone(each.phoneNumber),
      each.email,
    ]),
  };
}

async function upgradesTable(deps: Deps): Promise<Table> {
  const upgrades = await listUpgrades(deps.db);
  return {
    headings: ['id', 'status', 'asked', 'seller', 'email', 'plan', 'months', 'reference', 'screenshot'],
    rows: upgrades.map(({ request, ...seller }) => [
      String(request.id),
      request.status,
      moment(request.createdAt),
      `${seller.firstName} ${seller.lastName}`,
      seller.email,
      request.plan,
      String(request.months),
      request.reference,
      request.screenshot ? 'yes' : '',
    ]),
  };
}

async function sellersTable(deps: Deps): Promise<Table> {
  const sellers = await listSellers(deps.db);
  const now = deps.clock();
  const active = await countActiveBySeller(deps.db);
  const rows: string[][] = [];
  for (const seller of sellers) {
    const plan = planInForce({ plan: seller.plan, expiresAt: seller.planUntil }, now);
    rows.push([
      String(seller.id),
      `${seller.firstName} ${seller.lastName}`,
      formatPhone(seller.phone),
      seller.email,
      plan,
      plan !== 'basic' && seller.planUntil ? moment(seller.planUntil) : '',
      String(active.get(seller.id) ?? 0),
      moment(seller.createdAt),
    ]);
  }
  return { headings: ['id', 'name', 'phone', 'email', 'plan', 'until', 'active', 'since'], rows };
}

async function blogsTable(deps: Deps): Promise<Table> {
  const blogs = await listAllArticles(deps.db);
  return {
    headings: ['id', 'state', 'dated', 'slug', 'title', 'author'],
    rows: blogs.map((blog) => [
      String(blog.id),
      blog.publishAt ? `${blog.state} for ${moment(blog.publishAt)}` : blog.state,
      moment(blog.createdAt),
      blog.slug,
      blog.title,
      blog.author,
    ]),
  };
}

async function mailTable(deps: Deps): Promise<Table> {
  const mails = await listWaitingMails(deps.db);
  return {
    headings: ['id', 'written', 'to', 'subject', 'attempts', 'next attempt', 'last error'],
    rows: mails.map((mail) => [
      String(mail.id),
      moment(mail.createdAt),
      mail.recipient,
      mail.subject,
      String(mail.attempts),
      mail.givenUpAt ? 'given up' : moment(mail.nextAttemptAt),
      mail.lastError ?? '',
    ]),
  };
}

async function runUpgrades(
  deps: Deps,
  verb: string,
  id: string | undefined,
  { by, csv }: { by?: string | undefined; csv?: string | undefined },
): Promise<AdminAnswer> {
  if (verb === 'list') return shown(await upgradesTable(deps), csv);
  if (verb === 'approve') {
    if (!by?.trim()) throw new UsageProblem('Say --by.');
    const { request, orderId, time } = await approveUpgrade(deps, idOf(id), TERMINAL, by);
    if (!time) {
      const next = `Another person approves its order: “pnpm admin orders approve ${orderId} --by NAME”.`;
      return done(`The money of upgrade ${request.id} is in the books. ${next}`);
    }
    const begins = time.from > deps.clock() ? `from ${moment(time.from)} ` : '';
    return done(`Upgrade ${request.id} is approved: ${request.plan} ${begins}until ${moment(time.until)}.`);
  }
  if (verb === 'screenshot') return screenshotOf(deps, idOf(id), by);
  if (verb !== 'reject') throw new UsageProblem(`There is no “upgrades ${verb}”.`);
  const request = await rejectUpgrade(deps, idOf(id));
  return { ok: true, text: `Upgrade ${request.id} is rejected; the seller gets a mail.` };
}

/** Screenshots are private: only their seller and whoever can open the site's own socket see them. */
async function screenshotOf(deps: Deps, id: number, by = TERMINAL.name): Promise<AdminAnswer> {
  const proof = await readMarkedRequest(deps, id, by);
  if (!proof) return { ok: false, text: `Upgrade ${id} has no screenshot, or it was removed.` };
  const name = `upgrade-${id}.${proof.kind}`;
  return { ok: true, text: name, file: { name, base64: proof.bytes.toString('base64') } };
}

async function runPictures(deps: Deps, verb: string, dryRun: boolean): Promise<AdminAnswer> {
  if (verb === 'list') {
    const { known, there } = await checkPictures(deps);
    return { ok: known === there, text: `${known} pictures; the files of ${known - there} are missing.` };
  }
  if (verb === 'adopt') {
    const copied = await adoptPictures(deps);
    return { ok: true, text: `${copied} files were copied into this installation’s folder.` };
  }
  if (verb !== 'purge') throw new UsageProblem(`There is no “pictures ${verb}”.`);
  const { unused, orphans } = await purgePictures(deps, { dryRun });
  const what = `${unused} pictures that nothing shows and the files of ${orphans} that nothing knows`;
  return { ok: true, text: dryRun ? `A purge would remove ${what}.` : `Removed: ${what}.` };
}

async function runBlog(deps: Deps, verb: string, request: AdminRequest): Promise<AdminAnswer> {
  if (verb === 'list') return shown(await blogsTable(deps), parseAdminArgs(request.argv).values.csv);
  if (verb === 'remove') return done(await runBlogRemove(deps, parseAdminArgs(request.argv).positionals[2]));
  if (verb !== 'add' && verb !== 'edit') throw new UsageProblem(`There is no “blog ${verb}”.`);
  if (request.article === undefined) throw new UsageProblem('Name the Markdown file.');
  const cover = request.cover === undefined ? undefined : Buffer.from(request.cover, 'base64');
  const blog = await (verb === 'add' ? addBlog : editBlog)(deps, request.article, cover);
  return { ok: true, text: `${deps.settings.siteUrl}/blogs/${blog.id} (${blog.slug})` };
}

/** At most so many reports are listed: nobody reads more in a terminal. */
const MOST_REPORTS = 500;

async function reportsTable(deps: Deps): Promise<Table> {
  const reports = await listReports(deps.db, MOST_REPORTS);
  return {
    headings: [
      'id',
      'received',
      'listing',
      'seller',
      'reason',
      'title',
      'email',
      'text',
      'number',
      'closed',
      'outcome',
    ],
    rows: reports.map(({ report, title, sellerId }) => [
      String(report.id),
      moment(report.createdAt),
      String(report.propertyId),
      String(sellerId),
      report.reason,
      title,
      report.email,
      report.text,
      report.receipt,
      report.closedAt ? moment(report.closedAt) : '',
      report.outcome ?? '',
    ]),
  };
}

async function runReports(deps: Deps, verb: string, words: string[], csv: string | undefined): Promise<AdminAnswer> {
  if (verb === 'list') return shown(await reportsTable(deps), csv);
  if (verb !== 'close') throw new UsageProblem(`There is no “reports ${verb}”.`);
  const [id, ...outcome] = words;
  if (outcome.length === 0) throw new UsageProblem('Say in a few words what was done.');
  const number = idOf(id);
  await actOnReportOf(deps, TERMINAL, number, { action: 'close', words: outcome.join(' ').slice(0, 1_000) });
  return done(`Report ${number} is closed.`);
}

async function runMail(deps: Deps, verb: string, csv: string | undefined): Promise<AdminAnswer> {
  if (verb === 'list') return shown(await mailTable(deps), csv);
  if (verb !== 'retry') throw new UsageProblem(`There is no “mail ${verb}”.`);
  return { ok: true, text: `${await retryMails(deps)} mails will be tried again.` };
}

async function runBackup(deps: Deps, file: string | undefined): Promise<AdminAnswer> {
  if (file === undefined || !isAbsolute(file)) throw new UsageProblem('Name the file to write.');
  const { path, bytes, rows, pictures } = await writeBackup(deps, file);
  return { ok: true, text: `${path}: ${rows} rows, ${pictures} pictures, ${Math.ceil(bytes / 1024)} KB` };
}

const count = (number: number) => number.toLocaleString('en');

async function runImport(deps: Deps, file: string | undefined): Promise<AdminAnswer> {
  if (file === undefined || !isAbsolute(file)) throw new UsageProblem('Name the file to import.');
  const { read, seconds, added, changed, unchanged, rejected, rejectedPath } = await importFile(deps, file);
  const reasons = [...rejected].sort(([, one], [, other]) => other - one);
  const total = reasons.reduce((sum, [, lines]) => sum + lines, 0);
  const lines = [
    `${count(read)} rows in ${seconds.toFixed(1)} s (${count(Math.round(read / seconds))} rows/s)`,
    `${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(total)} rejected`,
    ...reasons.map(([reason, rows]) => `  ${count(rows).padStart(8)}  ${reason}`),
    ...(rejectedPath ? [`Rejected rows: ${rejectedPath}`] : []),
  ];
  return done(lines.join('\n'));
}

/** Says how long it took, which an operator wants to know before doing it on a busy day. */
async function runStatistics(deps: Deps): Promise<AdminAnswer> {
  const startedAt = performance.now();
  const { areas, groups } = await recomputeStatistics(deps);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return done(`${areas} areas in ${seconds} s; ${groups} groups of listings have figures.`);
}

const done = (text: string): AdminAnswer => ({ ok: true, text });

function shown(table: Table, csv: string | undefined): AdminAnswer {
  if (csv !== undefined)
    return {
      ok: true,
      text: `${table.rows.length} ${table.rows.length === 1 ? 'row' : 'rows'} in ${csv}`,
      csv: toCsv(table),
    };
  return { ok: true, text: table.rows.length === 0 ? 'None yet.' : printTable(table) };
}

async function projectAnswer(deps: Deps, request: AdminRequest): Promise<AdminAnswer> {
  const { positionals, values } = parseAdminArgs(request.argv);
  const [, verb = 'list', slug, ...rest] = positionals;
  const { hold, deposit, by, csv, from, minutes, count: visits, places, hours, overwrite = false } = values;
  const offer = { from, minutes, count: visits, places, hours };
  const upload = request.upload === undefined ? undefined : Buffer.from(request.upload, 'base64');
  const words = { verb, slug, rest, upload, dryRun: values['dry-run'] ?? false, overwrite, hold, deposit, by, offer };
  const answer = await runProject(deps, words);
  return 'table' in answer ? shown(answer.table, csv) : answer;
}

async function run(deps: Deps, request: AdminRequest): Promise<AdminAnswer> {
  const { positionals, values } = parseAdminArgs(request.argv);
  const [command, verb = 'list', id] = positionals;
  if (command === 'leads') return shown(await leadsTable(deps), values.csv);
  if (command === 'interest') return shown(await interestTable(deps, values.project), values.csv);
  if (command === 'sellers') return shown(await sellersTable(deps), values.csv);
  if (command === 'reports') return runReports(deps, verb, positionals.slice(2), values.csv);
  if (command === 'upgrades') return runUpgrades(deps, verb, id, values);
  if (command === 'orders' && verb === 'list') return shown(await ordersTable(deps), values.csv);
  if (command === 'orders') return runOrders(deps, positionals.slice(1), values);
  if (command === 'statement' && verb === 'list') return shown(await linesTable(deps), values.csv);
  if (command === 'statement') return runStatement(deps, positionals.slice(1), values, request.statement);
  if (command === 'ledger') return runLedger(deps, verb);
  if (command === 'pictures') return runPictures(deps, verb, values['dry-run'] ?? false);
  if (command === 'blog') return runBlog(deps, verb, request);
  if (command === 'backup') return runBackup(deps, positionals[1]);
  if (command === 'import') return runImport(deps, positionals[1]);
  if (command === 'project') return projectAnswer(deps, request);
  if (command === 'mail') return runMail(deps, verb, values.csv);
  if (command === 'migrate')
    throw new Refused('conflict', forOperator('The site does not migrate itself while it runs.'));
  if (command === 'jobs')
    return verb === 'run' ? done(await runQueue(deps, id)) : shown(await jobsTable(deps, moment), values.csv);
  if (command === 'statistics') return runStatistics(deps);
  if (command === 'upkeep') return done(await runUpkeep(deps));
  if (command === 'status') return shown(await statusTable(deps), values.csv);
  if (command === 'sessions') return done(await runSessions(deps, verb, id));
  if (command === 'account') return done(await runAccount(deps, verb, positionals.slice(2)));
  if (command === 'staff')
    return verb === 'list'
      ? shown(await staffTable(deps), values.csv)
      : done(await runStaff(deps, verb, id, values.role));
  if (command === 'audit' && verb === 'protect')
    throw new Refused('conflict', forOperator('An administrator of the server does this, not the site.'));
  if (command === 'audit') return done(await runAudit(deps, verb));
  if (command === 'listing') return done(await runListing(deps, verb, positionals.slice(2)));
  throw new UsageProblem(command === undefined ? 'What shall be done?' : `There is no command “${command}”.`);
}

/** Reads a command line. @throws UsageProblem */
export function parseAdminArgs(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        csv: { type: 'string' },
        project: { type: 'string' },
        'dry-run': { type: 'boolean' },
        overwrite: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        rehearse: { type: 'boolean' },
        undo: { type: 'boolean' },
        hold: { type: 'string' },
        deposit: { type: 'string' },
        by: { type: 'string' },
        role: { type: 'string', multiple: true },
        amount: { type: 'string' },
        bank: { type: 'string' },
        transaction: { type: 'string' },
        date: { type: 'string' },
        columns: { type: 'string' },
        from: { type: 'string' },
        minutes: { type: 'string' },
        count: { type: 'string' },
        places: { type: 'string' },
        hours: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error));
  }
}

/** The words and numbers of a command, for the log: addresses, references and texts name people and stay out of it. */
const namesNobody = (argv: readonly string[]) =>
  argv.map((word) => (/^(-{0,2}[a-z][a-z-]*|\d+)$/.test(word) ? word : '…'));

/**
 * Runs one command of the operator. What goes wrong for a reason that a person can mend is said; anything else throws.
 */
export async function runAdmin(deps: Deps, request: AdminRequest): Promise<AdminAnswer> {
  try {
    const answer = await run(deps, request);
    deps.logger.info({ command: namesNobody(request.argv), ok: answer.ok }, 'admin command');
    return answer;
  } catch (error) {
    deps.logger.info({ command: namesNobody(request.argv), ok: false }, 'admin command');
    if (error instanceof UsageProblem) return { ok: false, text: `${error.message}\n\n${USAGE}` };
    const isExplained = [Refused, ArticleProblem, BackupProblem, ImportError, ProjectFileError].some(
      (kind) => error instanceof kind,
    );
    if (isExplained && error instanceof Error) return { ok: false, text: error.message };
    throw error;
  }
}
