import { DraftNotice } from '@karachi-estates/design-system/DraftNotice';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { fill, fillCount } from '../content/fill.ts';
import type { AdDraft } from '../forms/draft.ts';

const moment = new Intl.DateTimeFormat('en-PK', { dateStyle: 'medium', timeStyle: 'short' });

interface AdDraftNoticeProps {
  draft: AdDraft;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers an ad that was not sent last time, by its title. */
export function AdDraftNotice({ draft, onContinue, onDiscard }: AdDraftNoticeProps) {
  const { note, notePhotos } = useContent('dashboard', dashboard).ad.draft;
  const when = moment.format(draft.savedAt);
  const count = draft.photos.length;
  return (
    <DraftNotice savedAt={when} onContinue={onContinue} onDiscard={onDiscard}>
      {draft.values.title && <strong>{draft.values.title}. </strong>}
      {fill(count === 0 ? note : fillCount(notePhotos, count), { when })}
    </DraftNotice>
  );
}
