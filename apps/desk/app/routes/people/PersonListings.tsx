import type { DeskPersonDetail } from '@karachi-estates/contracts/deskPeople';
import Typography from '@mui/material/Typography';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { people as words } from '../../content/people.ts';
import { ListingLines } from '../../parts/ListingLines.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { ReviewMark } from '../../parts/states.tsx';

/** The ads of a seller. */
export function PersonListings({ person }: { person: DeskPersonDetail }) {
  const { permissions } = usePermissions<string[]>();
  return (
    <Panel title={words.listings.title}>
      <ListingLines
        rows={person.listings}
        none={words.listings.none}
        beside={({ review }) => <ReviewMark review={review} />}
      />
      {person.listings.length > 0 && permissions?.includes('listings:read') && (
        <Typography
          component={Link}
          to={`/listings?filter=${encodeURIComponent(JSON.stringify({ seller_id: String(person.id) }))}`}
          variant="body2"
          sx={{ display: 'inline-block', marginBlockStart: 1.5, color: 'primary.main', fontWeight: 600 }}
        >
          {words.listings.all}
        </Typography>
      )}
    </Panel>
  );
}
