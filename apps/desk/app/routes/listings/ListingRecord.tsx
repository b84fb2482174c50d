import { addListingNote, type DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Button from '@mui/material/Button';
import { listings as words } from '../../content/listings.ts';
import { useApi } from '../../data/api.ts';
import { Log } from '../../parts/Log.tsx';
import { Notes } from '../../parts/Notes.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { ReportLines } from '../../parts/ReportLines.tsx';
import { RiskPanel } from '../../parts/RiskPanel.tsx';
import { FreshnessPanel } from './FreshnessPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { HomePanel } from './HomePanel.tsx';
import { PapersPanel } from './PapersPanel.tsx';
import { SellerPanel } from './SellerPanel.tsx';

interface ListingRecordProps {
  listing: DeskListingDetail;
  mayAct: boolean;
  /** Asks whether the last action is to be taken back. */
  onTakeBack: () => void;
  isPending: boolean;
}

/** What is known around an ad: its papers and risks, reports, its seller, and what was done with it. */
export function ListingRecord({ listing, mayAct, onTakeBack, isPending }: ListingRecordProps) {
  const call = useApi();
  return (
    <div>
      {listing.freshness && <FreshnessPanel id={listing.id} freshness={listing.freshness} mayAct={mayAct} />}
      <PapersPanel listing={listing} mayAct={mayAct} />
      {listing.status !== 'deleted' && <HomePanel listing={listing} mayAct={mayAct} />}
      <RiskPanel risks={listing.risks} />
      <Panel title={words.reports.title}>
        <ReportLines rows={listing.reports} />
      </Panel>
      <SellerPanel seller={listing.seller} contact={listing.contact} />
      <HistoryPanel history={listing.history} purpose={listing.purpose} />
      <Notes
        about={`listings-${listing.id}`}
        notes={listing.notes}
        onAdd={(text) => call(addListingNote, { params: { id: String(listing.id) }, body: { text } })}
      />
      <Log
        rows={listing.log}
        beside={({ id }) =>
          mayAct &&
          listing.take_back?.row === id && (
            <Button variant="outlined" size="small" onClick={onTakeBack} {...heldWhile(isPending)}>
              {words.actions.takeBack.label}
            </Button>
          )
        }
      />
    </div>
  );
}
