import type { PropertyType } from '@karachi-estates/domain/properties/vocabulary';
import type { Picture } from './picture.ts';

/** A tile of the Property Types section; `propertyType` is the value that the listing filter understands. */
export interface PropertyTypeTileContent {
  label: string;
  propertyType: PropertyType;
  picture: Picture;
}

/** A reason of Why Choose Us; the section gives each name its icon. */
export interface ReasonContent {
  icon: 'verified' | 'pin' | 'trend' | 'support';
  heading: string;
  text: string;
}

export interface HomeContent {
  hero: {
    heading: string;
    sentence: string;
    picture: Picture;
  };
  propertyTypes: { heading: string; sentence: string; tiles: readonly PropertyTypeTileContent[] };
  popular: { heading: string; sentence: string; all: string; empty: string };
  about: { heading: string; paragraphs: readonly string[]; more: string; picture: Picture };
  reasons: { heading: string; sentence: string; picture: Picture; items: readonly ReasonContent[] };
  testimonials: { heading: string; sentence: string; all: string; pageLabel: string; ratingLabel: string };
  blogs: { heading: string; sentence: string; all: string };
  faqs: { heading: string; sentence: string; all: string };
}

/** What the home page says, section by section, in the order of the page. */
export const home: HomeContent = {
  hero: {
    heading: 'Find your place in Karachi',
    sentence:
      'Homes to buy and rent from Clifton to Gulshan, with prices in crore and lakh and the seller one call away.',
    picture: { file: 'hero-karachi.jpg', alt: 'Karachi seafront skyline at golden hour' },
  },
  propertyTypes: {
    heading: 'Property Types',
    sentence: 'Start from the kind of place you need.',
    tiles: [
      {
        label: 'Private House',
        propertyType: 'House',
        picture: { file: 'type-private-house.jpg', alt: 'Modern private house' },
      },
      {
        label: 'Apartment',
        propertyType: 'Flat',
        picture: { file: 'type-apartment.jpg', alt: 'Apartment building' },
      },
      { label: 'Offices', propertyType: 'Office', picture: { file: 'type-offices.jpg', alt: 'Office interior' } },
      {
        label: 'Store & Shop',
        propertyType: 'Shop',
        picture: { file: 'type-store-shop.jpg', alt: 'Shop interior' },
      },
      {
        label: 'Warehouse',
        propertyType: 'Warehouse',
        picture: { file: 'type-warehouse.jpg', alt: 'Warehouse interior' },
      },
    ],
  },
  popular: {
    heading: 'Popular Property Deals',
    sentence: 'Recent listings that people are looking at, across the city.',
    all: 'See all properties',
    empty: 'No listings yet. Come back soon, or tell us what you need with Find My Home.',
  },
  about: {
    heading: 'About Us',
    paragraphs: [
      'Karachi is many cities in one. A street in Garden, a sector in DHA and a block in North Nazimabad each have their own papers, their own prices and their own way of doing things. Karachi Estates brings them onto one map that anybody can read.',
      'Sellers and agents post what they have, with real photographs and a clear price. Buyers and tenants search, compare and speak to the seller directly by WhatsApp or phone. No account is needed to look, and nobody stands in between.',
    ],
    more: 'More about us',
    picture: { file: 'about-us.jpg', alt: 'Bright open-plan office' },
  },
  reasons: {
    heading: 'Why Choose Us',
    sentence: 'Four things that make a large decision easier.',
    picture: { file: 'why-choose-us.jpg', alt: 'Modern villas on a palm-lined street seen from above' },
    items: [
      {
        icon: 'verified',
        heading: 'Trusted experts',
        text: 'What we have checked about a seller stands on their page, each check with its date and what was done.',
      },
      {
        icon: 'pin',
        heading: 'Prime locations',
        text: 'From sea-facing flats in Clifton to family houses in Gulshan-e-Iqbal, searched by the area names people use.',
      },
      {
        icon: 'trend',
        heading: 'Smart investment',
        text: 'Price, size and rooms stand side by side on every listing, so that you can compare before you visit.',
      },
      {
        icon: 'support',
        heading: 'Personalised assistance',
        text: 'Tell us once what you need through Find My Home, and our desk looks for homes that fit your budget.',
      },
    ],
  },
  testimonials: {
    heading: 'What our clients say',
    sentence: 'Sample reviews that show how this section will look.',
    all: 'All reviews',
    pageLabel: 'Reviews, page {page} of {pages}',
    ratingLabel: 'Rated {rating} out of 5',
  },
  blogs: {
    heading: 'Featured Blogs',
    sentence: 'Plain guides to buying, renting and paperwork in Karachi.',
    all: 'All articles',
  },
  faqs: {
    heading: 'Frequently asked questions',
    sentence: 'The five questions we hear most.',
    all: 'All questions and answers',
  },
};
