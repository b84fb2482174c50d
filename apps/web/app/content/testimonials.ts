import type { Picture } from './picture.ts';

/** A sample review. The rating is always 5 on this site. */
export interface Testimonial {
  id: string;
  name: string;
  role: string;
  area: string;
  text: string;
  rating: 5;
  avatar: Picture;
}

export interface TestimonialsContent {
  heading: string;
  sentence: string;
  sampleNotice: string;
}

/** Heading and notice of the /testimonials page. */
export const testimonialsPage: TestimonialsContent = {
  heading: 'Client testimonials',
  sentence: 'What buyers, tenants and sellers could tell you about their search.',
  sampleNotice: 'These are sample reviews by invented people. They will be replaced by reviews of real clients.',
};

/** Nine sample reviews, shown three to a page. The people are invented and the portraits drawn. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'sample-1',
    name: 'Bilal (sample)',
    role: 'Bought a flat',
    area: 'Clifton',
    text: 'I compared flats by size and price at home, shortlisted three and visited them on one Sunday. The seller had the papers ready because I knew what to ask for.',
    rating: 5,
    avatar: { file: 'avatar-01.jpg', alt: 'Portrait illustration of a man in a suit' },
  },
  {
    id: 'sample-2',
    name: 'Hina (sample)',
    role: 'Rented an upper portion',
    area: 'North Nazimabad',
    text: 'The search understood “nazimabad” however I typed it. I sent a WhatsApp message in the morning and saw the portion the same evening with my parents.',
    rating: 5,
    avatar: { file: 'avatar-02.jpg', alt: 'Portrait illustration of a woman in a teal hijab' },
  },
  {
    id: 'sample-3',
    name: 'Usman (sample)',
    role: 'Estate agent',
    area: 'Gulshan-e-Iqbal',
    text: 'Posting takes a few minutes on my phone, photographs included. Calls come from people who have already read the price and the size.',
    rating: 5,
    avatar: { file: 'avatar-03.jpg', alt: 'Portrait illustration of a bearded man in a kurta' },
  },
  {
    id: 'sample-4',
    name: 'Mahnoor (sample)',
    role: 'Bought a first home',
    area: 'Gulistan-e-Jauhar',
    text: 'The guide on documents saved me from paying token money too early. We asked for the completion papers first and then took our time.',
    rating: 5,
    avatar: { file: 'avatar-04.jpg', alt: 'Portrait illustration of a woman with long hair' },
  },
  {
    id: 'sample-5',
    name: 'Rafiq sahib (sample)',
    role: 'Sold a house',
    area: 'Federal B Area',
    text: 'My son helped me post the house. After that I could mark it sold myself, and the phone stopped ringing the same day.',
    rating: 5,
    avatar: { file: 'avatar-05.jpg', alt: 'Portrait illustration of an older man with a white beard and waistcoat' },
  },
  {
    id: 'sample-6',
    name: 'Saima (sample)',
    role: 'Rented a shop',
    area: 'Bahadurabad',
    text: 'I needed a small shop near home. The size was written in square feet and the rent for one month, so there was nothing to guess.',
    rating: 5,
    avatar: { file: 'avatar-06.jpg', alt: 'Portrait illustration of a woman with an orange dupatta' },
  },
  {
    id: 'sample-7',
    name: 'Danish (sample)',
    role: 'Searching from abroad',
    area: 'DHA Defence',
    text: 'I live outside Pakistan and search at night. Favourites on my phone became the list that my brother took along to the visits.',
    rating: 5,
    avatar: { file: 'avatar-07.jpg', alt: 'Portrait illustration of a man with curly hair and glasses' },
  },
  {
    id: 'sample-8',
    name: 'Amna (sample)',
    role: 'Agency owner',
    area: 'PECHS',
    text: 'With Premium, all listings of our small office are in one place. We see which need better photographs and mend those first.',
    rating: 5,
    avatar: { file: 'avatar-08.jpg', alt: 'Portrait illustration of a woman with a hair bun and blazer' },
  },
  {
    id: 'sample-9',
    name: 'Kamran (sample)',
    role: 'Sent a Find My Home request',
    area: 'Scheme 33',
    text: 'I wrote down area, rooms and budget once instead of calling ten offices. The suggestions that came back were inside my budget.',
    rating: 5,
    avatar: { file: 'avatar-01.jpg', alt: 'Portrait illustration of a man in a suit' },
  },
];
