import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { corner, TARGET } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What stands in the place of a photo that was not asked for yet. */
export interface PhotoOnTapLabels {
  /** Shows the photo, with about what it weighs in kilobytes. */
  show: (kilobytes: number) => string;
}

const english: PhotoOnTapLabels = { show: (kilobytes) => `Show photo · about ${kilobytes} KB` };

// Above the link of a card, in the middle of the photo's place, whatever the colour of that is.
const Ask = styled(Link, { name: 'KePicture', slot: 'Ask' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    display: 'grid',
    placeContent: 'center',
    width: 'fit-content',
    maxWidth: '90%',
    height: 'fit-content',
    minHeight: TARGET,
    margin: 'auto',
    padding: theme.spacing(0.5, 2),
    borderRadius: corner(theme, 'pill'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    color: (theme.vars ?? theme).palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
    textAlign: 'center',
    '@media print': { display: 'none' },
  })),
);

interface PhotoOnTapProps {
  /** The picture's. */
  ownerState: object;
  /** The address of the photo, where its link leads without scripts. */
  src: string;
  kilobytes: number;
  /** What the photo shows, for who does not see where the link stands. */
  alt: string;
  onAsk: () => void;
}

/** Offers a photo with its size. Pressed before it listens, it waits for the scripts (`data-in-place`). */
export function PhotoOnTap({ ownerState, src, kilobytes, alt, onAsk }: PhotoOnTapProps) {
  const offer = useKitWords('Picture', english).show(kilobytes);
  return (
    <Ask
      ownerState={ownerState}
      href={src}
      aria-label={`${offer}: ${alt}`}
      underline="hover"
      data-in-place=""
      onClick={(event) => {
        // A link of its own besides: it opens in a tab of its own where that is asked for.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onAsk();
      }}
    >
      {offer}
    </Ask>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    Picture: PhotoOnTapLabels;
  }
}
