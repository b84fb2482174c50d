import type { AuditRow } from '@karachi-estates/contracts/desk';
import { moneyText } from '@karachi-estates/domain/orders/money';
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

/** The books count in paisa, and so does the log of what happened to orders and lines of statements. */
const inRupees = (fields: Record<string, unknown>): Record<string, unknown> =>
  typeof fields.amount === 'number' ? { ...fields, amount: moneyText(fields.amount) } : fields;

/** What a line of the log changed, one sentence for each field. */
export function changesOf(row: Pick<AuditRow, 'subject' | 'before' | 'after'>): string[] {
  const [before, after] = [row.before ?? null, row.after ?? null];
  if (before === null && after === null) return [];
  if (before !== null && typeof before !== 'object') return [words.change(said(before), said(after))];
  const isOfTheBooks = /^(order|line):/.test(row.subject);
  const [old = {}, now = {}] = [before, after].map((side) => {
    const fields = fieldsOf(side);
    return isOfTheBooks ? inRupees(fields) : fields;
  });
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => said(old[name]) !== said(now[name]))
    .map((name) =>
      name in old ? `${name}: ${words.change(said(old[name]), said(now[name]))}` : `${name}: ${said(now[name])}`,
    );
}
