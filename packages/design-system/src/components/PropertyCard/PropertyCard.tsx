import { initials } from '@karachi-estates/domain/accounts/initials';
import { areaName, cityName } from '@karachi-estates/domain/areas/match';
import { fullDate } from '@karachi-estates/domain/day';
import { pictureSrcSet } from '@karachi-estates/domain/media/pictures';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { dimensionIsShown, formatAreaSize, localDimension } from '@karachi-estates/domain/properties/dimension';
import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import { factsToShow } from '@karachi-estates/domain/properties/typeFields';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import type { Locale } from '@karachi-estates/domain/words/locale';
import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import Card, { type CardProps } from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Link, { type LinkProps } from '@mui/material/Link';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type ElementType, memo, use } from 'react';
import { LowData } from '../../lowData/lowData.ts';
import {
  avatarPicture,
  focusRing,
  hairline,
  leading,
  lift,
  oneLine,
  sunken,
  tabular,
  tint,
} from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import { Picture, type PictureProps, type PictureSource } from '../Picture/Picture.tsx';
import { PriceText } from '../PriceText/PriceText.tsx';
import { PropertyTypeIcon } from '../PropertyTypeIcon/PropertyTypeIcon.tsx';
import { PropertyCardIcon } from './PropertyCardIcons.tsx';

/** What a card shows of a property; the API's short form has these fields. */
export interface PropertyCardProperty {
  property_id: number;
  title: string;
  slug: string;
  /** Whole rupees, by the month when rented. */
  price: number;
  purpose: 'sale' | 'rent';
  property_type: string;
  city: string;
  area: string;
  /** The area in Urdu, shown instead where the kit speaks Urdu. */
  area_name_ur?: string;
  /** The size as the seller wrote it; shown when longer than one character. */
  dimension: string;
  /** Square feet, shown where `dimension` says nothing. */
  area_sqft: number | null;
  /** Shown from one on, and only for types that have bedrooms: a plot does not. */
  bedrooms: number | null;
  bathrooms: number | null;
  /** 1 means parking. */
  garage: number;
  featured: boolean;
  /** Only the first is shown. */
  images: readonly PictureSource[];
  photo_count: number;
  seller_name: string;
  seller_profile_image: string | null;
  /** The seller’s own page; makes the name a link. */
  seller_path?: string;
  /** Where the price was cut in the last thirty days: by how many rupees, and when. */
  price_reduced?: { by: number; at: string };
  /** How many days ago its seller said that it is to be had; 0 is today. */
  confirmed_days?: number;
  /** Its seller was asked and has not answered: the card steps back and says so. */
  unconfirmed?: true;
}

/** What the card says. The names of the types are the domain's. */
export interface PropertyCardLabels {
  /** Describes the picture. */
  picture: (type: string, area: string) => string;
  /** Where it is. */
  place: (area: string, city: string) => string;
  noPhoto: string;
  photos: (count: number) => string;
  featured: string;
  /** PriceText's own without it. */
  perMonth?: string;
  parking: string;
  /** On one that was opened before. */
  seen: string;
  beds: (count: number) => string;
  baths: (count: number) => string;
  /** On the link; the title follows for screen readers. */
  viewDetails: string;
  /** The price as people say it, and the day. */
  reduced: (by: string, day: string) => string;
  /** When its seller last said that it is to be had. */
  confirmed: (days: number) => string;
  /** In its place where the seller does not answer. */
  unconfirmed: (days: number) => string;
  /** The heart's, FavouriteButton's own without it. */
  save?: string;
}

