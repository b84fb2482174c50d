import type { ProjectContent } from '@karachi-estates/design-system/ProjectPage';

const carousel = {
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  goTo: 'Picture {position} of {count}',
};

/** The sales desk; sample values until the real ones are known. */
export const contact = {
  phone: '+92 21 0000 0000',
  email: 'courtyard@karachi-estates.example',
  address: 'Sample Street, Clifton Block 5, Karachi',
};

/** Clifton Courtyard, an invented project: sixty apartments around a garden. */
export const content: ProjectContent = {
  identity: {
    id: 'clifton-courtyard',
    name: 'Clifton Courtyard',
    shortName: 'Clifton Courtyard',
    city: 'Karachi',
    area: 'Clifton',
    apartments: 60,
    path: '/',
  },
  seo: {
    title: 'Clifton Courtyard: sixty apartments around a garden, Karachi',
    description:
      'Sixty apartments of three and four bedrooms around a shaded garden in Clifton, Karachi. See the homes, the garden and the surroundings, and register your interest.',
    picture: { file: 'hero.jpg', alt: 'Cream and terracotta apartment building in evening light' },
  },
  navigation: {
    label: 'Clifton Courtyard',
    links: [
      { label: 'Homes', href: '#residents' },
      { label: 'Available', href: '/units/' },
      { label: 'The garden', href: '#facilities' },
      { label: 'Location', href: '#location' },
      { label: 'Gallery', href: '#gallery' },
    ],
    book: { label: 'Visit us', href: '#register' },
    openMenu: 'Open menu',
    menu: 'Menu',
    closeMenu: 'Close menu',
  },
  hero: {
    overline: 'Clifton Block 5, Karachi',
    heading: 'Clifton Courtyard',
    tagline: 'Sixty apartments around a garden',
    sentence: 'Every living room looks into leaves. The street stays outside.',
    picture: { file: 'hero.jpg', alt: 'Cream and terracotta apartment building in evening light' },
    portrait: 'hero-portrait.jpg',
    focus: 40,
    actions: { register: 'Register your interest', residences: 'See the homes' },
  },
  residences: {
    overline: 'Homes',
    heading: 'Three plans, one garden',
    sentence: 'All are dual aspect: the garden on one side, the breeze from the sea on the other.',
    detailsHeading: 'The homes in detail',
    viewDetails: 'View details',
    slider: carousel,
    items: [
      {
        id: 'garden-home',
        name: '4 Bedroom',
        title: 'Garden Home',
        summary: 'Ground floor, with a gate of its own into the garden',
        description:
          'The kitchen door opens under the trees. Four bedrooms lie along a quiet corridor, and the living room runs from the street side to the garden side so that air can pass.',
        features: ['Own gate to the garden', 'Cross ventilation', 'En-suite bedrooms', 'Two parking spots'],
        slides: [
          { file: 'living-02.jpg', alt: 'Bright living room with navy sofa and garden window' },
          { file: 'bedroom-03.jpg', alt: 'Sage-green bedroom with mustard throw' },
          { file: 'bathroom-01.jpg', alt: 'Marble bathroom with free-standing bathtub under a window' },
        ],
      },
      {
        id: 'terrace-home',
        name: '3 Bedroom with Terrace',
        title: 'Terrace Home',
        summary: 'A terrace above the treetops',
        description:
          'On the upper floors the terrace takes the place of the garden. It is deep enough for a table for eight, and shaded when the day is hottest.',
        features: ['Deep shaded terrace', 'Open kitchen', 'Study corner', 'Reserved parking'],
        slides: [
          { file: 'living-05.jpg', alt: 'Open living and dining room with terrazzo floor' },
          { file: 'kitchen-01.jpg', alt: 'White kitchen with walnut island and three stools' },
          { file: 'bedroom-04.jpg', alt: 'Cream bedroom with marble headboard panel' },
        ],
      },
      {
        id: 'courtyard-home',
        name: '3 Bedroom',
        title: 'Courtyard Home',
        summary: 'Everything near, nothing narrow',
        description:
          'A compact plan around one large room. The windows reach the floor, the wardrobes are built in, and the lift is eight steps away.',
        features: ['Windows to the floor', 'Built-in wardrobes', 'Garden view', 'Reserved parking'],
        slides: [
          { file: 'living-03.jpg', alt: 'Living room with grey sofa and a wall of garden windows' },
          { file: 'kitchen-03.jpg', alt: 'Sage kitchen with oak island and cane pendant lights' },
          { file: 'bedroom-01.jpg', alt: 'Bedroom with upholstered headboard wall and garden window' },
        ],
      },
    ],
  },
  facilities: {
    overline: 'The garden',
    heading: 'Shade first, then everything else',
    paragraphs: [
      'The building stands around its garden as old houses of the city do: walls to the street, openings to the trees. A path of three hundred steps leads around the lawn, past benches, a place to play and a deck for the morning.',
      'Below ground, every home has its parking, with charging for electric cars.',
    ],
    picture: { file: 'garden-walk.jpg', alt: 'Landscaped walking track with palms' },
    stats: [
      { value: '60', label: 'apartments' },
      { value: '6', label: 'floors' },
      { value: '1', label: 'garden, shared by all' },
      { value: '2027', label: 'handover, as planned' },
    ],
    actions: { register: 'Register your interest' },
  },
  amenities: {
    heading: 'Around the garden',
    sentence: 'A few steps from every door.',
    carousel,
    items: [
      { name: 'Garden walk', picture: { file: 'garden-walk.jpg', alt: 'Track between palms and lawn' } },
      { name: 'Play garden', picture: { file: 'play-garden.jpg', alt: 'Play area with slides and swings' } },
      { name: 'Morning deck', picture: { file: 'yoga-deck.jpg', alt: 'Yoga mats under a pergola' } },
      { name: 'Gymnasium', picture: { file: 'gymnasium.jpg', alt: 'Treadmills facing large windows' } },
      { name: 'Charging for cars', picture: { file: 'ev-charging.jpg', alt: 'Bays for electric vehicles' } },
      { name: 'Guest parking', picture: { file: 'guest-parking.jpg', alt: 'Outdoor bays with palms' } },
    ],
  },
  location: {
    heading: 'In Clifton, off the main road',
    sentence: 'A side street with trees, a short drive from the sea, schools and shops.',
    picture: { file: 'street.jpg', alt: 'Apartment building on a palm-lined street' },
    places: [
      { name: 'Bagh Ibne Qasim', minutes: 5 },
      { name: 'Dolmen Mall Clifton', minutes: 6 },
      { name: 'Boat Basin', minutes: 7 },
      { name: 'Sea View promenade', minutes: 9 },
    ],
    placesLabel: 'Driving times',
    minutes: '{minutes} min',
    note: 'Approximate driving times.',
  },
  gallery: {
    heading: 'Gallery',
    sentence: 'Plaster, terracotta, oak and leaves.',
    pictures: [
      { file: 'hero.jpg', alt: 'The front in evening light' },
      { file: 'jali.jpg', alt: 'Terracotta screens on the front' },
      { file: 'front.jpg', alt: 'The corner with its screens by day' },
      { file: 'lounge-02.jpg', alt: 'Family lounge with corner sofa' },
      { file: 'kitchen-02.jpg', alt: 'Blue and oak kitchen with marble island' },
      { file: 'living-03.jpg', alt: 'Living room towards the garden' },
      { file: 'yoga-deck.jpg', alt: 'The morning deck' },
      { file: 'play-garden.jpg', alt: 'The play garden' },
    ],
  },
  interest: {
    heading: 'Come and see it',
    sentence: 'Leave your number. We call you, agree on a time and walk around the garden together.',
    fields: {
      unitType: { label: 'Home' },
      fullName: { label: 'Full name' },
      phoneNumber: { label: 'Phone number', placeholder: '0300 1234567' },
      email: { label: 'Email', placeholder: 'name@example.com' },
    },
    chooseUnit: 'Choose a home',
    unitTypes: [
      { value: '4bed', label: 'Garden Home, 4 bedrooms' },
      { value: '3bed_terrace', label: 'Terrace Home, 3 bedrooms' },
      { value: '3bed', label: 'Courtyard Home, 3 bedrooms' },
    ],
    submit: 'Register',
    submitting: 'Sending…',
    privacy: 'We use these details to answer you about Clifton Courtyard. Registering is not a booking.',
  },
  documentsHeading: 'Documents',
  documents: [],
  footer: {
    tagline: 'Sixty apartments around a garden',
    links: [{ label: 'Back to the top', href: '#content' }],
    contactHeading: 'Sales desk',
    disclaimer:
      'Clifton Courtyard is a sample project. Pictures are illustrations; areas, specifications and dates may change and form no part of an offer or contract.',
    copyright: '© 2025 Clifton Courtyard',
  },
};
