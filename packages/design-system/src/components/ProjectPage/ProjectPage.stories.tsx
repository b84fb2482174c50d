import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type ProjectContent, ProjectPage, type ProjectPictures } from './ProjectPage.tsx';

// The story's pictures exist in one size; what is appended for a width becomes a query that nobody reads.
const pictures: ProjectPictures = Object.fromEntries(
  Object.entries(sitePictures).map(([file, { src, width, height, thumbhash }]) => [
    file,
    { path: `${src}?`, width, height, thumbhash, widths: [width] },
  ]),
);

const carousel = {
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause the pictures',
  play: 'Play the pictures',
  goTo: 'Picture {position} of {count}',
};
const living = { file: 'grand-monarch-residence-1', alt: 'Living room' };
const room = { file: 'grand-monarch-residence-2', alt: 'Living room with a large window' };

const content: ProjectContent = {
  identity: {
    id: 'saffron-heights',
    name: 'Saffron Heights, Gulshan-e-Iqbal',
    shortName: 'Saffron Heights',
    city: 'Karachi',
    area: 'Gulshan-e-Iqbal',
    apartments: 40,
    path: '/',
  },
  seo: { title: 'Saffron Heights', description: 'A project that exists in stories only.', picture: living },
  navigation: {
    label: 'Saffron Heights',
    links: [
      { label: 'Residences', href: '#residents' },
      { label: 'Gallery', href: '#gallery' },
    ],
    book: { label: 'Book Now', href: '#register' },
    openMenu: 'Open menu',
    menu: 'Menu',
    closeMenu: 'Close menu',
  },
  hero: {
    overline: 'Gulshan-e-Iqbal, Karachi',
    heading: 'Saffron Heights',
    tagline: 'A project that exists in stories only',
    sentence: 'No film, no brochure and no plans: what a project does not have, its page leaves out.',
    picture: { file: 'grand-monarch-hero', alt: 'Two towers at dusk' },
    actions: { register: 'Register your interest', residences: 'See the residences' },
  },
  residences: {
    overline: 'Residences',
    heading: 'Two ways to live here',
    sentence: 'One for many, one for few.',
    detailsHeading: 'The residences in detail',
    viewDetails: 'View details',
    slider: carousel,
    items: [
      {
        id: '4bed',
        name: '4 Bedroom',
        title: 'Morning side',
        summary: 'Light until noon',
        description: 'Breakfast in the sun, and shade when it is hot.',
        features: ['Cross ventilation', 'Reserved parking'],
        slides: [living, room],
      },
      {
        id: '3bed',
        name: '3 Bedroom',
        title: 'Evening side',
        summary: 'Light until late',
        description: 'A terrace for the end of the day.',
        features: ['Terrace', 'Reserved parking'],
        slides: [room, living],
      },
    ],
  },
  facilities: {
    overline: 'Facilities',
    heading: 'Below one roof',
    paragraphs: ['A hall for weddings, a room for games, a roof for the evening.'],
    picture: { file: 'grand-monarch-gallery-3', alt: 'Lobby with pendant lights' },
    stats: [
      { value: '40', label: 'apartments' },
      { value: '9', label: 'floors' },
    ],
    actions: { register: 'Register your interest' },
  },
  amenities: {
    heading: 'Amenities',
    sentence: 'Three of them.',
    carousel,
    items: [
      { name: 'Gymnasium', picture: { file: 'grand-monarch-gymnasium', alt: 'Treadmills facing a window' } },
      { name: 'Padel Court', picture: { file: 'grand-monarch-padel-court', alt: 'Blue court with glass walls' } },
      { name: 'Yoga Deck', picture: { file: 'grand-monarch-yoga-deck', alt: 'Mats under a pergola' } },
    ],
  },
  location: {
    heading: 'Location',
    sentence: 'Near the university.',
    picture: { file: 'grand-monarch-location', alt: 'Map of a seafront' },
    places: [{ name: 'Karachi University', minutes: 9 }],
    placesLabel: 'Driving times',
    minutes: '{minutes} min',
    note: 'Approximate driving times.',
  },
  gallery: {
    heading: 'Gallery',
    sentence: 'Seven pictures: six at first.',
    pictures: ([1, 2, 3, 4, 5, 6, 7] as const).map((number) => ({
      file: `grand-monarch-gallery-${number}`,
      alt: `View ${number}`,
    })),
  },
  interest: {
    heading: 'Register your interest',
    sentence: 'We call you back.',
    fields: {
      unitType: { label: 'Unit type' },
      fullName: { label: 'Full name' },
      phoneNumber: { label: 'Phone number' },
      email: { label: 'Email' },
    },
    chooseUnit: 'Choose a unit type',
    unitTypes: [
      { value: '4bed', label: '4 Bed Apartment' },
      { value: '3bed', label: '3 Bed Apartment' },
    ],
    submit: 'Register',
    submitting: 'Sending…',
    privacy: 'Registering is not a booking.',
  },
  documentsHeading: 'Documents',
  documents: [],
  footer: {
    tagline: 'A project that exists in stories only',
    links: [],
    contactHeading: 'Sales desk',
    disclaimer: 'Pictures are illustrations.',
    copyright: '© 2025 Saffron Heights',
  },
};

