import type { DeskReport } from '@karachi-estates/contracts/deskListings';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { listings } from '../content/listings.ts';
import { terms } from '../content/terms.ts';
import { moment } from './format.ts';
import { ReportMark } from './states.tsx';

const words = listings.reports;

/** Reports in a few words each, inside the screen of something else. */
export function ReportLines({ rows }: { rows: readonly DeskReport[] }) {
  if (rows.length === 0) return <Typography variant="body2">{words.none}</Typography>;
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((report) => (
        <Typography key={report.id} component="li" variant="body2">
          <Link to={`/reports/${report.id}`}>
            {terms.reportReasons[report.reason]}, {moment(report.created_at)}
          </Link>{' '}
          <ReportMark {...report} />
        </Typography>
      ))}
    </Stack>
  );
}
