import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import Button from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { corner, TARGET } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the heart says. */
export interface FavouriteButtonLabels {
  /** On a photo the title follows, as the heart's name; that it is pressed says the state. */
  save: string;
  /** Beside the full heart in a row of actions. */
  saved: string;
}

export interface FavouriteButtonProps extends Omit<IconButtonProps, 'onChange' | 'title' | 'children'> {
  /** It is kept already. */
  isFavourite: boolean;
  /** What is kept, for the name of the button: a property's title. */
  title: string;
  /** Asks to keep (true) or to let go (false). */
  onChange: (isFavourite: boolean) => void;
  /**
   * `picture` floats on a photo, `text` stands in a row of actions with the word Save beside the heart.
   * @default 'picture'
   */
  appearance?: 'picture' | 'text';
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<FavouriteButtonLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: FavouriteButtonLabels = { save: 'Save', saved: 'Saved' };

// A disc of paper keeps the heart legible on any photo.
const Root = styled(IconButton, { name: 'KeFavouriteButton', slot: 'Root', shouldForwardProp: toPart })<{
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    isolation: 'isolate',
    width: TARGET,
    height: TARGET,
    borderRadius: corner(theme, 'pill'),
    color: (theme.vars ?? theme).palette.text.primary,
    '&:hover': { backgroundColor: 'transparent' },
    '&[aria-pressed="true"]': { color: (theme.vars ?? theme).palette.secondary.main },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '0.25rem',
      borderRadius: 'inherit',
      backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.background.paper} 92%, transparent)`,
      transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shortest }),
    },
    '&:hover::before': { transform: 'scale(1.08)' },
    '@media (prefers-reduced-motion: reduce)': { '&::before': { transition: 'none' } },
  })),
);

const Text = styled(Button, { name: 'KeFavouriteButton', slot: 'Text' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    borderRadius: corner(theme, 'pill'),
    '& svg': { color: (theme.vars ?? theme).palette.secondary.main },
  })),
);

/**
 * The heart that keeps a property among a person's favourites.
 *
 * Use MUI's IconButton with `aria-pressed` instead for other switches.
 */
export function FavouriteButton(inProps: FavouriteButtonProps) {
  const props = useThemeProps({ props: inProps, name: 'KeFavouriteButton' });
  const { isFavourite, title, onChange, onClick, appearance = 'picture', labels, ...other } = props;
  const ownerState = { ...props, appearance };
  const words = useKitWords('FavouriteButton', english, labels);
  const heart = isFavourite ? <FavoriteRounded fontSize="inherit" /> : <FavoriteBorderRounded fontSize="inherit" />;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    onChange(!isFavourite);
  };
  if (appearance === 'text') {
    // The word says the state, so the button is not announced as pressed as well.
    const word = isFavourite ? words.saved : words.save;
    const { color: _, edge: __, ...button } = other;
    return (
      <Text
        ownerState={ownerState}
        variant="outlined"
        size="small"
        startIcon={heart}
        aria-label={`${word}: ${title}`}
        {...button}
        onClick={press}
      >
        {word}
      </Text>
    );
  }
  return (
    <Root
      ownerState={ownerState}
      aria-pressed={isFavourite}
      aria-label={`${words.save} ${title}`}
      {...other}
      onClick={press}
    >
      {heart}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    FavouriteButton: FavouriteButtonLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFavouriteButton: 'root' | 'text';
  }
  interface ComponentsPropsList {
    KeFavouriteButton: Partial<FavouriteButtonProps>;
  }
  interface Components<Theme = unknown> {
    KeFavouriteButton?: {
      defaultProps?: ComponentsPropsList['KeFavouriteButton'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFavouriteButton'];
      variants?: ComponentsVariants<Theme>['KeFavouriteButton'];
    };
  }
}