const meta = {
  title: 'Projects/ProjectPage',
  id: 'components-projectpage',
  component: ProjectPage,
  args: {
    content,
    brand: 'saffron-heights',
    pictures,
    files: '/fixtures',
    onRegister: fn(async () => ({ ok: true })),
  },
  parameters: { usualBrand: 'saffron-heights', layout: 'fullscreen' },
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A project without film, brochure and plans, in a brand of the five values. */
export const Default: Story = {};

const fillIn = async (
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement },
  unit = '3 Bed Apartment',
  email = 'sana@example.com',
) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit type' }), unit);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Sana Ahmed');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '0300 1234567');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
};

/** Typing scrolls to the form; the header lies clear over the picture again before the page is checked. */
const backToTop = async () => {
  window.scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
};

export const FieldsMissing: Story = {
  // InterestForm has the picture of it.
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please complete all the fields');
    await expect(args.onRegister).not.toHaveBeenCalled();
    await backToTop();
  },
};

export const EmailWrong: Story = {
  // InterestForm has the picture of it.
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await fillIn(canvas, '3 Bed Apartment', 'sana');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter an email address like name@example.com.');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(args.onRegister).not.toHaveBeenCalled();
    await backToTop();
  },
};

export const Registered: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByText('Thank you! Your interest has been registered.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
    await backToTop();
  },
};

/** A refusal without words gets the product's; sending the same again is the same registration. */
export const Refused: Story = {
  // InterestForm has the picture of it.
  tags: ['no-visual'],
  args: { onRegister: fn(async () => ({ ok: false })) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to register. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await canvas.findByRole('alert');
    const [first, second] = (args.onRegister as ReturnType<typeof fn>).mock.calls;
    await expect(second).toEqual(first);
    await backToTop();
  },
};

/** A brochure that lies elsewhere is linked by head, facilities and foot; other documents stay files. */
export const BrochureElsewhere: Story = {
  tags: ['no-visual'],
  args: {
    content: {
      ...content,
      navigation: { ...content.navigation, brochure: { label: 'Brochure', file: 'brochure.pdf' } },
      documents: [
        { label: 'Brochure', file: 'brochure.pdf' },
        { label: 'Floor plan', file: 'plan.pdf' },
      ],
    },
    brochureUrl: 'https://files.example/brochure.pdf',
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Brochure' });
    await expect(links).toHaveLength(3);
    for (const link of links) await expect(link).toHaveAttribute('href', 'https://files.example/brochure.pdf');
    await expect(canvas.getByRole('link', { name: 'Floor plan' })).toHaveAttribute('href', '/fixtures/plan.pdf');
  },
};

