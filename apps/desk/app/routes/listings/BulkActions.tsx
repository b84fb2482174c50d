import type { DeskListing, ListingAction } from '@karachi-estates/contracts/desk';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { listings } from '../../content/listings.ts';
import { ReasonDialog, type Reasoned, type ReasonedAction } from '../../parts/ReasonDialog.tsx';
import { useListingActions } from './useListingActions.ts';

const words = listings.bulk;

/** What can be done with the chosen ads. */
export function BulkActions() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<DeskListing>();
  const { many, pending } = useListingActions();
  const [asked, setAsked] = useState<ReasonedAction>();

  async function run(action: ListingAction, told?: Reasoned) {
    const isDone = await many(selectedIds.map(Number), data, action, told);
    setAsked(undefined);
    if (isDone) onUnselectItems();
  }

  return (
    <>
      <Button disabled={pending} variant="text" onClick={() => run('approve')}>
        {words.approve}
      </Button>
      <Button disabled={pending} variant="text" onClick={() => setAsked('send-back')}>
        {words.sendBack}
      </Button>
      <Button disabled={pending} variant="text" color="error" onClick={() => setAsked('hide')}>
        {words.hide}
      </Button>
      <Button disabled={pending} variant="text" onClick={() => run('restore')}>
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
