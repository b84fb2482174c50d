import type { AuditRow } from '@karachi-estates/contracts/deskAudit';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { auditActionText } from '../content/auditActions.ts';
import { notes } from '../content/notes.ts';
import { changesOf } from './changes.ts';
import { moment } from './format.ts';
import { Panel } from './Panel.tsx';

const words = notes.log;

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

/**
 * What the desk did with something, newest first.
 * @param beside what stands below a line, such as the way back
 */
export function Log({ rows, beside }: { rows: readonly AuditRow[]; beside?: (row: AuditRow) => ReactNode }) {
  return (
    <Panel title={words.title}>
      <List>
        {rows.length === 0 && <li>{words.empty}</li>}
        {rows.map((row) => (
          <li key={row.id}>
            {auditActionText(row.action)}
            {changesOf(row).map((change) => (
              <small key={change}>{change}</small>
            ))}
            <small>{notes.by(row.actor, moment(row.at))}</small>
            {beside?.(row)}
          </li>
        ))}
      </List>
    </Panel>
  );
}
