import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import { OwnPropertyCard, type OwnPropertyCardProps } from '@karachi-estates/design-system/OwnPropertyCard';
import { myPropertyPath } from '@karachi-estates/domain/properties/address';
import Stack from '@mui/material/Stack';
import { type AnchorHTMLAttributes, createContext, use, useMemo } from 'react';
import { KitLink } from '../chrome/KitLink.tsx';
import { ownQuality } from './quality.ts';
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

const cardSlotProps = { link: { component: OwnPropertyLink } } satisfies OwnPropertyCardProps['slotProps'];

/** A seller's own properties with what can be done about each. */
export function OwnPropertyCards({ properties, level }: { properties: readonly OwnProperty[]; level: 2 | 3 }) {
  const { set, confirm, busy } = useStatusChange();
  const now = Date.now();
  const byHref = useMemo(
    () => new Map(properties.map((each) => [myPropertyPath(each.property_id), each])),
    [properties],
  );
  return (
    <ByHref value={byHref}>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none', '& > *': { minWidth: 0 } }}>
        {properties.map((property) => (
          <li key={property.property_id}>
            <OwnPropertyCard
              property={property}
              quality={ownQuality(property, now).points}
              headingLevel={level}
              slotProps={cardSlotProps}
              isBusy={busy === property.property_id}
              onStatusChange={(status) => void set(property, status)}
              onConfirm={() => void confirm(property)}
            />
          </li>
        ))}
      </Stack>
    </ByHref>
  );
}
