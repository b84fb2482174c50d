import { PropertyTypeTile } from '@karachi-estates/design-system/PropertyTypeTile';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { propertiesOfTypePath } from '@karachi-estates/domain/properties/address';
import { styled } from '@mui/material/styles';
import { useContent } from '../../../content/contentFor.ts';
import { home } from '../../../content/home.ts';
import {
  typeApartment,
  typeOffices,
  typePrivateHouse,
  typeStoreShop,
  typeWarehouse,
} from '../../../content/pictures.generated.ts';
import { type SitePicture, sitePicture } from '../../../pictures/sitePicture.ts';

const pictures: Readonly<Record<string, SitePicture>> = {
  'type-private-house.jpg': typePrivateHouse,
  'type-apartment.jpg': typeApartment,
  'type-offices.jpg': typeOffices,
  'type-store-shop.jpg': typeStoreShop,
  'type-warehouse.jpg': typeWarehouse,
};

const wide = { '& a > :first-of-type': { aspectRatio: '2' } };

// Five do not fill two columns, nor three: the first ones take more width.
const Tiles = styled('ul')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.down('sm')]: { '& > li:first-of-type': { gridColumn: '1 / -1', ...wide } },
    [theme.breakpoints.between('sm', 'lg')]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > li': { gridColumn: 'span 2' },
      '& > li:nth-of-type(-n + 2)': { gridColumn: 'span 3', ...wide },
    },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  })),
);

/** Property Types: each tile leads to the list of its type. */
export function PropertyTypesSection() {
  const { heading, sentence, tiles } = useContent('home', home).propertyTypes;
  return (
    <Section room="half" labelledBy="types-heading">
      <SectionHeading id="types-heading" title={heading} lead={sentence} />
      <Tiles>
        {tiles.map(({ label, propertyType, picture: { file } }) => (
          <li key={propertyType}>
            <PropertyTypeTile
              label={label}
              href={propertiesOfTypePath(propertyType)}
              picture={sitePicture(pictures[file] ?? typePrivateHouse)}
            />
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
