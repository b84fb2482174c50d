import type { DeskInterestQuery, WorkChange } from '@karachi-estates/contracts/deskLeads';
import type { LeadStage } from '@karachi-estates/domain/leads/stages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { wordsOf } from '../db/searchWords.ts';
import { phoneBackwards, whoWords } from '../db/whoWords.ts';
import { COUNTED, type Wanted } from '../plugins/deskPaging.ts';

/** Which of the two the desk works on: Find My Home requests or interest in a project. */
export type WorkKind = 'lead' | 'interest';

/** What both have. */
export interface WorkRow {
  id: number;
  name: string;
  phone: string;
  email: string;
  stage: LeadStage;
  owner_id: number | null;
  owner: string | null;
  reminder_ms: number | null;
  others: number;
  created_ms: number;
  [column: string]: unknown;
}

export interface LeadRow extends WorkRow {
  city: string;
  area: string;
  property_type: string;
  bedrooms: string;
  budget: number;
  message: string;
  locale: Locale;
}

export interface InterestRow extends WorkRow {
  project: string;
  unit_type: string;
}

const TABLE: Record<WorkKind, SQL> = { lead: sql`leads`, interest: sql`interest_registrations` };
const PHONE: Record<WorkKind, SQL> = { lead: sql.raw('phone'), interest: sql.raw('phone_number') };
const NAME: Record<WorkKind, SQL> = { lead: sql.raw('name'), interest: sql.raw('full_name') };
const OWN: Record<WorkKind, SQL> = {
  lead: sql`w.city, w.area, w.property_type, w.bedrooms, w.budget, w.message, w.locale`,
  interest: sql`w.project, w.unit_type`,
};

const columnsOf = (kind: WorkKind) => sql`w.id, w.${NAME[kind]} as name, w.${PHONE[kind]} as phone, w.email, w.stage,
  w.owner_id, coalesce(nullif(s.name, ''), s.email) as owner,
  (extract(epoch from w.reminder_at) * 1000)::float8 as reminder_ms,
  (extract(epoch from w.created_at) * 1000)::float8 as created_ms,
  case when w.${PHONE[kind]} = '' then 0 else
    (select count(*)::int - 1 from ${TABLE[kind]} o where o.${PHONE[kind]} = w.${PHONE[kind]}) end as others,
  ${OWN[kind]}`;

const fromOf = (kind: WorkKind) => sql`from ${TABLE[kind]} w left join staff s on s.id = w.owner_id`;

/** Fewer digits are in very many numbers. */
const FEWEST_DIGITS = 4;

/**
 * Whether words are in the name or the address of who sent a row, the last one as a beginning; or digits begin or end
 * the phone number, however either of them is written. Both halves are read from an index.
 */
function isFrom(kind: WorkKind, row: SQL, text: string): SQL {
  const digits = text.replace(/\D/g, '').replace(/^0*(92(?=\d{10}$))?/, '');
  const isPhone = digits.length >= FEWEST_DIGITS;
  const asked = [wordsOf(text), isPhone && `'${digits}':*`].filter(Boolean).join(' | ');
  if (asked === '') return sql`false`;
  const [name, email, phone] = [sql`${row}.${NAME[kind]}`, sql`${row}.email`, sql`${row}.${PHONE[kind]}`];
  const found = sql`${whoWords(name, email, phone)} @@ to_tsquery('simple'::regconfig, ${asked})`;
  if (!isPhone) return found;
  const end = `${[...digits].reverse().join('')}%`;
  return sql`(${found} or ${phoneBackwards(phone)} like ${end})`;
}

/** A query whose words were looked up: what they ask of the rows under a name. */
type Searched = DeskInterestQuery & { words?: (row: SQL) => SQL };

/**
 * PostgreSQL expects far more rows of a word's beginning than there are, and would walk the whole list for a page of
 * them. So the words are looked up first, and up to the cap their rows are read by number; more are found sooner on the
 * way through the list.
 */
async function lookUp(db: Db, kind: WorkKind, query: DeskInterestQuery): Promise<Searched> {
  const text = query.q?.trim();
  if (!text) return query;
  const { rows } = await db.execute<{ id: number }>(
    sql`select f.id from ${TABLE[kind]} f where ${isFrom(kind, sql`f`, text)} limit ${COUNTED}`,
  );
  if (rows.length === COUNTED) return { ...query, words: (row) => isFrom(kind, row, text) };
  const ids = `{${rows.map(({ id }) => id).join(',')}}`;
  return { ...query, words: (row) => sql`${row}.id = any(${ids}::integer[])` };
}

/** Who asks, and when: `owner=me` and `due=true` mean them. */
export interface Asker {
  staffId: number;
  now: Date;
}

