import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { homes as words } from '../../content/homes.ts';
import { day } from '../../parts/format.ts';
import { JoinDialog, PartDialog } from '../../parts/HomeDialogs.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { StatusMark } from '../../parts/states.tsx';

/** The other sellers' offers that are joined with a listing under one home, and the ways to join and to part. */
export function HomePanel({ listing, mayAct }: { listing: DeskListingDetail; mayAct: boolean }) {
  const { id, home } = listing;
  const [asked, setAsked] = useState<'join' | 'part'>();
  const close = () => setAsked(undefined);
  const others = home?.offers.filter((offer) => offer.property_id !== id) ?? [];
  return (
    <Panel title={words.title}>
      {others.length === 0 && <Typography variant="body2">{words.none}</Typography>}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {others.map((offer) => (
          <li key={offer.property_id}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <MuiLink component={Link} to={`/listings/${offer.property_id}`}>
                {`#${offer.property_id} ${offer.title}`}
              </MuiLink>{' '}
              <StatusMark status={offer.status} />
            </Typography>
            <Typography variant="body2">
              {words.offer(formatPrice(offer), offer.seller_name, day(offer.posted_at))}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {words.joined(day(offer.joined_at), offer.joined_by)}: <bdi>{offer.reason}</bdi>
            </Typography>
          </li>
        ))}
      </Stack>
      {mayAct && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5 }}>
          <Button size="small" variant="outlined" onClick={() => setAsked('join')}>
            {words.actions.join}
          </Button>
          {home && (
            <Button size="small" variant="outlined" onClick={() => setAsked('part')}>
              {words.actions.part}
            </Button>
          )}
        </Stack>
      )}
      {asked === 'join' && <JoinDialog id={id} onClose={close} />}
      {asked === 'part' && <PartDialog id={id} onClose={close} />}
    </Panel>
  );
}
