import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { listings as words } from '../../content/listings.ts';
import { terms } from '../../content/terms.ts';
import { Facts } from '../../parts/Facts.tsx';
import { day } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';

/** Whose ad it is, and whom it names to call. */
export function SellerPanel({ seller, contact }: Pick<DeskListingDetail, 'seller' | 'contact'>) {
  return (
    <Panel title={words.seller.title}>
      <Typography variant="body2" gutterBottom>
        <Link to={`/sellers/${seller.id}`}>{seller.name}</Link>{' '}
        {seller.suspended && <State meaning="stopped">{words.seller.suspended}</State>}{' '}
        {seller.repeat_offender && <State meaning="stopped">{words.reports.offender}</State>}
      </Typography>
      <Facts
        facts={[
          [words.seller.email, seller.email],
          [words.seller.phone, seller.phone && formatPhone(seller.phone)],
          [words.seller.plan, terms.plans[seller.plan] ?? seller.plan],
          [words.seller.since, day(seller.since)],
          [words.seller.active, seller.active_listings],
          [
            words.seller.contact,
            [contact.phone && formatPhone(contact.phone), contact.email].filter(Boolean).join(', '),
          ],
        ]}
      />
    </Panel>
  );
}