/** A project of shops: its units are its own. */
export const OwnUnits: Story = {
  args: {
    content: {
      ...content,
      interest: {
        ...content.interest,
        unitTypes: [
          { value: 'corner-shop', label: 'Corner shop' },
          { value: 'kiosk', label: 'Kiosk' },
        ],
      },
    },
  },
  play: async ({ args, canvas }) => {
    await fillIn(canvas, 'Kiosk');
    await expect(await canvas.findByText('Thank you! Your interest has been registered.')).toBeVisible();
    await expect(args.onRegister).toHaveBeenCalledWith(
      expect.objectContaining({ unitType: 'kiosk' }),
      expect.anything(),
    );
    await backToTop();
  },
};

/** What it has nothing of has no heading either. */
export const Sparse: Story = {
  tags: ['no-visual'],
  args: {
    content: {
      ...content,
      navigation: { ...content.navigation, links: [{ label: 'Residences', href: '#residents' }] },
      facilities: { ...content.facilities, stats: [] },
      amenities: { ...content.amenities, items: [] },
      location: { ...content.location, places: [] },
      gallery: { ...content.gallery, pictures: [] },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Location' })).toBeVisible();
    for (const name of ['Amenities', 'Driving times', 'Gallery']) {
      await expect(canvas.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
    await expect(canvasElement.querySelector('dl:empty')).toBeNull();
  },
};

/** A project that has only been announced: no pictures of its homes, or no homes yet. */
export const NoPictures: Story = {
  tags: ['no-visual'],
  args: {
    content: {
      ...content,
      residences: {
        ...content.residences,
        items: content.residences.items.map((residence) => ({ ...residence, slides: [], features: [] })),
      },
      facilities: { ...content.facilities, picture: undefined, stats: [] },
      location: { ...content.location, picture: undefined },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '4 Bedroom' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Evening side/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Location' })).toBeVisible();
    // No box keeps the place of a picture.
    for (const part of ['ResidenceSection-pictures', 'ProjectPage-portrait', 'LocationSection-figure']) {
      await expect(canvasElement.querySelector(`.Ke${part}`)).toBeNull();
    }
  },
};

/** Nothing leads to what is not there. */
export const NoHomes: Story = {
  tags: ['no-visual'],
  args: {
    content: {
      ...content,
      residences: { ...content.residences, items: [] },
      location: { ...content.location, picture: undefined, places: [] },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    for (const name of [content.residences.heading, content.residences.detailsHeading, content.location.heading]) {
      await expect(canvas.queryByRole('heading', { name })).not.toBeInTheDocument();
    }
    await expect(canvasElement.querySelector('main a[href="#residents"]')).toBeNull();
  },
};

/** What becomes of a registration is said in the language of the page. */
export const OtherLanguage: Story = {
  args: {
    content: {
      ...content,
      navigation: { ...content.navigation, skip: 'مواد پر جائیں' },
      interest: { ...content.interest, messages: { missing: 'تمام خانے پُر کریں', registered: 'شکریہ!' } },
    },
  },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'مواد پر جائیں' })).toHaveAttribute('href', '#content');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('تمام خانے پُر کریں');
    await backToTop();
  },
};

/** A project whose units one can look at says so before the registration. */
export const WithUnits: Story = {
  args: {
    availability: { id: 'units', title: 'Available homes', children: <a href="#units">19 of 88 available</a> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Available homes' })).toBeVisible();
    await backToTop();
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

/** The page begins with the area and the project’s name, so that a visitor knows at once what stands where. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** A slogan in place of the name leaves open what the project is called and where it stands. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    content: {
      ...content,
      hero: {
        ...content.hero,
        overline: 'Welcome',
        heading: 'Luxury living redefined',
        tagline: 'A lifestyle like no other',
      },
    },
  },
};

export const LongText: Story = {
  args: {
    content: {
      ...content,
      identity: { ...content.identity, shortName: longTitles.unbroken },
      hero: { ...content.hero, heading: longTitles.unbroken, tagline: longTitles.mixed, sentence: longTitles.mixed },
      residences: {
        ...content.residences,
        heading: longTitles.mixed,
        items: content.residences.items.map((item) => ({ ...item, title: longTitles.mixed })),
      },
      gallery: { ...content.gallery, heading: longTitles.unbroken },
    },
  },
};
