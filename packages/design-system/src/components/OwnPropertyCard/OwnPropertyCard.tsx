import { areaName, cityName } from '@karachi-estates/domain/areas/match';
import { myPropertyEditPath, myPropertyPath } from '@karachi-estates/domain/properties/address';
import type { ListingStatus } from '@karachi-estates/domain/properties/status';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { writtenProps } from '@karachi-estates/domain/words/writtenIn';
import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link, { type LinkProps } from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { heldWhile } from '../../theme/heldWhile.ts';
import { joinProps } from '../../theme/joinProps.ts';
import { focusRing, hairline, leading, lift, oneLine, sunken, tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { PriceText } from '../PriceText/PriceText.tsx';
import type { PropertyCardProperty } from '../PropertyCard/PropertyCard.tsx';
import { ListingStatusChip } from './ListingStatusChip.tsx';
import { englishMenu, OwnPropertyCardMenu, type OwnPropertyCardMenuLabels } from './OwnPropertyCardMenu.tsx';

export { ListingStatusChip } from './ListingStatusChip.tsx';

/** What the card shows of a seller's own property. */
export interface OwnPropertyCardProperty
  extends Pick<
    PropertyCardProperty,
    | 'property_id'
    | 'title'
    | 'price'
    | 'purpose'
    | 'property_type'
    | 'city'
    | 'area'
    | 'area_name_ur'
    | 'featured'
    | 'images'
  > {
  status: ListingStatus;
  paused_by_plan: boolean;
  /** Whether it is still to be had waits for the seller's answer. */
  asked?: true;
  /** It left the lists for want of an answer. */
  left_lists?: true;
  /** Why the operator keeps it from being shown: it is looked at, is to be changed, or was taken down. */
  review?: { state: 'held' | 'sent_back' | 'hidden' };
  views_30d: number;
  contacts_30d: number;
}

/** What the card says. The names of types and of the other states are the domain's. */
export interface OwnPropertyCardLabels extends OwnPropertyCardMenuLabels {
  noPhoto: string;
  featured: string;
  /** In place of the state's name where the plan and not the seller paused it. */
  pausedByPlan: string;
  /** In place of the state's name where the operator keeps it from being shown. */
  review: Record<NonNullable<OwnPropertyCardProperty['review']>['state'], string>;
  /** Above the button of `confirm`. */
  asked: string;
  confirm: string;
  /** Why it is paused, where the seller did not answer. */
  left: string;
  bringBack: string;
  /** What it is and where: "House in Clifton, Karachi". */
  place: (type: string, area: string, city: string) => string;
  /** PriceText's own without it. */
  perMonth?: string;
  views: string;
  contacts: string;
  /** Of the score, which stands over it: '85/100'. */
  quality: string;
  /** On the button; the title follows for screen readers. */
  edit: string;
}

export interface OwnPropertyCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'property'> {
  /** What is shown. */
  property: OwnPropertyCardProperty;
  /** Its quality score, 0 to 100. */
  quality?: number | undefined;
  /** Offers what may become of the listing next: pause, resume, sold, rented, delete. */
  onStatusChange?: (status: ListingStatus) => void;
  /** Offers to say that it is still to be had, where that is asked. */
  onConfirm?: () => void;
  /** A change is under way. @default false */
  isBusy?: boolean;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: 2 | 3;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<OwnPropertyCardLabels> | undefined;
  /** More props of the title's link. @default {} */
  slotProps?: { link?: Partial<LinkProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: OwnPropertyCardLabels = {
  ...englishMenu,
  noPhoto: 'No photo yet',
  featured: 'Featured',
  pausedByPlan: 'Paused by plan',
  review: { held: 'Being looked at', sent_back: 'Please change it', hidden: 'Taken down' },
  asked: 'Is it still available?',
  confirm: 'Still available',
  left: 'It left the lists because it was not confirmed.',
  bringBack: 'Bring it back',
  place: (type, area, city) => `${type} in ${area}, ${city}`,
  views: 'Views, 30 days',
  contacts: 'Contacts',
  quality: 'Quality',
  edit: 'Edit',
};

const SIZES = '(min-width: 40em) 12rem, 7.5rem';
const ROOMY = '@container (min-width: 40rem)';

const Root = styled('article', { name: 'KeOwnPropertyCard', slot: 'Root' })<{ ownerState: object }>({
  containerType: 'inline-size',
  minWidth: 0,
});

const Frame = styled(Card, { name: 'KeOwnPropertyCard', slot: 'Frame' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    transition: theme.transitions.create('box-shadow', { duration: theme.transitions.duration.shorter }),
    '&:hover': { boxShadow: lift(theme, 'hover') },
    '&:has(.KeOwnPropertyCard-link:focus-visible)': focusRing(theme),
    [ROOMY]: { gridTemplateColumns: '12rem minmax(0, 1fr) auto', alignItems: 'stretch' },
  })),
);

// The picture is out of the flow, so that the row is as tall as its words. What is not on the market steps back.
const Photo = styled('div', { name: 'KeOwnPropertyCard', slot: 'Photo' })<{ ownerState: { quiet: boolean } }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    minHeight: '9rem',
    overflow: 'hidden',
    backgroundColor: sunken(theme),
    '& > img': { position: 'absolute', inset: 0 },
    variants: [{ props: { quiet: true }, style: { '& > img': { filter: 'grayscale(0.85)' } } }],
  })),
);

