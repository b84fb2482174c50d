import { isAbsolute } from 'node:path';
import { parseArgs } from 'node:util';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { unitTypeLabel } from '@karachi-estates/domain/interest/rules';
import { planInForce } from '@karachi-estates/domain/plans/plans';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { listSellers } from '../accounts/accounts.store.ts';
import { BackupProblem } from '../backup/archive.ts';
import { writeBackup } from '../backup/backup.ts';
import { ArticleProblem } from '../blogs/article.ts';
import { addBlog, editBlog } from '../blogs/blogs.actions.ts';
import { listBlogs } from '../blogs/blogs.store.ts';
import type { Deps } from '../deps.ts';
import { listInterest } from '../interest/interest.store.ts';
import { findProject } from '../interest/projects.ts';
import { listLeads } from '../leads/leads.store.ts';
import { retryMails } from '../mail/mail.actions.ts';
import { listWaitingMails } from '../mail/mail.store.ts';
import { approveUpgrade, rejectUpgrade } from '../plans/plans.actions.ts';
import { listUpgrades } from '../plans/plans.store.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { countActive } from '../properties/planLimit.store.ts';
import { printTable, type Table, toCsv } from './table.ts';

/** A command as it was typed, with the files it reads (the server that runs it may not see the operator's folder). */
export interface AdminRequest {
  argv: string[];
  /** The Markdown file of `blog add` and `blog edit`. */
  article?: string;
  /** Its cover, in base64. */
  cover?: string;
}

export interface AdminAnswer {
  ok: boolean;
  text: string;
  /** What `--csv` asked for; the caller writes it. */
  csv?: string;
}

/** The command cannot be understood. */
class UsageProblem extends Error {}

export const USAGE = `pnpm admin <command>

  leads [--csv FILE]                        Find My Home requests, newest first
  interest [--project ID] [--csv FILE]      interest registrations
  upgrades                                  upgrade requests, pending ones first
  upgrades approve ID | reject ID           decide one; the seller gets a mail
  sellers [--csv FILE]                      sellers, their plans and listings
  blog                                      articles
  blog add FILE.md | edit FILE.md           from Markdown with front matter
  backup FILE                               everything into one file, while the site runs
  mail                                      mails that are not sent yet
  mail retry                                try again those that were given up

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
    headings: ['id', 'received', 'project', 'unit', 'name', 'phone', 'email'],
    rows: registrations.map((each) => [
      String(each.id),
      moment(each.createdAt),
      each.project,
      unitTypeLabel(each.unitType, findProject(each.project, deps.settings)?.unitTypes ?? []),
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
      request.screenshot ? `${deps.settings.siteUrl}${request.screenshot}` : '',
    ]),
  };
}

async function sellersTable(deps: Deps): Promise<Table> {
  const sellers = await listSellers(deps.db);
  const now = deps.clock();
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
      String(await countActive(deps.db, seller.id)),
      moment(seller.createdAt),
    ]);
  }
  return { headings: ['id', 'name', 'phone', 'email', 'plan', 'until', 'active', 'since'], rows };
}

async function blogsTable(deps: Deps): Promise<Table> {
  const blogs = await listBlogs(deps.db);
  return {
    headings: ['id', 'published', 'slug', 'title', 'author'],
    rows: blogs.map((blog) => [String(blog.id), moment(new Date(blog.created_at)), blog.slug, blog.title, blog.author]),
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

function idOf(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw new UsageProblem('Say which one by its id, a number.');
  return Number(text);
}

async function runUpgrades(deps: Deps, verb: string, id: string | undefined): Promise<AdminAnswer> {
  if (verb === 'list') return shown(await upgradesTable(deps), undefined);
  if (verb === 'approve') {
    const { request, until } = await approveUpgrade(deps, idOf(id));
    return { ok: true, text: `Upgrade ${request.id} is approved: ${request.plan} until ${moment(until)}.` };
  }
  if (verb !== 'reject') throw new UsageProblem(`There is no “upgrades ${verb}”.`);
  const request = await rejectUpgrade(deps, idOf(id));
  return { ok: true, text: `Upgrade ${request.id} is rejected; the seller gets a mail.` };
}

async function runBlog(deps: Deps, verb: string, request: AdminRequest): Promise<AdminAnswer> {
  if (verb === 'list') return shown(await blogsTable(deps), undefined);
  if (verb !== 'add' && verb !== 'edit') throw new UsageProblem(`There is no “blog ${verb}”.`);
  if (request.article === undefined) throw new UsageProblem('Name the Markdown file.');
  const cover = request.cover === undefined ? undefined : Buffer.from(request.cover, 'base64');
  const blog = await (verb === 'add' ? addBlog : editBlog)(deps, request.article, cover);
  return { ok: true, text: `${deps.settings.siteUrl}/blogs/${blog.id} (${blog.slug})` };
}

async function runMail(deps: Deps, verb: string): Promise<AdminAnswer> {
  if (verb === 'list') return shown(await mailTable(deps), undefined);
  if (verb !== 'retry') throw new UsageProblem(`There is no “mail ${verb}”.`);
  return { ok: true, text: `${await retryMails(deps)} mails will be tried again.` };
}

async function runBackup(deps: Deps, file: string | undefined): Promise<AdminAnswer> {
  if (file === undefined || !isAbsolute(file)) throw new UsageProblem('Name the file to write.');
  const { path, bytes, rows, pictures } = await writeBackup(deps, file);
  return { ok: true, text: `${path}: ${rows} rows, ${pictures} pictures, ${Math.ceil(bytes / 1024)} KB` };
}

function shown(table: Table, csv: string | undefined): AdminAnswer {
  if (csv !== undefined)
    return {
      ok: true,
      text: `${table.rows.length} ${table.rows.length === 1 ? 'row' : 'rows'} in ${csv}`,
      csv: toCsv(table),
    };
  return { ok: true, text: table.rows.length === 0 ? 'None yet.' : printTable(table) };
}

async function run(deps: Deps, request: AdminRequest): Promise<AdminAnswer> {
  const { positionals, values } = parseAdminArgs(request.argv);
  const [command, verb = 'list', id] = positionals;
  if (command === 'leads') return shown(await leadsTable(deps), values.csv);
  if (command === 'interest') return shown(await interestTable(deps, values.project), values.csv);
  if (command === 'sellers') return shown(await sellersTable(deps), values.csv);
  if (command === 'upgrades') return runUpgrades(deps, verb, id);
  if (command === 'blog') return runBlog(deps, verb, request);
  if (command === 'backup') return runBackup(deps, positionals[1]);
  if (command === 'mail') return runMail(deps, verb);
  throw new UsageProblem(command === undefined ? 'What shall be done?' : `There is no command “${command}”.`);
}

/** Reads a command line. @throws UsageProblem */
export function parseAdminArgs(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: { csv: { type: 'string' }, project: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error));
  }
}

/** Runs one command of the operator. What goes wrong for a reason that a person can mend is said; anything else throws. */
export async function runAdmin(deps: Deps, request: AdminRequest): Promise<AdminAnswer> {
  try {
    return await run(deps, request);
  } catch (error) {
    if (error instanceof UsageProblem) return { ok: false, text: `${error.message}\n\n${USAGE}` };
    if (error instanceof HttpProblem || error instanceof ArticleProblem || error instanceof BackupProblem)
      return { ok: false, text: error.message };
    throw error;
  }
}
