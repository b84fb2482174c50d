import type { DeskInterest, DeskLead } from '@karachi-estates/contracts/deskLeads';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { leads } from '../../content/leads.ts';
import { moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { StageMark } from '../../parts/states.tsx';

const words = leads.same;

/** What else came from the same phone, so that one person is called once. */
export function SamePhone({ rows, resource }: { rows: readonly (DeskLead | DeskInterest)[]; resource: string }) {
  return (
    <Panel title={words.title}>
      {rows.length === 0 ? (
        <Typography variant="body2">{words.none}</Typography>
      ) : (
        <Stack component="ul" spacing={1} sx={{ margin: 0, padding: 0, listStyle: 'none', typography: 'body2' }}>
          {rows.map(({ id, name, stage, created_at: received }) => (
            <li key={id}>
              <Link to={`/${resource}/${id}`}>{name}</Link> <StageMark stage={stage} /> {moment(received)}
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