const NoPhoto = styled('span', { name: 'KeOwnPropertyCard', slot: 'NoPhoto' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gap: theme.spacing(0.5),
    placeContent: 'center',
    placeItems: 'center',
    height: '100%',
    paddingInline: theme.spacing(0.5),
    color: (theme.vars ?? theme).palette.text.secondary,
    textAlign: 'center',
    '& svg': { fontSize: '1.75rem' },
  })),
);

const Body = styled('div', { name: 'KeOwnPropertyCard', slot: 'Body' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(0.5),
    alignContent: 'start',
    minWidth: 0,
    padding: theme.spacing(2),
  })),
);

const Badges = styled('div', { name: 'KeOwnPropertyCard', slot: 'Badges' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    alignItems: 'center',
  })),
);

const Featured = styled('span', { name: 'KeOwnPropertyCard', slot: 'Featured' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.caption,
    color: (theme.vars ?? theme).palette.secondary.main,
    fontWeight: 600,
  })),
);

const Title = styled('h3', { name: 'KeOwnPropertyCard', slot: 'Title' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.subtitle1,
    display: '-webkit-box',
    // A title has its lines begin on its own side, where browsers can also cut them off; one line stands where the card
    // begins.
    width: 'fit-content',
    margin: 0,
    marginBlockStart: theme.spacing(0.5),
    overflow: 'hidden',
    textAlign: 'start',
    letterSpacing: 'normal',
    lineHeight: leading(theme, 1.4),
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  })),
);

// The link covers the whole card; only the actions lie above it.
const TitleLink = styled(Link, { name: 'KeOwnPropertyCard', slot: 'Link' })<{ ownerState: object }>({
  fontWeight: 'inherit',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
});

const Place = styled('p', { name: 'KeOwnPropertyCard', slot: 'Place' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    ...oneLine,
    margin: 0,
    marginBlockEnd: theme.spacing(0.5),
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

const Question = styled('div', { name: 'KeOwnPropertyCard', slot: 'Question' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    alignItems: 'center',
    marginBlockStart: theme.spacing(1),
  })),
);

const Side = styled('div', { name: 'KeOwnPropertyCard', slot: 'Side' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gridColumn: '1 / -1',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: theme.spacing(1),
    paddingInline: theme.spacing(2, 1),
    borderBlockStart: hairline(theme),
    [ROOMY]: {
      gridColumn: 'auto',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'flex-end',
      padding: theme.spacing(2),
      borderBlockStart: 0,
    },
  })),
);

const Figures = styled('dl', { name: 'KeOwnPropertyCard', slot: 'Figures' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(2),
    margin: 0,
    '& > div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dt': {
      ...theme.typography.caption,
      color: (theme.vars ?? theme).palette.text.secondary,
      fontSize: '0.75rem',
      whiteSpace: 'nowrap',
    },
    '& dd': {
      ...theme.typography.body1,
      ...tabular,
      margin: 0,
      fontSize: '1.125rem',
      fontWeight: 600,
      lineHeight: leading(theme, 1.3),
    },
  })),
);

const Actions = styled('div', { name: 'KeOwnPropertyCard', slot: 'Actions' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    gap: theme.spacing(0.5),
    alignItems: 'center',
    marginInlineStart: 'auto',
  })),
);

/**
 * One property in its seller's workspace: its state, how many people looked and got in touch, Edit, and what may become
 * of it next.
 *
 * Use PropertyCard instead on public pages.
 */
