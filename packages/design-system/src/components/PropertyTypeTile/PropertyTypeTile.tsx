import { groupThousands } from '@karachi-estates/domain/digits';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Card, { type CardProps } from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { narrowerThan } from '../../theme/breakpoints.ts';
import { leading, lift, mirrored, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { Picture, type PictureProps, type PictureSource } from '../Picture/Picture.tsx';

/** What the tile says. */
export interface PropertyTypeTileLabels {
  count: (count: number) => string;
}

export interface PropertyTypeTileProps extends Omit<CardProps, 'children'> {
  /** The element of its root, as in MUI's Card; `div` without it. */
  component?: ElementType;
  /** The type in the words of the home page: 'Store & Shop'. */
  label: string;
  /** The list of this type. */
  href: string;
  /** The picture, with its size, so that its place is reserved. */
  picture: PictureSource;
  /** How many homes of the type are on offer, where it is known. */
  count?: number;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PropertyTypeTileLabels> | undefined;
  /** More props of the parts inside: the picture. */
  slotProps?: { picture?: Partial<PictureProps> };
}

const english: PropertyTypeTileLabels = {
  count: (count) => `${groupThousands(count)} ${count === 1 ? 'listing' : 'listings'}`,
};

const TILE_SIZES = '(min-width:64em) 14.5rem,(min-width:40em) 30vw,46vw';

/** Two tiles beside each other on a phone: the name needs the room more than the air around it. */
const NARROW = narrowerThan(400);

const Root = styled(Card, { name: 'KePropertyTypeTile', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    height: '100%',
    transition: theme.transitions.create('box-shadow', { duration: theme.transitions.duration.shorter }),
    '&:hover': { boxShadow: lift(theme, 'hover') },
  })),
);

const Action = styled(CardActionArea, { name: 'KePropertyTypeTile', slot: 'Action' })<{
  href: string;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    alignItems: 'center',
    height: '100%',
    color: (theme.vars ?? theme).palette.text.primary,
    '&:focus-visible': { outlineOffset: '-0.1875rem' },
  })),
);

const Photo = styled('span', { name: 'KePropertyTypeTile', slot: 'Photo' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    gridColumn: '1 / -1',
    aspectRatio: '1',
    overflow: 'hidden',
    '& > img': { transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shorter }) },
    'a:hover > & > img': { transform: 'scale(1.02)' },
    '@media (prefers-reduced-motion: reduce)': { 'a:hover > & > img': { transform: 'none' } },
  })),
);

const Text = styled('span', { name: 'KePropertyTypeTile', slot: 'Text' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    padding: theme.spacing(1.75, 2),
    lineHeight: leading(theme, 1.35),
    overflowWrap: 'anywhere',
    [NARROW]: { paddingInline: '0.75rem 0.25rem' },
  })),
);

const Label = styled('span', { name: 'KePropertyTypeTile', slot: 'Label' })<{ ownerState: object }>({
  display: 'block',
  fontWeight: 600,
  [NARROW]: { fontSize: '0.875rem' },
});

const Count = styled('span', { name: 'KePropertyTypeTile', slot: 'Count' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tabular,
    display: 'block',
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: '0.8125rem',
  })),
);

const Arrow = styled('span', { name: 'KePropertyTypeTile', slot: 'Arrow' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    paddingInlineEnd: theme.spacing(2),
    color: (theme.vars ?? theme).palette.primary.main,
    '& > svg': mirrored,
    [NARROW]: { paddingInlineEnd: '0.625rem' },
  })),
);

/**
 * One type of property as a picture that leads to its list.
 *
 * Use PropertyCard instead for one home.
 */
export function PropertyTypeTile(inProps: PropertyTypeTileProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KePropertyTypeTile',
  });
  const { label, href, picture, count, labels, slotProps, ...other } = props;
  const words = useKitWords('PropertyTypeTile', english, labels);
  return (
    <Root ownerState={props} variant="outlined" {...other}>
      <Action ownerState={props} href={href}>
        <Photo ownerState={props}>
          <Picture picture={picture} alt="" sizes={TILE_SIZES} ratio="fill" {...slotProps?.picture} />
        </Photo>
        <Text ownerState={props}>
          <Label ownerState={props}>{label}</Label>
          {count !== undefined && <Count ownerState={props}>{words.count(count)}</Count>}
        </Text>
        <Arrow ownerState={props}>
          <ArrowForwardRounded />
        </Arrow>
      </Action>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PropertyTypeTile: PropertyTypeTileLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePropertyTypeTile: 'root' | 'action' | 'photo' | 'text' | 'label' | 'count' | 'arrow';
  }
  interface ComponentsPropsList {
    KePropertyTypeTile: Partial<PropertyTypeTileProps>;
  }
  interface Components<Theme = unknown> {
    KePropertyTypeTile?: {
      defaultProps?: ComponentsPropsList['KePropertyTypeTile'];
      styleOverrides?: ComponentsOverrides<Theme>['KePropertyTypeTile'];
      variants?: ComponentsVariants<Theme>['KePropertyTypeTile'];
    };
  }
}
