import type { OwnProperty } from '@karachi-estates/contracts/properties';
import { OwnPropertyCard } from '@karachi-estates/design-system/OwnPropertyCard';
import { myPropertyPath } from '@karachi-estates/domain/properties/address';
import { type AnchorHTMLAttributes, createContext, use, useMemo } from 'react';
import { KitLink } from '../chrome/KitLink.tsx';
import styles from './OwnPropertyCards.module.css';
import { useStatusChange } from './useStatusChange.ts';

const ByHref = createContext<ReadonlyMap<string, OwnProperty>>(new Map());

/** What a seller's card hands to the page of its property, so that the page shows at once. */
export interface OwnHandedOver {
  property: OwnProperty;
}

function OwnPropertyLink({ href = '', ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const property = use(ByHref).get(href);
  return <KitLink href={href} state={property && ({ property } satisfies OwnHandedOver)} {...anchor} />;
}

/** A seller's own properties with what can be done about each. */
export function OwnPropertyCards({ properties, level }: { properties: readonly OwnProperty[]; level: 2 | 3 }) {
  const { set, busy } = useStatusChange();
  const byHref = useMemo(
    () => new Map(properties.map((each) => [myPropertyPath(each.property_id), each])),
    [properties],
  );
  return (
    <ByHref value={byHref}>
      <ul className={styles.cards}>
        {properties.map((property) => (
          <li key={property.property_id}>
            <OwnPropertyCard
              property={property}
              headingLevel={level}
              linkComponent={OwnPropertyLink}
              isBusy={busy === property.property_id}
              onStatusChange={(status) => void set(property, status)}
            />
          </li>
        ))}
      </ul>
    </ByHref>
  );
}
