import type { AuditRow } from '@karachi-estates/contracts/desk';
import { formatMoney, moneyText } from '@karachi-estates/domain/orders/money';
import { notes } from '../content/notes.ts';
import { moment } from './format.ts';

const words = notes.log;

/** A moment as the log has it: '2026-11-27T15:47:05.022Z'. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const said = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? words.nothing
    : typeof value === 'object'
      ? JSON.stringify(value)
      : typeof value === 'string' && MOMENT.test(value)
        ? moment(value)
        : String(value);

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
  const [old = {}, now = {}] = [before, after].map((side) => withMoney(row.subject, fieldsOf(byPlan(side))));
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => said(old[name]) !== said(now[name]))
    .map((name) =>
      name in old ? `${name}: ${words.change(said(old[name]), said(now[name]))}` : `${name}: ${said(now[name])}`,
    );
}
