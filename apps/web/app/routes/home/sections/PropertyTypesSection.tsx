import { PropertyTypeTile } from '@karachi-estates/design-system/PropertyTypeTile';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { propertiesOfTypePath } from '@karachi-estates/domain/properties/address';
import { KitLink } from '../../../chrome/KitLink.tsx';
import { home } from '../../../content/home.ts';
import {
  typeApartment,
  typeOffices,
  typePrivateHouse,
  typeStoreShop,
  typeWarehouse,
} from '../../../content/pictures.generated.ts';
import { type SitePicture, sitePicture } from '../../../pictures/sitePicture.ts';
import styles from './PropertyTypesSection.module.css';

const { heading, sentence, tiles } = home.propertyTypes;

const pictures: Readonly<Record<string, SitePicture>> = {
  'type-private-house.jpg': typePrivateHouse,
  'type-apartment.jpg': typeApartment,
  'type-offices.jpg': typeOffices,
  'type-store-shop.jpg': typeStoreShop,
  'type-warehouse.jpg': typeWarehouse,
};

/** Property Types: each tile leads to the list of its type. */
export function PropertyTypesSection() {
  return (
    <Section room="half" labelledBy="types-heading">
      <SectionHeading id="types-heading" title={heading} lead={sentence} />
      <ul className={styles.tiles}>
        {tiles.map(({ label, propertyType, picture: { file } }) => (
          <li key={propertyType} className={styles.tile}>
            <PropertyTypeTile
              label={label}
              href={propertiesOfTypePath(propertyType)}
              picture={sitePicture(pictures[file] ?? typePrivateHouse)}
              linkComponent={KitLink}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
