/** A service with the page of the site where it starts. */
export interface ServiceContent {
  id: string;
  heading: string;
  text: string;
  action: { label: string; to: string };
}

export interface ServicesContent {
  heading: string;
  lead: string;
  services: readonly ServiceContent[];
  steps: {
    heading: string;
    buyers: readonly string[];
    sellers: readonly string[];
    buyersLabel: string;
    sellersLabel: string;
  };
}

/** The /services page; the footer's 'How It Works' leads here too. */
export const services: ServicesContent = {
  heading: 'Services',
  lead: 'Whether you are looking for a place or have one to offer, this is what we can do for you.',
  services: [
    {
      id: 'search',
      heading: 'Search and compare',
      text: 'Homes, plots, offices, shops, warehouses and factories to buy or rent, by area, type, price and size. Save the good ones with the heart.',
      action: { label: 'Browse properties', to: '/properties' },
    },
    {
      id: 'find-my-home',
      heading: 'Find My Home',
      text: 'Tell us area, rooms and budget once. Our desk looks for homes that fit and contacts you.',
      action: { label: 'Describe your home', to: '/find-my-home' },
    },
    {
      id: 'list',
      heading: 'List a property',
      text: 'Post a property with up to 8 photographs, edit it at any time, and mark it sold or rented when it is.',
      action: { label: 'Sign up as a seller', to: '/seller-signup' },
    },
    {
      id: 'plans',
      heading: 'Plans for agents',
      text: 'More listings, featured ads and insights for agents and agencies, paid by bank transfer.',
      action: { label: 'Compare plans', to: '/plans' },
    },
    {
      id: 'ads',
      heading: 'Featured ads',
      text: 'Let a listing stand out with a Featured badge: Pro and Premium include some.',
      action: { label: 'Advertise with us', to: '/ads-page' },
    },
    {
      id: 'guides',
      heading: 'Guides to paperwork and areas',
      text: 'Articles on documents, taxes, renting and neighbourhoods, with the responsible offices named.',
      action: { label: 'Read the blogs', to: '/blogs' },
    },
  ],
  steps: {
    heading: 'How it works',
    buyersLabel: 'If you are looking',
    sellersLabel: 'If you are offering',
    buyers: [
      'Choose buy or rent, an area and a property type.',
      'Compare price, size and rooms, and keep your favourites.',
      'Contact the seller by WhatsApp or phone and visit.',
      'Have the documents checked before you pay.',
    ],
    sellers: [
      'Sign up as a seller and complete your profile.',
      'Post the property with photographs, size and price.',
      'Answer the people who call or write.',
      'Mark it sold or rented, and post the next.',
    ],
  },
};
