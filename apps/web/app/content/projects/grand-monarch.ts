import type { ProjectContent } from '@karachi-estates/design-system/ProjectPage';
import { grandMonarchSeo } from '../grandMonarchSeo.ts';

const brochure = { label: 'Brochure', file: 'brochure.pdf' };

/** Grand Monarch Seaside Residency. Prices, units and handover are the project's own marketing figures. */
export const grandMonarch = {
  identity: {
    id: 'grand-monarch',
    name: 'Grand Monarch Seaside Residency',
    shortName: 'Grand Monarch',
    city: 'Karachi',
    area: 'Clifton',
    apartments: 88,
    path: '/grand-monarch',
    logo: { file: 'grand-monarch-logo-light.svg', width: 400, height: 158 },
  },
  seo: {
    ...grandMonarchSeo,
    picture: { file: 'hero.jpg', alt: 'Grand Monarch towers at dusk with city lights and ocean' },
  },
  navigation: {
    label: 'Grand Monarch',
    links: [
      { label: 'Home', href: '/' },
      { label: 'Residences', href: '#residents' },
      { label: 'Facilities', href: '#facilities' },
      { label: 'Location', href: '#location' },
      { label: 'Gallery', href: '#gallery' },
    ],
    book: { label: 'Book Now', href: '#register' },
    brochure,
    mobileLink: { label: 'Grand Monarch', href: '/grand-monarch' },
    openMenu: 'Open menu',
    menu: 'Menu',
    closeMenu: 'Close menu',
  },
  hero: {
    overline: 'Clifton, Karachi',
    heading: 'Grand Monarch Seaside Residency',
    tagline: 'Where City Lights Meet Ocean Heights',
    sentence: 'Eighty-eight homes of three, four and five bedrooms, between the Sea View promenade and the city.',
    picture: { file: 'hero.jpg', alt: 'Grand Monarch towers at dusk with city lights and ocean' },
    portrait: 'hero-portrait.jpg',
    focus: 44,
    actions: { register: 'Register your interest', residences: 'See the residences' },
  },
  residences: {
    overline: 'Residences',
    heading: 'Four ways to live by the sea',
    sentence: 'Each home has its own view, its own plan and its own reserved parking.',
    detailsHeading: 'The residences in detail',
    viewDetails: 'View details',
    slider: {
      previous: 'Previous picture',
      next: 'Next picture',
      pause: 'Pause the pictures',
      play: 'Play the pictures',
      goTo: 'Picture {position} of {count}',
    },
    items: [
      {
        id: '5bed',
        name: '5 Bedroom',
        title: 'The Crown Jewel',
        summary: 'Private infinity pool and oceanfront living',
        description:
          'The largest of the residences faces the water from end to end. Living rooms open onto a terrace with an infinity pool of its own, every bedroom has its own bathroom, and at dusk the horizon comes indoors.',
        features: ['Private infinity pool', '4 reserved parking spots', 'En-suite bedrooms', 'Oceanfront living'],
        slides: [
          { file: 'residence-5bed-1.jpg', alt: 'Private infinity pool terrace above the sea at sunset' },
          { file: 'residence-5bed-2.jpg', alt: 'Oceanfront living room with green marble wall' },
          { file: 'residence-5bed-3.jpg', alt: 'Bedroom with green marble headboard wall and sea view' },
        ],
        floorPlan: { label: 'View Floor Plan', file: 'floor-plan-5bed.pdf' },
      },
      {
        id: '4bed',
        name: '4 Bedroom',
        title: 'Royal Haven',
        summary: 'Sea or city view, with room for the whole family',
        description:
          'A home for a large family and for guests who stay for dinner. Choose the sea or the city outside the windows; inside, wide rooms, a kitchen with an island and bathrooms in pale marble.',
        features: ['Sea or city view', 'Spacious living', 'Modern finishes', 'Reserved parking'],
        slides: [
          { file: 'residence-4bed-1.jpg', alt: 'Living room with full-width sea view' },
          { file: 'residence-4bed-2.jpg', alt: 'Blue and walnut kitchen with marble island and sea view' },
          { file: 'residence-4bed-3.jpg', alt: 'Marble bathroom with bathtub at a sea-view window' },
        ],
        floorPlan: { label: 'View Floor Plan', file: 'floor-plan-4bed.pdf' },
      },
      {
        id: '3bed-terrace',
        name: '3 Bedroom with Terrace',
        title: 'Royal Haven',
        summary: 'A terrace between city and sea',
        description:
          'The terrace is the heart of this home. It looks over the city on one side and the Arabian Sea on the other, and the living and dining rooms run straight out to it.',
        features: ['Terrace with city and sea views', 'Elegant interiors', 'Open plan living', 'Reserved parking'],
        slides: [
          {
            file: 'residence-3bed-terrace-1.jpg',
            alt: 'Terrace with pergola lights, city skyline and sea at dusk',
          },
          { file: 'residence-3bed-terrace-2.jpg', alt: 'Living room with grey corner sofa and sea view' },
          { file: 'residence-3bed-terrace-3.jpg', alt: 'Bedroom with walnut wall at sunset' },
        ],
        floorPlan: { label: 'View Floor Plan', file: 'floor-plan-3bed-terrace.pdf' },
      },
      {
        id: '3bed',
        name: '3 Bedroom',
        title: 'Royal Haven',
        summary: 'A smart plan full of daylight',
        description:
          'Compact in plan and generous in light. No corridor is longer than it must be, wide windows bring the day in, and the finishings are those of the larger homes.',
        features: ['Luxury finishings', 'Smart layout', 'Natural light', 'Reserved parking'],
        slides: [
          { file: 'residence-3bed-1.jpg', alt: 'Living room with navy sofa and marble TV wall' },
          { file: 'residence-3bed-2.jpg', alt: 'Bedroom with teal headboard wall and sea view' },
          { file: 'residence-3bed-3.jpg', alt: 'White and oak kitchen with cane pendants' },
        ],
        floorPlan: { label: 'View Floor Plan', file: 'floor-plan-3bed.pdf' },
      },
    ],
  },
  film: {
    heading: 'The film',
    sentence: 'A short walk from the promenade to the roof.',
    file: 'film.mp4',
    poster: { file: 'film-poster.jpg', alt: 'Grand Monarch towers at dusk' },
    play: 'Play the film',
    title: 'Film of Grand Monarch Seaside Residency',
  },
  facilities: {
    overline: 'Facilities',
    heading: 'A Perfect Mix of Comfort and Style',
    paragraphs: [
      'Mornings on the walking track, afternoons at the pool, evenings on a deck that faces the sunset. What is usually spread over a club, a gym and a park is a lift ride away.',
      'Below, parking is reserved and has charging for electric cars. Above, rooms and terraces wait for guests, games and quiet.',
    ],
    picture: { file: 'hero-day.jpg', alt: 'Grand Monarch towers by the sea in daylight' },
    stats: [
      { value: 'PKR 25K', label: 'per sqft, starting price' },
      { value: '88', label: 'apartments' },
      { value: '10+', label: 'amenities' },
      { value: 'June 2026', label: 'handover' },
    ],
    actions: { register: 'REGISTER YOUR INTEREST', brochure: 'DOWNLOAD BROCHURE' },
  },
  amenities: {
    heading: 'World-Class Amenities',
    sentence: 'Seventeen places to swim, play, rest and park.',
    carousel: {
      previous: 'Previous amenity',
      next: 'Next amenity',
      pause: 'Pause the amenities',
      play: 'Play the amenities',
      goTo: 'Amenity {position} of {count}',
    },
    items: [
      {
        name: 'Gymnasium',
        picture: { file: 'amenity-gymnasium.jpg', alt: 'Gymnasium with treadmills facing the sea' },
      },
      {
        name: 'Infinity Pool',
        picture: { file: 'amenity-infinity-pool.jpg', alt: 'Infinity pool with loungers facing the sea' },
      },
      {
        name: 'Kids Pool',
        picture: { file: 'amenity-kids-pool.jpg', alt: 'Children’s pool with water umbrella and slide' },
      },
      {
        name: 'Indoor & Outdoor Kids Play Areas',
        picture: { file: 'amenity-kids-play-areas.jpg', alt: 'Play area with slides and swings' },
      },
      {
        name: 'Jacuzzi',
        picture: { file: 'amenity-jacuzzi.jpg', alt: 'Jacuzzi with lanterns under a pergola at dusk' },
      },
      {
        name: 'Indoor Games Room',
        picture: { file: 'amenity-games-room.jpg', alt: 'Games room with pool table and table tennis' },
      },
      {
        name: 'Walking Track',
        picture: { file: 'amenity-walking-track.jpg', alt: 'Landscaped walking track with palms' },
      },
      {
        name: 'Padel Court',
        picture: { file: 'amenity-padel-court.jpg', alt: 'Blue padel court with glass walls' },
      },
      {
        name: 'Exclusive Car Parking',
        picture: { file: 'amenity-exclusive-car-parking.jpg', alt: 'Dark polished car park with premium cars' },
      },
      {
        name: 'Reserved Parking Spots',
        picture: { file: 'amenity-reserved-parking.jpg', alt: 'Reserved parking bays with cars' },
      },
      {
        name: 'EV Charging Stations',
        picture: { file: 'amenity-ev-charging.jpg', alt: 'Electric-vehicle charging bays' },
      },
      {
        name: 'Guest Parking',
        picture: { file: 'amenity-guest-parking.jpg', alt: 'Outdoor guest parking with palms' },
      },
      {
        name: 'Sunset Viewing Deck',
        picture: { file: 'amenity-sunset-deck.jpg', alt: 'Sunset deck with fire bowls and sofas facing the sea' },
      },
      {
        name: 'Outdoor Yoga Deck',
        picture: { file: 'amenity-yoga-deck.jpg', alt: 'Yoga deck with mats under a pergola' },
      },
      {
        name: 'Celestial Retreat',
        picture: {
          file: 'amenity-celestial-retreat.jpg',
          alt: 'Rooftop fire circle and telescope under the stars',
        },
      },
      {
        name: 'Ultimate Recreation Zone',
        picture: {
          file: 'amenity-recreation-zone.jpg',
          alt: 'Recreation lounge with seating groups and sea view',
        },
      },
      {
        name: 'Sanctuary for Vitality',
        picture: { file: 'amenity-vitality-sanctuary.jpg', alt: 'Spa with indoor pool and candles' },
      },
    ],
  },
  location: {
    heading: 'Prime Location',
    sentence: 'On the Clifton seafront, a minute from the promenade and a short drive from shops, parks and dining.',
    picture: { file: 'location.jpg', alt: 'Map of the Clifton seafront with Grand Monarch marked' },
    enlarge: { label: 'Open the map', file: 'location.svg' },
    placesLabel: 'Driving times from Grand Monarch',
    minutes: '{minutes} min',
    places: [
      { name: 'Sea View promenade', minutes: 1 },
      { name: 'Dolmen Mall Clifton', minutes: 5 },
      { name: 'Abdullah Shah Ghazi Mazar', minutes: 7 },
      { name: 'Boat Basin', minutes: 11 },
      { name: 'Do Darya', minutes: 10 },
    ],
    note: 'Approximate driving times. Stylised map, not to scale.',
  },
  gallery: {
    heading: 'Project Gallery',
    sentence: 'The towers, the lobby, the decks and the rooms.',
    pictures: [
      { file: 'gallery-1.jpg', alt: 'Towers from the sea at golden hour' },
      { file: 'gallery-2.jpg', alt: 'Towers and city lights from above at dusk' },
      { file: 'gallery-3.jpg', alt: 'Double-height lobby with pendant lights' },
      { file: 'gallery-4.jpg', alt: 'Pool deck with loungers at sunset' },
      { file: 'gallery-5.jpg', alt: 'Living room at dusk' },
      { file: 'gallery-6.jpg', alt: 'Living and dining room by day' },
      { file: 'gallery-7.jpg', alt: 'Bedroom at dusk' },
      { file: 'gallery-8.jpg', alt: 'Terrace with pool at dusk' },
      { file: 'gallery-9.jpg', alt: 'Towers and shoreline, aerial view' },
    ],
  },
  interest: {
    heading: 'Register your interest',
    sentence: 'Leave your number, and the sales desk calls you with availability, plans and payment terms.',
    fields: {
      unitType: { label: 'Unit type' },
      fullName: { label: 'Full name' },
      phoneNumber: { label: 'Phone number', placeholder: '0300 1234567' },
      email: { label: 'Email', placeholder: 'name@example.com' },
    },
    chooseUnit: 'Choose a unit type',
    unitTypes: [
      { value: '5bed', label: '5 Bed Apartment' },
      { value: '4bed', label: '4 Bed Apartment' },
      { value: '3bed', label: '3 Bed Apartment' },
      { value: '3bed_terrace', label: '3 Bed Apartment with Terrace' },
    ],
    submit: 'Register',
    submitting: 'Sending…',
    privacy: 'We use these details to answer you about Grand Monarch. Registering is not a booking.',
  },
  documentsHeading: 'Plans and brochure',
  documents: [
    brochure,
    { label: 'Floor plan, 5 Bedroom', file: 'floor-plan-5bed.pdf' },
    { label: 'Floor plan, 4 Bedroom', file: 'floor-plan-4bed.pdf' },
    { label: 'Floor plan, 3 Bedroom with Terrace', file: 'floor-plan-3bed-terrace.pdf' },
    { label: 'Floor plan, 3 Bedroom', file: 'floor-plan-3bed.pdf' },
  ],
  footer: {
    tagline: 'Where City Lights Meet Ocean Heights',
    links: [
      { label: 'Karachi Estates', href: '/' },
      { label: 'Terms & Conditions', href: '/terms-and-conditions' },
      { label: 'Privacy & Policy', href: '/privacy' },
    ],
    contactHeading: 'Sales desk',
    disclaimer:
      'Pictures and plans are illustrations. Areas, specifications, prices and dates may change and form no part of an offer or contract.',
    copyright: '© 2025 Grand Monarch Seaside Residency',
  },
} satisfies ProjectContent;
