import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { PropertyGrid, type PropertyGridProps } from '@karachi-estates/design-system/PropertyGrid';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { type AnchorHTMLAttributes, createContext, memo, use, useMemo } from 'react';
import { KitLink } from '../chrome/KitLink.tsx';
import { useSeenHomes } from '../map/useSeenHomes.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useFavourites } from './useFavourites.ts';

type Properties = PropertyGridProps<PropertyCardFields>['properties'];
const ByHref = createContext<ReadonlyMap<string, PropertyCardFields>>(new Map());

/** What a card hands to the page of its property, so that the page shows at once. */
export interface HandedOver {
  property: PropertyCardFields;
}

function PropertyLink({ href = '', ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const property = use(ByHref).get(href);
  return <KitLink href={href} state={property && ({ property } satisfies HandedOver)} {...anchor} />;
}

const cardSlotProps = {
  link: { component: PropertyLink },
} satisfies PropertyGridProps<PropertyCardFields>['cardSlotProps'];

// The public page of a home is not a seller's, so no card leads there; to their own it does.
function SellersPropertyLink({ href = '', ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return use(ByHref).has(href) ? null : <KitLink href={href} {...anchor} />;
}

const sellersCardSlotProps = {
  link: { component: SellersPropertyLink },
} satisfies PropertyGridProps<PropertyCardFields>['cardSlotProps'];

interface PropertyCardsProps
  extends Pick<PropertyGridProps<PropertyCardFields>, 'hrefOf' | 'loadingCount' | 'priorityCount' | 'headingLevel'> {
  properties: Properties;
}

/**
 * The kit's grid of cards, wired to this site: each card leads to its property and hands it over. What else changes on
 * a page of two dozen cards leaves them alone. A seller has no favourites and so no hearts.
 */
export const PropertyCards = memo(function PropertyCards({ properties, ...grid }: PropertyCardsProps) {
  const isSeller = useSession().role === 'seller';
  const { favourites, change } = useFavourites();
  const [seen] = useSeenHomes();
  const byHref = useMemo(() => new Map(properties.map((each) => [propertyPath(each), each])), [properties]);
  return (
    <ByHref value={byHref}>
      <PropertyGrid
        properties={properties}
        cardSlotProps={isSeller ? sellersCardSlotProps : cardSlotProps}
        seen={seen}
        favourites={favourites}
        onFavouriteChange={isSeller ? undefined : change}
        {...grid}
      />
    </ByHref>
  );
});
