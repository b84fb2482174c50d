import type { Picture } from './picture.ts';

export interface AboutContent {
  heading: string;
  lead: string;
  picture: Picture;
  sections: readonly { id: string; heading: string; paragraphs: readonly string[] }[];
  principles: { heading: string; items: readonly { heading: string; text: string }[] };
  actions: { buy: string; sell: string };
}

/** The /about page (and /about-us, which is the same page). */
export const about: AboutContent = {
  heading: 'About Karachi Estates',
  lead: 'A marketplace for one city, made so that a buyer in Korangi and an agency in Clifton read the same clear facts.',
  picture: { file: 'about-us.jpg', alt: 'Bright open-plan office' },
  sections: [
    {
      id: 'why',
      heading: 'Why we exist',
      paragraphs: [
        'Looking for a home in Karachi often starts with ten phone calls and ends with five different answers about size, price and papers. We believe that the facts should come first: what the seller asks, how large the place is, where it stands, and whom to call.',
        'So we keep to Karachi, use the area names that people here use, and count in crore and lakh, square yards and marla as well as in plain numbers.',
      ],
    },
    {
      id: 'how',
      heading: 'How it works',
      paragraphs: [
        'Sellers and agents sign up, post properties with photographs and keep them up to date. Buyers and tenants search without an account and contact the seller directly by WhatsApp or phone. Those who prefer to be helped describe what they need in Find My Home.',
        'Sellers can have checks made, each shown with its date and what was done: a code answered, a licence number seen, an office visited, a developer’s word. Two listings are free; agents with more choose a plan.',
      ],
    },
    {
      id: 'limits',
      heading: 'What we do not do',
      paragraphs: [
        'We do not take part in the sale, hold token money or certify title. Our articles explain which office keeps which record, and we always advise you to have the papers checked by an advocate before you pay.',
      ],
    },
  ],
  principles: {
    heading: 'What we hold ourselves to',
    items: [
      { heading: 'Facts first', text: 'Price, size and rooms are the loudest things on every page.' },
      { heading: 'Straight to the seller', text: 'Nothing stands between you and the person who knows the property.' },
      { heading: 'No noise', text: 'No pop-ups, no advertising trackers, no call lists.' },
      { heading: 'An answer within a day', text: 'Our support answers within 24 hours.' },
    ],
  },
  actions: { buy: 'Browse properties', sell: 'List your property' },
};