export interface PropertyCardProps extends Omit<CardProps, 'children' | 'property' | 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `article` without it. */
  component?: ElementType;
  /** What is shown. */
  property: PropertyCardProperty;
  /** Where the card leads; the public detail page without it. @default propertyPath(property) */
  href?: string;
  /** The heart is full. @default false */
  isFavourite?: boolean;
  /** It was opened before on this device, and says so quietly. @default false */
  isSeen?: boolean;
  /** Shows the heart; asks to keep (true) or to let go (false). */
  onFavouriteChange?: (isFavourite: boolean) => void;
  /** For the first cards of a page: the picture is loaded at once and first. @default false */
  isPriority?: boolean;
  /**
   * Width of the picture for the browser's choice; the default is that of PropertyGrid.
   * @default '(min-width:80em) 18.25rem,(min-width:64em) 30vw,(min-width:40em) 46vw,92vw'
   */
  sizes?: string;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PropertyCardLabels> | undefined;
  /** More props of the parts inside: the picture, the title, the seller's picture, the link. */
  slotProps?: {
    media?: Partial<PictureProps>;
    title?: TypographyProps;
    avatar?: AvatarProps;
    link?: Partial<LinkProps> & { component?: ElementType };
  };
}

// Beyond two pixels a point nobody sees more on a card, and a list on a phone would weigh three times as much.
const CARD_WIDEST = 640;
const GRID_SIZES = '(min-width:80em) 18.25rem,(min-width:64em) 30vw,(min-width:40em) 46vw,92vw';

const counted = (one: string) => (count: number) => `${count} ${one}${count === 1 ? '' : 's'}`;

const english: PropertyCardLabels = {
  picture: (type, area) => `${type} in ${area}`,
  place: (area, city) => `${area}, ${city}`,
  noPhoto: 'No photo yet',
  photos: counted('photo'),
  featured: 'Featured',
  parking: 'Parking',
  seen: 'Viewed',
  beds: counted('bed'),
  baths: counted('bath'),
  viewDetails: 'View Details',
  reduced: (by, day) => `Reduced by ${by} on ${day}`,
  confirmed: (days) => `Confirmed ${['today', 'yesterday'][days] ?? `${days} days ago`}`,
  unconfirmed: (days) => `Not confirmed for ${days} days`,
};

const Root = styled(Card, { name: 'KePropertyCard', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: PropertyCardProps;
}>(
  // A listing that nobody answers about steps back; its words keep their contrast.
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    transition: theme.transitions.create('box-shadow', { duration: theme.transitions.duration.shorter }),
    '&:hover': { boxShadow: lift(theme, 'hover') },
    '&:has(.KePropertyCard-link:focus-visible)': focusRing(theme),
    '&[data-unconfirmed] img': { filter: 'grayscale(1)', opacity: 0.6 },
  })),
);

const Media = styled(CardMedia, { name: 'KePropertyCard', slot: 'Media' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    backgroundColor: sunken(theme),
    '& > img': { transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shorter }) },
    '.KePropertyCard-root:hover > & > img': { transform: 'scale(1.02)' },
    '@media (prefers-reduced-motion: reduce)': { '.KePropertyCard-root:hover > & > img': { transform: 'none' } },
  })),
);

const NoPhoto = styled('span', { name: 'KePropertyCard', slot: 'NoPhoto' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gap: theme.spacing(0.5),
    placeContent: 'center',
    placeItems: 'center',
    height: '100%',
    color: (theme.vars ?? theme).palette.text.secondary,
    fontWeight: theme.typography.fontWeightMedium,
    '& svg': { fontSize: '1.75rem' },
  })),
);

const Badges = styled('div', { name: 'KePropertyCard', slot: 'Badges' })<{ ownerState: object }>({
  position: 'absolute',
  insetBlockStart: '0.75rem',
  insetInline: '0.75rem 4rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem',
});

const Badge = styled(Chip, { name: 'KePropertyCard', slot: 'Badge' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    height: '1.5rem',
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    color: (theme.vars ?? theme).palette.text.primary,
    fontSize: '0.75rem',
    fontWeight: 600,
    variants: [
      {
        props: { color: 'secondary' },
        style: {
          backgroundColor: (theme.vars ?? theme).palette.secondary.main,
          color: (theme.vars ?? theme).palette.secondary.contrastText,
        },
      },
      { props: { color: 'primary' }, style: tint(theme, 'primary') },
    ],
  })),
);

const Count = styled(Badge, { name: 'KePropertyCard', slot: 'Count' })<{ ownerState: object }>({
  position: 'absolute',
  insetBlockEnd: '0.75rem',
  insetInlineEnd: '0.75rem',
  ...tabular,
  '& .MuiChip-icon': { color: 'inherit', fontSize: '0.875rem' },
});

