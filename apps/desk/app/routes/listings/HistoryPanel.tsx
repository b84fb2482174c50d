import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { listings } from '../../content/listings.ts';
import { day } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { StatusMark } from '../../parts/states.tsx';

const words = listings.history;

const Course = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': { padding: theme.spacing(0.5, 0), textAlign: 'start', borderBottom: hairline(theme) },
  '& th': { fontWeight: 600 },
}));

/** What an ad cost and how it stood, newest first. */
export function HistoryPanel({ history, purpose }: Pick<DeskListingDetail, 'history' | 'purpose'>) {
  return (
    <Panel title={words.title}>
      {history.length === 0 ? (
        <Typography variant="body2">{words.none}</Typography>
      ) : (
        <Course>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ at, price, status }) => (
              <tr key={at}>
                <td>{day(at)}</td>
                <td>{formatPrice({ price, purpose })}</td>
                <td>
                  <StatusMark status={status} />
                </td>
              </tr>
            ))}
          </tbody>
        </Course>
      )}
    </Panel>
  );
}
