import type { Viewing } from '@karachi-estates/contracts/viewings';
import type { Role } from '@karachi-estates/domain/accounts/rules';
import { myPropertyPath, propertyPath, slugify } from '@karachi-estates/domain/properties/address';

/** The page of a viewing's home that the visitor has; undefined for a seller who asked to see the home of another. */
export function homeOf(
  { property_id, title, party }: Pick<Viewing, 'property_id' | 'title' | 'party'>,
  role: Role,
): string | undefined {
  if (role !== 'seller') return propertyPath({ property_id, slug: slugify(title) });
  return party === 'seller' ? myPropertyPath(property_id) : undefined;
}
