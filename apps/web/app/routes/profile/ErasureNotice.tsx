import { fullDate } from '@karachi-estates/domain/day';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { ownership } from '../../content/ownership.ts';
import { useAccount } from '../../data/accounts.ts';
import { useLocale } from '../../locale/Locale.tsx';

/** Where the matter of leaving stands on the page. */
export const LEAVING = 'leaving';

/** Tells whoever comes back within the days left, before all else, that the account is about to be erased. */
export function ErasureNotice() {
  const locale = useLocale();
  const { leaving: words } = useContent('ownership', ownership);
  const { data } = useAccount();
  if (!data?.erase_at) return null;
  return (
    <Alert
      severity="warning"
      role="note"
      action={
        <Button href={`#${LEAVING}`} size="small" color="inherit">
          {words.change}
        </Button>
      }
    >
      {fill(words.pending, { date: fullDate(data.erase_at, locale) })}
    </Alert>
  );
}
