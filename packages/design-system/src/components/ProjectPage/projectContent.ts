import type { GalleryGridLabels } from '../GalleryGrid/GalleryGrid.tsx';
import type { InterestFormProps } from '../InterestForm/InterestForm.tsx';
import type { ProjectLink } from '../ProjectHeader/ProjectHeader.tsx';
import type { Stat } from '../StatBand/StatBand.tsx';
import type { InterestMessages } from './useInterest.ts';

/** A picture by its file name; the site that shows it knows the address and the sizes. */
export interface ProjectPicture {
  file: string;
  alt: string;
}

/** The encoded pictures of a project by file name: `{path}-{width}` is the address of one size. */
export type ProjectPictures = Readonly<
  Record<string, { path: string; width: number; height: number; widths: readonly number[]; thumbhash: string }>
>;

/** A document that people download or open in a new tab, by its file name. */
export interface ProjectDocument {
  label: string;
  file: string;
}

/** A type of home. `id` is the anchor of its section. */
export interface ProjectResidence {
  id: string;
  name: string;
  title: string;
  summary: string;
  description: string;
  features: readonly string[];
  slides: readonly ProjectPicture[];
  floorPlan?: ProjectDocument;
}

/** What the buttons of a carousel say; `goTo` holds the places `{position}` and `{count}`. */
export interface ProjectCarouselLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  goTo: string;
}

/**
 * All that the page of one project says and shows. The page itself is composed of kit components and knows no project;
 * a new project is one file of this type and a brand. A section whose list is empty (`residences`, `stats`,
 * `amenities`, `places`, `gallery`) is left out.
 */
export interface ProjectContent {
  identity: {
    /** Names the project in the API: lower case letters, digits and dashes. */
    id: string;
    name: string;
    shortName: string;
    city: string;
    area: string;
    /** How many there are, for search engines; left out where there are none, as in a market of shops. */
    apartments?: number;
    /** The page's own path on its site. */
    path: string;
    /** A mark for the brand's own ground; without one the short name is set in the heading face. */
    logo?: { file: string; width: number; height: number };
  };
  seo: { title: string; description: string; picture: ProjectPicture };
  navigation: {
    label: string;
    links: readonly ProjectLink[];
    book: ProjectLink;
    brochure?: ProjectDocument;
    /** Stands in the phone menu only. */
    mobileLink?: ProjectLink;
    openMenu: string;
    menu: string;
    closeMenu: string;
    /** Leads past the header, for people who use the keyboard; SkipLink's own words without it. */
    skip?: string;
  };
  hero: {
    overline: string;
    heading: string;
    tagline: string;
    sentence: string;
    picture: ProjectPicture;
    /** The file of its part for tall phones, cut 3:5 out of it around the focus. */
    portrait?: string;
    /** Which part of the picture stays in view on phones, in per cent from its start. */
    focus?: number;
    actions: { register: string; residences: string };
  };
  residences: {
    overline: string;
    heading: string;
    sentence: string;
    detailsHeading: string;
    viewDetails: string;
    slider: ProjectCarouselLabels;
    items: readonly ProjectResidence[];
  };
  film?: { heading: string; sentence: string; file: string; poster: ProjectPicture; play: string; title: string };
  facilities: {
    overline: string;
    heading: string;
    paragraphs: readonly string[];
    picture?: ProjectPicture;
    stats: readonly Stat[];
    actions: { register: string; brochure?: string };
  };
  amenities: {
    heading: string;
    sentence: string;
    carousel: ProjectCarouselLabels;
    items: readonly { name: string; picture: ProjectPicture }[];
  };
  location: {
    heading: string;
    sentence: string;
    picture?: ProjectPicture;
    /** The map at its full size. */
    enlarge?: ProjectDocument;
    places: readonly { name: string; minutes: number }[];
    placesLabel: string;
    /** Holds the place `{minutes}`. */
    minutes: string;
    note: string;
  };
  gallery: {
    heading: string;
    sentence: string;
    pictures: readonly ProjectPicture[];
    /** For a page in another language than English. */
    labels?: Partial<GalleryGridLabels>;
  };
  interest: {
    heading: string;
    sentence: string;
    fields: InterestFormProps['labels'];
    chooseUnit: string;
    unitTypes: InterestFormProps['unitTypes'];
    submit: string;
    submitting: string;
    privacy: string;
    /** For a page in another language than English. */
    messages?: Partial<InterestMessages>;
  };
  documentsHeading: string;
  documents: readonly ProjectDocument[];
  footer: {
    tagline: string;
    links: readonly ProjectLink[];
    contactHeading: string;
    disclaimer: string;
    copyright: string;
  };
}