/** What a query and its words ask of the rows under a name, but for the folding. */
function filtersOf(kind: WorkKind, { words, ...query }: Searched, { staffId, now }: Asker, row: SQL): SQL[] {
  const conditions = words ? [words(row)] : [sql`true`];
  const isOpen = sql`${row}.stage not in ('closed', 'lost')`;
  if (query.stage === 'open') conditions.push(isOpen);
  else if (query.stage) conditions.push(sql`${row}.stage = ${query.stage}`);
  if (query.owner === 'none') conditions.push(sql`${row}.owner_id is null`);
  else if (query.owner)
    conditions.push(sql`${row}.owner_id = ${query.owner === 'me' ? staffId : query.owner}::integer`);
  if (query.due) conditions.push(sql`${row}.reminder_at <= ${now.toISOString()}::timestamptz and ${isOpen}`);
  if (kind === 'interest' && query.project) conditions.push(sql`${row}.project = ${query.project}`);
  return conditions;
}

function conditionsOf(kind: WorkKind, query: Searched, asker: Asker): SQL {
  const conditions = filtersOf(kind, query, asker, sql`w`);
  if (query.fold) {
    // Of those that the filters leave, the newest of each phone stands for all.
    const newer = sql.join(filtersOf(kind, query, asker, sql`n`), sql` and `);
    conditions.push(sql`not exists (select from ${TABLE[kind]} n where n.${PHONE[kind]} = w.${PHONE[kind]}
      and n.${PHONE[kind]} <> '' and n.id > w.id and ${newer})`);
  }
  return sql.join(conditions, sql` and `);
}

/** A page of leads or registrations, by number. */
export async function listWork<Row extends WorkRow>(
  db: Db,
  kind: WorkKind,
  query: DeskInterestQuery,
  { place, isAscending, skip, limit }: Wanted,
  asker: Asker,
): Promise<Row[]> {
  const beyond = isAscending ? sql.raw('>') : sql.raw('<');
  const after = place ? sql` and w.id ${beyond} ${place.id}::integer` : sql``;
  const searched = await lookUp(db, kind, query);
  const { rows } = await db.execute(sql`
    select ${columnsOf(kind)} ${fromOf(kind)} where ${conditionsOf(kind, searched, asker)}${after}
    order by w.id ${isAscending ? sql.raw('asc') : sql.raw('desc')} limit ${limit} offset ${skip}`);
  return rows as Row[];
}

/** How many there are, counted to the cap. Folded, each phone is one, and so is each row without. */
export async function countWork(db: Db, kind: WorkKind, query: DeskInterestQuery, asker: Asker): Promise<number> {
  const { fold, ...searched } = await lookUp(db, kind, query);
  const those = sql`from ${TABLE[kind]} w where ${conditionsOf(kind, searched, asker)}`;
  const counted = fold
    ? sql`select distinct case when w.${PHONE[kind]} = '' then '#' || w.id else w.${PHONE[kind]} end ${those}`
    : sql`select ${those}`;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${counted} limit ${COUNTED}) counted`,
  );
  return rows[0]?.count ?? 0;
}

export async function findWork<Row extends WorkRow>(db: Db, kind: WorkKind, id: number): Promise<Row | undefined> {
  const { rows } = await db.execute(sql`select ${columnsOf(kind)} ${fromOf(kind)} where w.id = ${id}::integer`);
  return rows[0] as Row | undefined;
}

const SAME_PHONE = 20;

/** What else came from the same phone, newest first. */
export async function listSamePhone<Row extends WorkRow>(db: Db, kind: WorkKind, row: WorkRow): Promise<Row[]> {
  if (!row.phone) return [];
  const { rows } = await db.execute(sql`
    select ${columnsOf(kind)} ${fromOf(kind)} where w.${PHONE[kind]} = ${row.phone} and w.id <> ${row.id}
    order by w.id desc limit ${SAME_PHONE}`);
  return rows as Row[];
}

/** Takes a row until the transaction ends. */
export async function lockWork(tx: Db, kind: WorkKind, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select id from ${TABLE[kind]} where id = ${id}::integer for update`);
  return rows.length > 0;
}

/** Sets what a change names. */
export async function updateWork(tx: Db, kind: WorkKind, id: number, change: WorkChange): Promise<void> {
  const sets: SQL[] = [];
  if (change.stage !== undefined) sets.push(sql`stage = ${change.stage}`);
  if (change.owner_id !== undefined) sets.push(sql`owner_id = ${change.owner_id}::integer`);
  if (change.reminder_at !== undefined) sets.push(sql`reminder_at = ${change.reminder_at}::timestamptz`);
  if (sets.length === 0) return;
  await tx.execute(sql`update ${TABLE[kind]} set ${sql.join(sets, sql`, `)} where id = ${id}::integer`);
}
