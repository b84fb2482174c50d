export interface AdsContent {
  heading: string;
  lead: string;
  featured: { heading: string; paragraphs: readonly string[] };
  plans: {
    heading: string;
    sentence: string;
    rows: readonly { plan: string; featuredAds: string; listings: string }[];
  };
  columns: { plan: string; featuredAds: string; listings: string };
  steps: { heading: string; items: readonly string[]; points: string };
  rules: { heading: string; items: readonly string[] };
  projects: { heading: string; text: string; action: string };
  actions: { plans: string; signup: string };
}

/** The /ads-page: 'Advertise with us', featured ads and the plans that include them. */
export const ads: AdsContent = {
  heading: 'Advertise with us',
  lead: 'Show your best property to people who are already looking in its area.',
  featured: {
    heading: 'Featured ads',
    paragraphs: [
      'A featured ad is one of your own listings that you pick out. It carries a Featured badge, so that people can tell it apart from the others. Its place in the lists stays the same.',
      'Featured ads are part of the Pro and Premium plans. You choose which listings are featured and can change your choice when a property is sold or a better one comes in.',
    ],
  },
  plans: {
    heading: 'What each plan includes',
    sentence: 'Prices and all features are on the plans page.',
    rows: [
      { plan: 'Basic', featuredAds: 'None', listings: '2' },
      { plan: 'Pro', featuredAds: '2', listings: '15' },
      { plan: 'Premium', featuredAds: '4', listings: 'Unlimited' },
    ],
  },
  columns: { plan: 'Plan', featuredAds: 'Featured ads', listings: 'Listings' },
  steps: {
    heading: 'How to start',
    items: [
      'Sign up as a seller, or log in.',
      'Post the property with good photographs and an exact size.',
      'Choose Pro or Premium and pay by bank transfer.',
      'When the plan has started, mark the listing as featured under My Properties.',
    ],
    points: 'How a listing earns its points',
  },
  rules: {
    heading: 'What we do not accept',
    items: [
      'properties that you may not offer, or that are no longer available;',
      'photographs of another property;',
      'projects without the approvals that the law asks for before units are sold;',
      'promises of guaranteed profit or rent.',
    ],
  },
  projects: {
    heading: 'A page for a whole project',
    text: 'Developers can have a page of their own with residences, amenities, film and gallery, as Grand Monarch has.',
    action: 'See Grand Monarch',
  },
  actions: { plans: 'Compare plans', signup: 'Sign up as a seller' },
};
