/**
 * A link of the footer. `to` is a path of the site; `chat` means the chat address from the public settings.
 * The specification opens some of them in a new tab.
 */
export type FooterLink = { label: string; to: string; newTab: boolean } | { label: string; chat: true; newTab: true };

export interface FooterContent {
  summary: string;
  navigationLabel: string;
  groups: readonly { heading: string; links: readonly FooterLink[] }[];
  contact: { heading: string; emailLabel: string; addressLabel: string };
  newTabHint: string;
  copyright: string;
  demoNotice: string;
}

/** Labels of the footer. Address, e-mail and chat link come from the public settings. */
export const footer: FooterContent = {
  summary: 'Homes, plots, offices and shops across Karachi, listed by the people who sell and let them.',
  navigationLabel: 'Footer',
  groups: [
    {
      heading: 'Karachi Estates',
      links: [
        { label: 'About', to: '/about', newTab: true },
        { label: 'How It Works', to: '/services', newTab: false },
        { label: 'Area prices', to: '/areas', newTab: false },
        { label: 'Projects', to: '/projects', newTab: false },
        { label: 'Calculators', to: '/calculators', newTab: false },
        { label: 'Contact Us', chat: true, newTab: true },
      ],
    },
    {
      heading: 'Help',
      links: [
        { label: "FAQ's", to: '/faqs', newTab: true },
        { label: 'Help Center', chat: true, newTab: true },
        { label: 'Terms & Conditions', to: '/terms-and-conditions', newTab: false },
        { label: 'Privacy & Policy', to: '/privacy', newTab: false },
      ],
    },
  ],
  contact: { heading: 'Contact', emailLabel: 'E-mail', addressLabel: 'Address' },
  newTabHint: 'opens in a new tab',
  copyright: '© 2025 Karachi Estates. All rights reserved.',
  demoNotice: 'Demo data: the listings, sellers and prices on this site are samples.',
};
