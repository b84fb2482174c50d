import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { PriceText } from '@karachi-estates/design-system/PriceText';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { visuallyHidden } from '@karachi-estates/design-system/theme/looks';
import { areaName } from '@karachi-estates/domain/areas/match';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { formatAreaSize } from '@karachi-estates/domain/properties/dimension';
import { factsToShow } from '@karachi-estates/domain/properties/typeFields';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useContent } from '../content/contentFor.ts';
import { fillCount } from '../content/fill.ts';
import { map as english } from '../content/map.ts';
import { seoTemplates } from '../content/seoTemplates.ts';
import type { PropertyPage } from '../data/properties.ts';
import { useLocale } from '../locale/Locale.tsx';
import { FewerFilters, type Way } from '../properties/FewerFilters.tsx';
import LeftOut from '../shortlist/LeftOut.tsx';
import type { useWanted } from '../shortlist/useWanted.ts';
import { MapFailed } from './MapFailed.tsx';

const Rows = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    overflowWrap: 'anywhere',
    padding: theme.spacing(1, 1.5),
    borderBlockEnd: `0.0625rem solid ${(theme.vars ?? theme).palette.divider}`,
    '&[data-pointed]': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  },
}));

interface HomeRowProps {
  home: PropertyCardFields;
  isPointed: boolean;
  onPoint(id: number | undefined): void;
}

function HomeRow({ home, isPointed, onPoint }: HomeRowProps) {
  const locale = useLocale();
  const { beds } = useContent('seoTemplates', seoTemplates).property.facts;
  const { bedrooms } = factsToShow(home);
  const sqft = home.area_sqft;
  const facts = [
    bedrooms ? fillCount(beds, bedrooms, locale) : '',
    sqft === null ? '' : formatAreaSize({ sqft, unit: 'sq yd' }, locale),
    areaName({ area_name: home.area, area_name_ur: home.area_name_ur }, locale),
  ].filter(Boolean);
  return (
    <li
      data-pointed={isPointed || undefined}
      onMouseEnter={() => onPoint(home.property_id)}
      onMouseLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(home.property_id)}
      onBlur={() => onPoint(undefined)}
    >
      <PriceText price={home.price} purpose={home.purpose} />
      <Link href={propertyPath(home)} variant="body2">
        <bdi>{home.title}</bdi>
      </Link>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
    </li>
  );
}

interface MapListProps {
  heading: Ref<HTMLHeadingElement>;
  /** How many homes the map shows; undefined while that is not known. */
  total: number | undefined;
  page: PropertyPage | undefined;
  /** The homes of the page without those that were put aside. */
  wanted: ReturnType<typeof useWanted<PropertyCardFields>>;
  ways: readonly Way[];
  isFailed: boolean;
  isLoadingMore: boolean;
  /** The home that is pointed at, here or on the map. */
  pointed: number | undefined;
  onPoint(id: number | undefined): void;
  onRetry(): void;
  onLoadMore(): void;
}

/** The homes of the map as a list. */
export function MapList({
  heading,
  total,
  page,
  wanted,
  ways,
  isFailed,
  isLoadingMore,
  pointed,
  onPoint,
  onRetry,
  onLoadMore,
}: MapListProps) {
  const words = useContent('map', english);
  return (
    <>
      <Typography ref={heading} variant="h4" component="h2" tabIndex={-1}>
        {words.list.heading}
        <span style={visuallyHidden}>{total !== undefined ? `: ${fillCount(words.list.homes, total)}` : ''}</span>
      </Typography>
      {page && page.items.length === 0 && (
        <div>
          <Typography>{words.list.empty}</Typography>
          <FewerFilters ways={ways} />
        </div>
      )}
      {isFailed && <MapFailed onRetry={onRetry} />}
      <Rows>
        {wanted.homes.map((each) => (
          <HomeRow key={each.property_id} home={each} isPointed={each.property_id === pointed} onPoint={onPoint} />
        ))}
      </Rows>
      {wanted.rejected > 0 && <LeftOut count={wanted.rejected} isShown={wanted.isShown} onShow={wanted.show} />}
      {page?.next && (
        <Button variant="outlined" onClick={onLoadMore} {...heldWhile(isLoadingMore)}>
          {isLoadingMore ? words.list.loadingMore : words.list.more}
        </Button>
      )}
    </>
  );
}
