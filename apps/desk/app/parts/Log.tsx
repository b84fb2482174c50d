import type { AuditRow } from '@karachi-estates/contracts/desk';
import { styled } from '@mui/material/styles';
import { notes } from '../content/notes.ts';
import { moment } from './format.ts';
import { Panel } from './Panel.tsx';

const words = notes.log;

const said = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? words.nothing
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** What a line of the log changed, one sentence for each field. */
export function changesOf({ before, after }: Pick<AuditRow, 'before' | 'after'>): string[] {
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

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& small': { ...theme.typography.caption, display: 'block', color: (theme.vars ?? theme).palette.text.secondary },
}));

/** What the desk did with something, newest first. */
export function Log({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <Panel title={words.title}>
      <List>
        {rows.length === 0 && <li>{words.empty}</li>}
        {rows.map((row) => (
          <li key={row.id}>
            <code>{row.action}</code>
            {changesOf(row).map((change) => (
              <small key={change}>{change}</small>
            ))}
            <small>{notes.by(row.actor, moment(row.at))}</small>
          </li>
        ))}
      </List>
    </Panel>
  );
}
