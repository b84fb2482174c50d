import type { Picture } from '../picture.ts';

/** A link of a project's header: to a section of the page, or to another page of the site. */
export interface ProjectLink {
  label: string;
  to: string;
}

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
  slides: readonly Picture[];
  floorPlan: ProjectDocument;
}

export interface ProjectAmenity {
  name: string;
  picture: Picture;
}

/** A number of the facts band, already written for people: 'PKR 25K', 'per sq ft, starting price'. */
export interface ProjectStat {
  value: string;
  label: string;
}

/**
 * All that the page of one project says and shows. The page itself is composed of kit components and knows no project;
 * a new project is one file of this type and a brand.
 */
export interface ProjectContent {
  identity: {
    /** Names the project in the API and in file paths: lower case letters, digits and dashes. */
    id: string;
    name: string;
    shortName: string;
    city: string;
    area: string;
    path: string;
    logo: { light: string; dark: string; alt: string };
    /** Folder of the files named below, inside the site's media. */
    mediaFolder: string;
  };
  seo: { title: string; description: string; picture: Picture };
  navigation: {
    label: string;
    links: readonly ProjectLink[];
    book: ProjectLink;
    brochure: ProjectDocument;
    /** Stands in the phone menu only. */
    mobileLink: ProjectLink;
    openMenu: string;
    closeMenu: string;
  };
  hero: {
    overline: string;
    heading: string;
    tagline: string;
    sentence: string;
    picture: Picture;
    dayPicture: Picture;
    actions: { register: string; residences: string };
  };
  residences: {
    overline: string;
    heading: string;
    sentence: string;
    detailsHeading: string;
    viewDetails: string;
    previousSlide: string;
    nextSlide: string;
    goToSlide: string;
    items: readonly ProjectResidence[];
  };
  film: { heading: string; sentence: string; file: string; poster: Picture; play: string; title: string };
  facilities: {
    overline: string;
    heading: string;
    paragraphs: readonly string[];
    stats: readonly ProjectStat[];
    actions: { register: string; brochure: string };
  };
  amenities: {
    heading: string;
    sentence: string;
    previous: string;
    next: string;
    items: readonly ProjectAmenity[];
  };
  location: {
    heading: string;
    sentence: string;
    picture: Picture;
    /** The same map as a vector file. */
    vectorFile?: string;
    places: readonly { name: string; minutes: number }[];
    placesLabel: string;
    minutes: string;
    note: string;
  };
  gallery: {
    heading: string;
    sentence: string;
    pictures: readonly Picture[];
    loadMore: string;
    open: string;
    close: string;
    previous: string;
    next: string;
    position: string;
  };
  interest: {
    heading: string;
    sentence: string;
    fields: Readonly<
      Record<'unitType' | 'fullName' | 'phoneNumber' | 'email', { label: string; placeholder?: string }>
    >;
    chooseUnit: string;
    unitTypes: readonly { value: string; label: string }[];
    submit: string;
    submitting: string;
    privacy: string;
  };
  documents: readonly ProjectDocument[];
  footer: {
    tagline: string;
    links: readonly ProjectLink[];
    contactHeading: string;
    disclaimer: string;
    copyright: string;
  };
}
