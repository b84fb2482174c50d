import type { PostedBefore } from '@karachi-estates/contracts/duplicates';
import { useBackCloses } from '@karachi-estates/design-system/theme/useBackCloses';
import { fullDate, monthName } from '@karachi-estates/domain/day';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { listingStatusLabel } from '@karachi-estates/domain/properties/status';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { fill } from '../content/fill.ts';
import { useLocale } from '../locale/Locale.tsx';

/** What a seller decides about an ad that repeats one of theirs. */
export type RepeatChoice = 'bring-back' | 'post' | 'write-on';

interface PostedBeforeDialogProps {
  posted: PostedBefore;
  onChoice: (choice: RepeatChoice) => void;
}

/** Asks before the same home is posted twice. It is a question: the ad may be posted all the same. */
export default function PostedBeforeDialog({ posted, onChoice }: PostedBeforeDialogProps) {
  const locale = useLocale();
  const { postedBefore: words } = useContent('dashboard', dashboard).ad;
  useBackCloses(true, () => onChoice('write-on'));
  const isShown = posted.status === 'active';
  const isDeleted = posted.status === 'deleted';
  const note = isDeleted ? words.deleted : isShown ? words.shown : words.away;
  const facts = {
    title: posted.title,
    price: formatPrice(posted, locale),
    date: fullDate(posted.created_at, locale),
    state: listingStatusLabel(posted.status, locale),
  };
  return (
    <Dialog open onClose={() => onChoice('write-on')} aria-labelledby="posted-before" maxWidth="xs" fullWidth>
      <DialogTitle id="posted-before">
        {fill(words.heading, { month: monthName(posted.created_at.slice(0, 7), locale) })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {isDeleted ? (
            <bdi>{posted.title}</bdi>
          ) : (
            <Link href={`/my-property-detail/${posted.property_id}`} target="_blank" rel="noopener" underline="always">
              <bdi>{posted.title}</bdi>
            </Link>
          )}
        </DialogContentText>
        <DialogContentText gutterBottom>{fill(words.facts, facts)}</DialogContentText>
        <DialogContentText>{posted.hidden ? words.hidden : note}</DialogContentText>
        {posted.keeps_date && <DialogContentText sx={{ mt: 1 }}>{words.keepsDate}</DialogContentText>}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexDirection: 'column', alignItems: 'stretch', gap: 1, p: 2 }}>
        {!posted.hidden && (
          <Button onClick={() => onChoice('bring-back')}>{isShown ? words.change : words.bringBack}</Button>
        )}
        <Button variant="outlined" onClick={() => onChoice('post')}>
          {posted.keeps_date ? words.postAnew : words.post}
        </Button>
        <Button variant="text" onClick={() => onChoice('write-on')}>
          {words.writeOn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
