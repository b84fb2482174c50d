import type { DeskInterest, DeskLead } from '@karachi-estates/contracts/deskLeads';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import Typography from '@mui/material/Typography';
import { leads as words } from '../../content/leads.ts';
import { day, moment, NOTHING } from '../../parts/format.ts';
import { type Column, RowLink } from '../../parts/ListScreen.tsx';
import { StageMark } from '../../parts/states.tsx';

type Work = DeskLead | DeskInterest;

/** Who it is from and where it stands: the first columns of leads and of interest. */
export const firstColumns = (resource: 'leads' | 'interest'): readonly Column<Work>[] => [
  {
    name: 'name',
    label: words.columns.name,
    cell: ({ id, name, others }) => (
      <>
        <RowLink to={`/${resource}/${id}`}>{name}</RowLink>
        {others > 0 && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {words.others(others)}
          </Typography>
        )}
      </>
    ),
    wide: true,
  },
  { name: 'stage', label: words.columns.stage, cell: ({ stage }) => <StageMark stage={stage} /> },
];

/** How to reach them and who does: the last columns. */
export const lastColumns: readonly Column<Work>[] = [
  { name: 'phone', label: words.columns.phone, cell: ({ phone }) => formatPhone(phone), whole: true, from: 'lg' },
  { name: 'owner', label: words.columns.owner, cell: ({ owner }) => owner ?? words.nobody, from: 'md' },
  {
    name: 'reminder_at',
    label: words.columns.reminder,
    cell: (row) => (row.reminder_at ? day(row.reminder_at) : NOTHING),
    whole: true,
    from: 'xl',
  },
  {
    name: 'created_at',
    label: words.columns.received,
    cell: (row) => moment(row.created_at),
    sortable: true,
    numeric: true,
    from: 'md',
  },
];
