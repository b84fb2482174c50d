import { DraftNotice } from '@karachi-estates/design-system/DraftNotice';
import { fullMoment } from '@karachi-estates/domain/day';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { fill, fillCount } from '../content/fill.ts';
import type { AdDraft } from '../forms/draft.ts';
import { useLocale } from '../locale/Locale.tsx';

interface AdDraftNoticeProps {
  draft: AdDraft;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers an ad that was not sent last time, by its title. */
export function AdDraftNotice({ draft, onContinue, onDiscard }: AdDraftNoticeProps) {
  const locale = useLocale();
  const { note, notePhotos } = useContent('dashboard', dashboard).ad.draft;
  const when = fullMoment(draft.savedAt, locale);
  const count = draft.photos.length;
  return (
    <DraftNotice savedAt={when} onContinue={onContinue} onDiscard={onDiscard}>
      {draft.values.title && (
        <strong style={{ display: 'block' }}>
          <bdi>{draft.values.title}</bdi>
        </strong>
      )}
      {fill(count === 0 ? note : fillCount(notePhotos, count, locale), { when })}
    </DraftNotice>
  );
}
