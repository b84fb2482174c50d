import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useContent } from '../content/contentFor.ts';
import { fillCount } from '../content/fill.ts';
import { shortlist } from '../content/shortlist.ts';
import { useLocale } from '../locale/Locale.tsx';

interface LeftOutProps {
  count: number;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** Says that a list leaves out what is not for the person, and how to see it. */
export default function LeftOut({ count, isShown, onShow }: LeftOutProps) {
  const { hidden: words } = useContent('shortlist', shortlist);
  const locale = useLocale();
  return (
    <Stack
      direction="row"
      role="note"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'center' }}
    >
      {!isShown && <span>{fillCount(words.text, count, locale)}</span>}
      <Button variant="outlined" size="small" sx={{ minHeight: '2.75rem' }} onClick={() => onShow(!isShown)}>
        {isShown ? words.hide : words.show}
      </Button>
      <Link href="/favourites" underline="always">
        {words.manage}
      </Link>
    </Stack>
  );
}
