import type { DeskListing, ListingAction } from '@karachi-estates/contracts/deskListings';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { listings } from '../../content/listings.ts';
import { ReasonDialog, type Reasoned, type ReasonedAction } from '../../parts/ReasonDialog.tsx';
import { useListingActions } from './useListingActions.ts';

const words = listings.bulk;

/** What can be done with the chosen ads. */
export function BulkActions() {
  const { data = [], selectedIds, onSelect } = useListContext<DeskListing>();
  const { many, pending } = useListingActions();
  const [asked, setAsked] = useState<ReasonedAction>();

  async function run(action: ListingAction, told?: Reasoned) {
    const left = await many(selectedIds.map(Number), data, action, told);
    setAsked(undefined);
    // What could not be done is still chosen, for another try or another action.
    if (left) onSelect(left);
  }

  return (
    <>
      <Button variant="text" onClick={() => run('approve')} {...heldWhile(pending)}>
        {words.approve}
      </Button>
      <Button variant="text" onClick={() => setAsked('send-back')} {...heldWhile(pending)}>
        {words.sendBack}
      </Button>
      <Button variant="text" color="error" onClick={() => setAsked('hide')} {...heldWhile(pending)}>
        {words.hide}
      </Button>
      <Button variant="text" onClick={() => run('restore')} {...heldWhile(pending)}>
        {words.restore}
      </Button>
      {asked && (
        <ReasonDialog
          action={asked}
          many={selectedIds.length}
          onCancel={() => setAsked(undefined)}
          onDone={(told) => run(asked, told)}
        />
      )}
    </>
  );
}
