import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { HOLD_POINTS, pointsOf } from '@karachi-estates/domain/reviews/risk';
import Typography from '@mui/material/Typography';
import { listings } from '../content/listings.ts';
import { terms } from '../content/terms.ts';
import { Facts } from './Facts.tsx';
import { Panel } from './Panel.tsx';

const words = listings.risks;

/** What speaks against an ad, each rule with its points. */
export function RiskPanel({ risks }: Pick<DeskListingDetail, 'risks'>) {
  if (risks.length === 0) {
    return (
      <Panel title={words.title}>
        <Typography variant="body2">{words.none}</Typography>
      </Panel>
    );
  }
  return (
    <Panel title={words.title}>
      <Typography variant="body2" gutterBottom>
        {words.sum(pointsOf(risks), HOLD_POINTS)}
      </Typography>
      <Facts
        facts={risks.map(({ rule, points, found }) => [
          terms.risks[rule],
          [words.points(points), found].filter(Boolean).join(' · '),
        ])}
      />
    </Panel>
  );
}
