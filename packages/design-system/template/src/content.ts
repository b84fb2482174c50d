import type { ProjectContent } from '@karachi-estates/design-system/ProjectPage';

/** The sales desk. */
export const contact = {
  phone: '+92 21 0000 0000',
  email: 'desk@sample-project.example',
  address: 'Sample Street, Karachi',
};

const carousel = {
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  goTo: 'Picture {position} of {count}',
};

/**
 * Everything that the page says. What a project does not have (`film`, `brochure`, `floorPlan`, `logo`) is left out.
 */
export const content: ProjectContent = {
  identity: {
    id: 'sample-project',
    name: 'Sample Project',
    shortName: 'Sample Project',
    city: 'Karachi',
    area: 'Clifton',
    apartments: 16,
    path: '/',
  },
  seo: {
    title: 'Sample Project, Karachi',
    description: 'Sample Project in Karachi. See the homes and the surroundings, and register your interest.',
    picture: { file: 'hero.webp', alt: 'The building in evening light' },
  },
  navigation: {
    label: 'Sample Project',
    links: [
      { label: 'Homes', href: '#residents' },
      { label: 'Available', href: '/units/' },
      { label: 'Facilities', href: '#facilities' },
      { label: 'Location', href: '#location' },
      { label: 'Gallery', href: '#gallery' },
    ],
    book: { label: 'Visit us', href: '#register' },
    openMenu: 'Open menu',
    menu: 'Menu',
    closeMenu: 'Close menu',
  },
  hero: {
    overline: 'Clifton, Karachi',
    heading: 'Sample Project',
    tagline: 'What makes this place its own, in one line',
    sentence: 'One sentence more: who lives here, and what they see in the morning.',
    picture: { file: 'hero.webp', alt: 'The building in evening light' },
    portrait: 'hero-portrait.webp',
    actions: { register: 'Register your interest', residences: 'See the homes' },
  },
  residences: {
    overline: 'Homes',
    heading: 'Two ways to live here',
    sentence: 'What all of them have in common.',
    detailsHeading: 'The homes in detail',
    viewDetails: 'View details',
    slider: carousel,
    items: [
      {
        id: 'large-home',
        name: '4 Bedroom',
        title: 'Large Home',
        summary: 'The largest plan, on a corner',
        description: 'Tell what it is like to live in this home: the light, the rooms, the way from one to the next.',
        features: ['Cross ventilation', 'En-suite bedrooms', 'Two parking spots'],
        slides: [
          { file: 'living.webp', alt: 'Open living and dining room' },
          { file: 'bedroom.webp', alt: 'Bedroom with a garden window' },
        ],
      },
      {
        id: 'compact-home',
        name: '3 Bedroom',
        title: 'Compact Home',
        summary: 'Everything near, nothing narrow',
        description: 'Tell what it is like to live in this home, and for whom it is made.',
        features: ['Open kitchen', 'Built-in wardrobes', 'Reserved parking'],
        slides: [
          { file: 'kitchen.webp', alt: 'White kitchen with an island' },
          { file: 'living.webp', alt: 'Living room towards the kitchen' },
        ],
      },
    ],
  },
  facilities: {
    overline: 'Facilities',
    heading: 'Below one roof',
    paragraphs: ['What the house offers besides the homes, in two or three sentences.'],
    picture: { file: 'gymnasium.webp', alt: 'Treadmills facing large windows' },
    stats: [
      { value: '16', label: 'apartments' },
      { value: '4', label: 'floors' },
    ],
    actions: { register: 'Register your interest' },
  },
  amenities: {
    heading: 'Amenities',
    sentence: 'A few steps from every door.',
    carousel,
    items: [
      { name: 'Gymnasium', picture: { file: 'gymnasium.webp', alt: 'Treadmills facing large windows' } },
      { name: 'Quiet street', picture: { file: 'street.webp', alt: 'Building on a palm-lined street' } },
    ],
  },
  location: {
    heading: 'Location',
    sentence: 'Where it lies, and what is near.',
    picture: { file: 'street.webp', alt: 'Building on a palm-lined street' },
    places: [
      { name: 'Sea View promenade', minutes: 9 },
      { name: 'Boat Basin', minutes: 7 },
    ],
    placesLabel: 'Driving times',
    minutes: '{minutes} min',
    note: 'Approximate driving times.',
  },
  gallery: {
    heading: 'Gallery',
    sentence: 'A picture opens in full.',
    pictures: [
      { file: 'hero.webp', alt: 'The building in evening light' },
      { file: 'living.webp', alt: 'Open living and dining room' },
      { file: 'kitchen.webp', alt: 'White kitchen with an island' },
    ],
  },
  interest: {
    heading: 'Come and see it',
    sentence: 'Leave your number, and we call you.',
    fields: {
      unitType: { label: 'Home' },
      fullName: { label: 'Full name' },
      phoneNumber: { label: 'Phone number', placeholder: '0300 1234567' },
      email: { label: 'Email', placeholder: 'name@example.com' },
    },
    chooseUnit: 'Choose a home',
    // The project's own kinds of unit: the value is stored, the label is read.
    unitTypes: [
      { value: 'large-home', label: 'Large Home, 4 bedrooms' },
      { value: 'compact-home', label: 'Compact Home, 3 bedrooms' },
    ],
    submit: 'Register',
    submitting: 'Sending…',
    privacy: 'We use these details to answer you about Sample Project. Registering is not a booking.',
  },
  documentsHeading: 'Documents',
  documents: [],
  footer: {
    tagline: 'What makes this place its own, in one line',
    links: [{ label: 'Back to the top', href: '#content' }],
    contactHeading: 'Sales desk',
    disclaimer: 'Pictures are illustrations; areas, specifications and dates may change and form no part of an offer.',
    copyright: '© Sample Project',
  },
};