export function OwnPropertyCard(inProps: OwnPropertyCardProps) {
  const props = useThemeProps({ props: inProps, name: 'KeOwnPropertyCard' });
  const {
    property,
    quality,
    onStatusChange,
    onConfirm,
    isBusy = false,
    headingLevel = 3,
    labels,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, isBusy, headingLevel };
  const words = useKitWords('OwnPropertyCard', english, labels);
  const locale = useKitLocale();
  const { property_id, title, status, purpose } = property;
  const picture = property.images[0];
  return (
    <Root ownerState={ownerState} aria-busy={isBusy || undefined} {...other}>
      <Frame ownerState={ownerState} variant="outlined">
        <Photo ownerState={{ ...ownerState, quiet: status !== 'active' }}>
          {picture ? (
            <Picture picture={picture} alt="" sizes={SIZES} ratio="fill" />
          ) : (
            <NoPhoto ownerState={ownerState}>
              <AddPhotoAlternateRounded />
              {words.noPhoto}
            </NoPhoto>
          )}
        </Photo>
        <Body ownerState={ownerState}>
          <Badges ownerState={ownerState}>
            <ListingStatusChip
              ownerState={ownerState}
              status={status}
              pausedByPlan={property.paused_by_plan ? words.pausedByPlan : undefined}
              inReview={property.review && words.review[property.review.state]}
            />
            {property.featured && <Featured ownerState={ownerState}>{words.featured}</Featured>}
          </Badges>
          <Title ownerState={ownerState} as={`h${headingLevel}`} {...writtenProps(title)}>
            <TitleLink
              ownerState={ownerState}
              href={myPropertyPath(property_id)}
              color="inherit"
              underline="none"
              {...joinProps({ className: 'KeOwnPropertyCard-link' }, slotProps.link)}
            >
              {title}
            </TitleLink>
          </Title>
          <Place ownerState={ownerState}>
            {words.place(
              propertyTypeLabel(property.property_type, locale),
              areaName({ area_name: property.area, area_name_ur: property.area_name_ur }, locale),
              cityName(property.city, locale),
            )}
          </Place>
          <PriceText
            price={property.price}
            purpose={purpose}
            labels={words.perMonth ? { perMonth: words.perMonth } : undefined}
          />
          {property.asked && onConfirm && (
            <Question ownerState={ownerState}>
              {words.asked}
              <Button size="small" variant="outlined" onClick={onConfirm} {...heldWhile(isBusy)}>
                {words.confirm}
                <span style={visuallyHidden}> {title}</span>
              </Button>
            </Question>
          )}
          {property.left_lists && onStatusChange && (
            <Question ownerState={ownerState}>
              {words.left}
              <Button size="small" variant="outlined" onClick={() => onStatusChange('active')} {...heldWhile(isBusy)}>
                {words.bringBack}
                <span style={visuallyHidden}> {title}</span>
              </Button>
            </Question>
          )}
        </Body>
        <Side ownerState={ownerState}>
          <Figures ownerState={ownerState}>
            <div>
              <dt>{words.views}</dt>
              <dd>{property.views_30d.toLocaleString('en')}</dd>
            </div>
            <div>
              <dt>{words.contacts}</dt>
              <dd>{property.contacts_30d.toLocaleString('en')}</dd>
            </div>
            {quality !== undefined && (
              <div>
                <dt>{words.quality}</dt>
                <dd>
                  <bdi>{quality}/100</bdi>
                </dd>
              </div>
            )}
          </Figures>
          <Actions ownerState={ownerState}>
            <Button href={myPropertyEditPath(property_id)} variant="outlined" size="small" startIcon={<EditRounded />}>
              {words.edit}
              <span style={visuallyHidden}> {title}</span>
            </Button>
            {onStatusChange && (
              <OwnPropertyCardMenu
                ownerState={ownerState}
                title={title}
                status={status}
                purpose={purpose}
                onStatusChange={onStatusChange}
                isBusy={isBusy}
                isKept={property.review !== undefined}
                words={words}
              />
            )}
          </Actions>
        </Side>
      </Frame>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    OwnPropertyCard: OwnPropertyCardLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeOwnPropertyCard:
      | 'root'
      | 'frame'
      | 'photo'
      | 'noPhoto'
      | 'body'
      | 'badges'
      | 'featured'
      | 'title'
      | 'link'
      | 'place'
      | 'side'
      | 'question'
      | 'figures'
      | 'actions'
      | 'choice'
      | 'status';
  }
  interface ComponentsPropsList {
    KeOwnPropertyCard: Partial<OwnPropertyCardProps>;
  }
  interface Components<Theme = unknown> {
    KeOwnPropertyCard?: {
      defaultProps?: ComponentsPropsList['KeOwnPropertyCard'];
      styleOverrides?: ComponentsOverrides<Theme>['KeOwnPropertyCard'];
      variants?: ComponentsVariants<Theme>['KeOwnPropertyCard'];
    };
  }
}
