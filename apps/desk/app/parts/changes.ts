import type { AuditRow } from '@karachi-estates/contracts/desk';
import { notes } from '../content/notes.ts';

const words = notes.log;

const said = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? words.nothing
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** What a line of the log changed, one sentence for each field. */
export function changesOf(row: Pick<AuditRow, 'before' | 'after'>): string[] {
  const [before, after] = [row.before ?? null, row.after ?? null];
  const fields = (value: unknown): Record<string, unknown> =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  if (before === null && after === null) return [];
  if (before !== null && typeof before !== 'object') return [words.change(said(before), said(after))];
  const [old, now] = [fields(before), fields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => said(old[name]) !== said(now[name]))
    .map((name) =>
      name in old ? `${name}: ${words.change(said(old[name]), said(now[name]))}` : `${name}: ${said(now[name])}`,
    );
}