const Seen = styled(Badge, { name: 'KePropertyCard', slot: 'Seen' })<{ ownerState: object }>({
  position: 'absolute',
  insetBlockEnd: '0.75rem',
  insetInlineStart: '0.75rem',
});

const Content = styled(CardContent, { name: 'KePropertyCard', slot: 'Content' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    lineHeight: leading(theme, 1.5),
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    gap: theme.spacing(0.5),
    '&, &:last-child': { padding: theme.spacing(2) },
  })),
);

const Top = styled('div', { name: 'KePropertyCard', slot: 'Top' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: theme.spacing(1),
  })),
);

const Title = styled(Typography, { name: 'KePropertyCard', slot: 'Title' })<{
  component?: ElementType;
  ownerState: object;
}>(
  // A title reads in its own direction and stands where the card begins: `left` is turned around with the page.
  memoTheme(({ theme }) => ({ ...oneLine, marginBlockStart: theme.spacing(0.5), textAlign: 'left' })),
);

const Place = styled('p', { name: 'KePropertyCard', slot: 'Place' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(0.5),
    alignItems: 'center',
    margin: 0,
    color: (theme.vars ?? theme).palette.text.secondary,
    '& svg': { fontSize: '1.15em' },
    '& span': oneLine,
  })),
);

const Reduced = styled('p', { name: 'KePropertyCard', slot: 'Reduced' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    margin: 0,
    color: (theme.vars ?? theme).palette.success.main,
    fontWeight: theme.typography.fontWeightMedium,
  })),
);

const Facts = styled('ul', { name: 'KePropertyCard', slot: 'Facts' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tabular,
    display: 'flex',
    // Who sets letters wider apart still reads all of them.
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 1.75),
    margin: theme.spacing(0.5, 0, 1.5),
    padding: 0,
    fontSize: '0.8125rem',
    fontWeight: theme.typography.fontWeightMedium,
    listStyle: 'none',
    '& > li': { display: 'flex', gap: '0.3125rem', alignItems: 'center', minWidth: 0, whiteSpace: 'nowrap' },
    '& > li:not(:last-child)': { flex: 'none' },
    '& svg': { fontSize: '1.15em', color: (theme.vars ?? theme).palette.text.secondary },
    '& bdi': oneLine,
  })),
);

const Confirmed = styled('p', { name: 'KePropertyCard', slot: 'Confirmed' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    margin: theme.spacing(0, 0, 1),
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: '0.8125rem',
  })),
);

const Foot = styled('div', { name: 'KePropertyCard', slot: 'Foot' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(1),
    alignItems: 'center',
    marginBlockStart: 'auto',
    paddingBlockStart: theme.spacing(1.5),
    borderBlockStart: hairline(theme),
    '& > .MuiAvatar-root': {
      ...tint(theme, 'primary'),
      width: '1.75rem',
      height: '1.75rem',
      fontSize: '0.6875rem',
      fontWeight: 600,
      '& > img': avatarPicture,
    },
    '& > bdi': {
      ...oneLine,
      flex: 1,
      minWidth: 0,
      textAlign: 'left',
      color: (theme.vars ?? theme).palette.text.secondary,
    },
  })),
);

