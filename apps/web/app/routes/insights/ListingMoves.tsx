import type { ListingChanges } from '@karachi-estates/contracts/insights';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { fullDate } from '@karachi-estates/domain/day';
import { startOfDay } from '@karachi-estates/domain/insights/insights';
import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { insights } from '../../content/insights.ts';
import { useListingChanges } from '../../data/insights.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { FiguresTable } from './FiguresTable.tsx';

type Change = ListingChanges['changes'][number];

/** What a new price or featuring did to a listing, and its place in its list. */
export function ListingMoves({ id }: { id: number }) {
  const locale = useLocale();
  const { moves, failed } = useContent('insights', insights);
  const { data, error, reference, retry } = useListingChanges(id);
  if (!data)
    return error ? (
      <FailedState title={failed} reference={reference} onRetry={retry} level={3} />
    ) : (
      <Skeleton variant="rounded" sx={{ height: '8rem' }} />
    );

  const price = (rupees: number | null) => `\u2068${formatPriceShort(rupees ?? 0, locale)}\u2069`;
  const nameOf = ({ kind, from, to }: Change) =>
    kind === 'price' ? fill(moves.price, { from: price(from), to: price(to) }) : moves.featured;
  const daily = ({ days, average }: Change['before']) =>
    days === 0 ? moves.tooEarly : fill(moves.perDay, { count: average.view });
  return (
    <Stack spacing={1}>
      <Typography variant="h4" component="h3">
        {moves.heading}
      </Typography>
      <Typography>{data.position ? fill(moves.position, data.position) : moves.hidden}</Typography>
      {data.changes.length === 0 ? (
        <Typography color="textSecondary">{moves.none}</Typography>
      ) : (
        <>
          <Typography color="textSecondary">{moves.note}</Typography>
          <FiguresTable
            label={moves.heading}
            columns={[moves.what, moves.before, moves.after]}
            rows={data.changes.map((change) => ({
              key: `${change.day} ${change.kind} ${change.to}`,
              name: (
                <>
                  {nameOf(change)}
                  <Typography variant="body2" color="textSecondary">
                    {fullDate(startOfDay(change.day), locale)}
                  </Typography>
                </>
              ),
              cells: [daily(change.before), daily(change.after)],
            }))}
          />
        </>
      )}
    </Stack>
  );
}
