import { AreaTypeahead } from '@karachi-estates/design-system/AreaTypeahead';
import { Button } from '@karachi-estates/design-system/Button';
import { PropertyCard } from '@karachi-estates/design-system/PropertyCard';
import '@karachi-estates/design-system/styles/base.css';
import { createRoot } from 'react-dom/client';
import './brand.css';

const areas = ['Clifton', 'DHA Phase 8', 'Gulshan-e-Iqbal'].map((area_name, index) => ({ id: index + 1, area_name }));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

createRoot(root).render(
  <main>
    <AreaTypeahead areas={areas} />
    <PropertyCard
      property={{
        property_id: 7,
        title: 'Sea-facing flat',
        slug: 'sea-facing-flat',
        price: 38_500_000,
        purpose: 'sale',
        property_type: 'Flat',
        city: 'Karachi',
        area: 'Clifton',
        dimension: '1,850 sq ft',
        area_sqft: 1850,
        bedrooms: 3,
        bathrooms: 3,
        garage: 1,
        featured: false,
        images: [],
        photo_count: 0,
        seller_name: 'Bilal Memon',
        seller_profile_image: null,
      }}
    />
    <Button>Book a visit</Button>
  </main>,
);