// Above the link of the card, and as tall as a finger needs.
const SellerLink = styled(Link, { name: 'KePropertyCard', slot: 'Seller' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...oneLine,
    position: 'relative',
    zIndex: 1,
    minWidth: 0,
    // The name reads in its own direction and stands where the card begins: `right` is turned around with the page.
    marginRight: 'auto',
    paddingBlock: theme.spacing(0.375),
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

// The link covers the whole card; the heart and the seller's name lie above it.
const CardLink = styled(Link, { name: 'KePropertyCard', slot: 'Link' })<{ ownerState: object }>({
  flex: 'none',
  // Read and reached first, since it is what the card is for; it stands last.
  order: 1,
  outline: 'none',
  '.KePropertyCard-root:hover &': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
});

const Heart = styled(FavouriteButton, { name: 'KePropertyCard', slot: 'Heart' })<{ ownerState: object }>({
  position: 'absolute',
  insetBlockStart: '0.375rem',
  insetInlineEnd: '0.375rem',
});

function sizeText({ dimension, area_sqft }: PropertyCardProperty, locale: Locale): string | undefined {
  if (dimensionIsShown(dimension)) return localDimension(dimension, locale);
  return area_sqft ? formatAreaSize({ sqft: area_sqft }, locale) : undefined;
}

/** A card is never wider than this asks for, and the sizes beyond would only make every list longer. */
function atCardSize(picture: PictureSource): PictureSource {
  return { ...picture, srcSet: picture.srcSet ?? pictureSrcSet(picture.src, Math.min(picture.width, CARD_WIDEST)) };
}

type OwnerState = PropertyCardProps &
  Required<Pick<PropertyCardProps, 'href' | 'isFavourite' | 'isSeen' | 'isPriority' | 'sizes' | 'headingLevel'>>;

interface FaceProps {
  ownerState: OwnerState;
  words: PropertyCardLabels;
}

/** Whether a card looks as before. A list gives each card a new function for its heart whenever it is drawn. */
function isSameFace(before: FaceProps, after: FaceProps): boolean {
  const [was, is] = [before.ownerState, after.ownerState];
  const names = Object.keys({ ...was, ...is }) as (keyof OwnerState)[];
  return before.words === after.words && names.every((name) => name === 'onFavouriteChange' || was[name] === is[name]);
}

/** All of a card but the heart: a list of them is drawn once, whatever happens to the hearts of others. */
const PropertyCardFace = memo(function PropertyCardFace({ ownerState, words }: FaceProps) {
  const { property, href, isSeen, isPriority, sizes, headingLevel, slotProps = {} } = ownerState;
  const { title, price, purpose, photo_count, seller_name, seller_profile_image, seller_path } = property;
  const { bedrooms, bathrooms, garage } = factsToShow(property);
  const locale = useKitLocale();
  const type = propertyTypeLabel(property.property_type, locale);
  const area = areaName({ area_name: property.area, area_name_ur: property.area_name_ur }, locale);
  const picture = property.images[0];
  const size = sizeText(property, locale);
  const portrait = use(LowData) ? null : seller_profile_image;
  return (
    <>
      <Media ownerState={ownerState}>
        {picture ? (
          <Picture
            picture={atCardSize(picture)}
            alt={words.picture(type, area)}
            sizes={sizes}
            ratio="fill"
            priority={isPriority}
            {...slotProps.media}
          />
        ) : (
          <NoPhoto ownerState={ownerState}>
            <PropertyTypeIcon type={property.property_type} />
            {words.noPhoto}
          </NoPhoto>
        )}
        <Badges ownerState={ownerState}>
          <Badge ownerState={ownerState} label={type} />
          {property.featured && <Badge ownerState={ownerState} color="secondary" label={words.featured} />}
        </Badges>
        {isSeen && <Seen ownerState={ownerState} label={words.seen} />}
        {photo_count > 1 && (
          <Count
            ownerState={ownerState}
            icon={<PropertyCardIcon ownerState={ownerState} name="photos" />}
            label={words.photos(photo_count)}
          />
        )}
      </Media>
      <Content ownerState={ownerState}>
        <Top ownerState={ownerState}>
          <PriceText
            price={price}
            purpose={purpose}
            labels={words.perMonth ? { perMonth: words.perMonth } : undefined}
          />
          {garage === 1 && <Badge ownerState={ownerState} color="primary" label={words.parking} />}
        </Top>
        {property.price_reduced && (
          <Reduced ownerState={ownerState}>
            {words.reduced(
              formatPriceShort(property.price_reduced.by, locale),
              fullDate(property.price_reduced.at, locale),
            )}
          </Reduced>
        )}
        <Title
          ownerState={ownerState}
          variant="subtitle1"
          component={`h${headingLevel}`}
          dir="auto"
          {...slotProps.title}
        >
          {title}
        </Title>
        <Place ownerState={ownerState}>
          <PropertyCardIcon ownerState={ownerState} name="place" />
          <span>{words.place(area, cityName(property.city, locale))}</span>
        </Place>
        <Facts ownerState={ownerState}>
          {bedrooms ? (
            <li>
              <PropertyCardIcon ownerState={ownerState} name="beds" />
              <bdi>{words.beds(bedrooms)}</bdi>
            </li>
          ) : null}
          {bathrooms ? (
            <li>
              <PropertyCardIcon ownerState={ownerState} name="baths" />
              <bdi>{words.baths(bathrooms)}</bdi>
            </li>
          ) : null}
          {size && (
            <li>
              <PropertyCardIcon ownerState={ownerState} name="size" />
              <bdi>{size}</bdi>
            </li>
          )}
        </Facts>
        {property.confirmed_days !== undefined && (
          <Confirmed ownerState={ownerState}>
            {(property.unconfirmed ? words.unconfirmed : words.confirmed)(property.confirmed_days)}
          </Confirmed>
        )}
        <Foot ownerState={ownerState}>
          <CardLink
            ownerState={ownerState}
            href={href}
            aria-label={`${words.viewDetails}: ${title}`}
            {...slotProps.link}
            className={`KePropertyCard-link ${slotProps.link?.className ?? ''}`.trim()}
          >
            {words.viewDetails}
          </CardLink>
          <Avatar aria-hidden {...slotProps.avatar}>
            {initials(seller_name)}
            {/* Avatar's own `src` loads every picture at once, also that of the last card. */}
            {portrait && <img src={portrait} alt="" loading="lazy" width={28} height={28} />}
          </Avatar>
          {seller_path ? (
            <SellerLink ownerState={ownerState} href={seller_path} underline="hover" dir="auto">
              {seller_name}
            </SellerLink>
          ) : (
            <bdi>{seller_name}</bdi>
          )}
        </Foot>
      </Content>
    </>
  );
}, isSameFace);

/**
 * One property in a list: picture, price as people say it, title, place, rooms and seller. The whole card is one link;
 * the heart stays a button of its own, and the seller's name a link to their page.
 *
 * Use OwnPropertyCard instead in the seller's workspace.
 */
export function PropertyCard(inProps: PropertyCardProps) {
  const props = useThemeProps({ props: inProps, name: 'KePropertyCard' });
  const {
    property,
    href = propertyPath(property),
    isFavourite = false,
    isSeen = false,
    onFavouriteChange,
    isPriority = false,
    sizes = GRID_SIZES,
    headingLevel = 3,
    labels,
    slotProps: _ofFace,
    className,
    ...other
  } = props;
  const ownerState: OwnerState = { ...props, href, isFavourite, isSeen, isPriority, sizes, headingLevel };
  const words = useKitWords('PropertyCard', english, labels);
  return (
    <Root
      component="article"
      variant="outlined"
      className={className ? `KePropertyCard-root ${className}` : 'KePropertyCard-root'}
      data-unconfirmed={property.unconfirmed}
      ownerState={ownerState}
      {...other}
    >
      <PropertyCardFace ownerState={ownerState} words={words} />
      {onFavouriteChange && (
        <Heart
          ownerState={ownerState}
          isFavourite={isFavourite}
          title={property.title}
          onChange={onFavouriteChange}
          labels={words.save ? { save: words.save } : undefined}
        />
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PropertyCard: PropertyCardLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePropertyCard:
      | 'root'
      | 'media'
      | 'noPhoto'
      | 'badges'
      | 'badge'
      | 'count'
      | 'seen'
      | 'content'
      | 'top'
      | 'title'
      | 'place'
      | 'reduced'
      | 'facts'
      | 'confirmed'
      | 'foot'
      | 'seller'
      | 'link'
      | 'heart'
      | 'icon';
  }
  interface ComponentsPropsList {
    KePropertyCard: Partial<PropertyCardProps>;
  }
  interface Components<Theme = unknown> {
    KePropertyCard?: {
      defaultProps?: ComponentsPropsList['KePropertyCard'];
      styleOverrides?: ComponentsOverrides<Theme>['KePropertyCard'];
      variants?: ComponentsVariants<Theme>['KePropertyCard'];
    };
  }
}
