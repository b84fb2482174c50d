import MapRounded from '@mui/icons-material/MapRounded';
import Button from '@mui/material/Button';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef } from 'react';
import { keyed } from '../../theme/keyed.ts';
import { corner, hairline, leading } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { Picture, type PictureProps, type PictureSource } from '../Picture/Picture.tsx';

export interface LocationSectionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A map or a view. Without one the places have the whole width. */
  picture?: PictureSource;
  /** What the picture shows, for those who do not see it. @default '' */
  alt?: string;
  /** Opens the picture at its full size in a new tab. */
  enlarge?: { label: string; href: string };
  /** What is near, with the time already written for people: '5 min'. */
  places: readonly { name: string; time: string }[];
  /** Above the list of places. */
  placesTitle: string;
  /** Under the list: by which traffic, for example. */
  note?: string;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** More props of the parts inside: the map. */
  slotProps?: { picture?: Partial<PictureProps> };
}

const Root = styled('div', { name: 'KeLocationSection', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(4),
    alignItems: 'center',
    [theme.breakpoints.up('lg')]: {
      gap: theme.spacing(8),
      gridTemplateColumns: '2fr 1fr',
      '& > :only-child': { gridColumn: '1 / -1' },
    },
  })),
);

const Figure = styled('figure', { name: 'KeLocationSection', slot: 'Figure' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    margin: 0,
    overflow: 'clip',
    border: `0.0625rem solid ${(theme.vars ?? theme).palette.primary.main}`,
    borderRadius: corner(theme, 'card'),
  })),
);

const Enlarge = styled(Button, { name: 'KeLocationSection', slot: 'Enlarge' })<{
  target: string;
  rel: string;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    insetBlockStart: theme.spacing(1),
    insetInlineStart: theme.spacing(1),
    '&, &:hover': { backgroundColor: (theme.vars ?? theme).palette.background.paper },
    color: (theme.vars ?? theme).palette.text.primary,
    '&:hover': { color: (theme.vars ?? theme).palette.primary.main },
  })),
);

const Near = styled('div', { name: 'KeLocationSection', slot: 'Near' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
  })),
);

const Places = styled('dl', { name: 'KeLocationSection', slot: 'Places' })<{ ownerState: object }>({ margin: 0 });

const Place = styled('div', { name: 'KeLocationSection', slot: 'Place' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(1.75),
    borderBlockEnd: hairline(theme),
  })),
);

const Time = styled('dd', { name: 'KeLocationSection', slot: 'Time' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.h3,
    flex: 'none',
    margin: 0,
    color: (theme.vars ?? theme).palette.primary.main,
    fontSize: '1.375rem',
    fontWeight: 400,
    fontVariantNumeric: 'lining-nums',
    lineHeight: leading(theme, 1, 'heading'),
  })),
);

/**
 * Where a project lies: its map, and how long it takes to what is near.
 *
 * Use Picture instead for a map without places.
 */
export function LocationSection(inProps: LocationSectionProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeLocationSection',
  });
  const { picture, alt = '', enlarge, places, placesTitle, note, slotProps, ...other } = props;
  return (
    <Root ownerState={props} {...other}>
      {picture && (
        <Figure ownerState={props}>
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width:80em) 52rem,(min-width:64em) 66vw,100vw"
            ratio="natural"
            {...slotProps?.picture}
          />
          {enlarge && (
            <Enlarge
              ownerState={props}
              href={enlarge.href}
              target="_blank"
              rel="noreferrer"
              variant="text"
              size="small"
              startIcon={<MapRounded />}
            >
              {enlarge.label}
            </Enlarge>
          )}
        </Figure>
      )}
      {places.length > 0 && (
        <Near ownerState={props}>
          <Typography variant="h3">{placesTitle}</Typography>
          <Places ownerState={props}>
            {keyed(places, ({ name }) => name).map(([key, { name, time }]) => (
              <Place ownerState={props} key={key}>
                <dt>{name}</dt>
                <Time ownerState={props}>{time}</Time>
              </Place>
            ))}
          </Places>
          {note && (
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
        </Near>
      )}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeLocationSection: 'root' | 'figure' | 'enlarge' | 'near' | 'places' | 'place' | 'time';
  }
  interface ComponentsPropsList {
    KeLocationSection: Partial<LocationSectionProps>;
  }
  interface Components<Theme = unknown> {
    KeLocationSection?: {
      defaultProps?: ComponentsPropsList['KeLocationSection'];
      styleOverrides?: ComponentsOverrides<Theme>['KeLocationSection'];
      variants?: ComponentsVariants<Theme>['KeLocationSection'];
    };
  }
}
