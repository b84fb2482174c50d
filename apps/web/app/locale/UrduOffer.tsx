import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper, { type PaperProps } from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { keepLocale } from './chosenLocale.ts';
import { localePath } from './localePath.ts';

const words = { offer: 'یہ صفحہ اردو میں پڑھیں', close: 'بند کریں' };

const Line = styled((props: PaperProps<'aside'>) => <Paper component="aside" {...props} />)(
  memoTheme(({ theme }) => ({
    position: 'fixed',
    // Above the bar with which a seller is contacted.
    insetBlockEnd: theme.spacing(11),
    insetInline: theme.spacing(2),
    zIndex: theme.zIndex.snackbar,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    width: 'fit-content',
    marginInline: 'auto',
    padding: theme.spacing(0.5, 2),
  })),
);

export interface UrduOfferProps {
  onClose: () => void;
}

/** One line over an English page for who reads Urdu. Closed, it is a choice of English and does not come again. */
export default function UrduOffer({ onClose }: UrduOfferProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <Line elevation={4} lang="ur" dir="rtl" aria-label={words.offer}>
      <Link
        component="a"
        href={localePath('ur', pathname + search + hash)}
        hrefLang="ur"
        onClick={() => keepLocale('ur')}
      >
        {words.offer}
      </Link>
      <IconButton
        aria-label={words.close}
        onClick={() => {
          keepLocale('en');
          onClose();
        }}
      >
        <CloseRounded />
      </IconButton>
    </Line>
  );
}
