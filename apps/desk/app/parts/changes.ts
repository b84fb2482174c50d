import type { AuditRow } from '@karachi-estates/contracts/deskAudit';
import { formatMoney, moneyText } from '@karachi-estates/domain/orders/money';
import { LISTING_STATUSES, listingStatusLabel } from '@karachi-estates/domain/properties/status';
import { listingFields } from '../content/auditFields.ts';
import { notes } from '../content/notes.ts';
import { terms } from '../content/terms.ts';
import { moment } from './format.ts';

const words = notes.log;

/** A moment as the log has it: '2026-11-27T15:47:05.022Z'. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value) && value.length > 0 && value.every(isPlain)) return value.map(said).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' && MOMENT.test(value) ? moment(value) : String(value);
}

/** A name of the log's own, such as `paidBack` or `hidden_at`, as words. */
const worded = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .toLowerCase();

const LISTING_STATUS_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  LISTING_STATUSES.map((status) => [status, listingStatusLabel(status)]),
);

const LISTING = /^listing:/;

/** The codes of a listing's state that the desk has words for, by field. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: LISTING_STATUS_LABELS,
  'decision statusBefore': LISTING_STATUS_LABELS,
  'decision state': { ...terms.review, changed: terms.reviewKinds.changed },
  'decision reason': terms.reasons,
  review: terms.review,
  reason: terms.reasons,
};

/** A listing's state as its screen says it. Who decided stands in the line already. */
function withTerms(subject: string, fields: Record<string, unknown>): Record<string, unknown> {
  if (!LISTING.test(subject)) return fields;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== 'decision decidedBy')
      .map(([name, value]) => [name, (typeof value === 'string' && CODES[name]?.[value]) || value]),
  );
}

const nameOf = (subject: string, name: string): string =>
  (LISTING.test(subject) && listingFields[name]) || worded(name);

const isFields = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Its fields by name, those inside another by both names. */
const fieldsOf = (value: unknown, before = ''): Record<string, unknown> =>
  isFields(value)
    ? Object.assign(
        {},
        ...Object.entries(value).map(([name, inner]) =>
          isFields(inner) ? fieldsOf(inner, `${before}${name} `) : { [before + name]: inner },
        ),
      )
    : {};

/** The books count in paisa, and so does the log of them; what a seller asked for is in rupees. */
const PAISA = /^(order|line|payment|month):/;
const RUPEES = /^upgrade:/;
const SUM = /(^| )(amount|left|received|earned|unearned|paidBack|writtenOff)$/;

function withMoney(subject: string, fields: Record<string, unknown>): Record<string, unknown> {
  const text = PAISA.test(subject) ? moneyText : RUPEES.test(subject) ? formatMoney : undefined;
  if (!text) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' && SUM.test(name) ? text(value) : value,
    ]),
  );
}

/** What a month came to, by the name of each plan. */
function byPlan(side: unknown): unknown {
  if (!isFields(side) || !Array.isArray(side.totals)) return side;
  const { totals, ...others } = side;
  return { ...others, ...Object.fromEntries(totals.map(({ plan, ...sums }) => [plan, sums])) };
}

/** What a line of the log changed, one sentence for each field. */
export function changesOf(row: Pick<AuditRow, 'subject' | 'before' | 'after'>): string[] {
  const [before, after] = [row.before ?? null, row.after ?? null];
  if (before === null && after === null) return [];
  if (before !== null && typeof before !== 'object') return [words.change(said(before), said(after))];
  const [old = {}, now = {}] = [before, after].map((side) =>
    withTerms(row.subject, withMoney(row.subject, fieldsOf(byPlan(side)))),
  );
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => said(old[name]) !== said(now[name]))
    .map((name) => {
      const change = name in old ? words.change(said(old[name]), said(now[name])) : said(now[name]);
      return `${nameOf(row.subject, name)}: ${change}`;
    });
}
