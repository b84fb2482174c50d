/** A link of the header. `highlighted` marks the one that is drawn as a pill. */
export interface HeaderLink {
  label: string;
  to: string;
  highlighted?: boolean;
}

export interface HeaderContent {
  logoLabel: string;
  skipToContent: string;
  navigationLabel: string;
  openMenu: string;
  menuTitle: string;
  desktop: readonly HeaderLink[];
  mobile: readonly HeaderLink[];
  signIn: HeaderLink;
  signUp: HeaderLink;
  account: {
    profile: HeaderLink;
    favourites: HeaderLink;
    searches: HeaderLink;
    viewings: HeaderLink;
    logout: string;
    roles: Readonly<Record<'guest' | 'buyer' | 'seller', string>>;
  };
  scheme: { label: string; light: string; dark: string; system: string };
}

/** Labels of the site header; the phone menu has About where the wide one has Find My Home. */
export const header: HeaderContent = {
  logoLabel: 'Karachi Estates, home',
  skipToContent: 'Skip to content',
  navigationLabel: 'Main',
  openMenu: 'Open menu',
  menuTitle: 'Menu',
  desktop: [
    { label: 'Home', to: '/' },
    { label: 'Properties', to: '/properties' },
    { label: 'Plans', to: '/plans' },
    { label: 'Find My Home', to: '/find-my-home' },
    { label: 'Grand Monarch', to: '/grand-monarch', highlighted: true },
  ],
  mobile: [
    { label: 'Home', to: '/' },
    { label: 'Properties', to: '/properties' },
    { label: 'Plans', to: '/plans' },
    { label: 'About', to: '/about' },
    { label: 'Grand Monarch', to: '/grand-monarch', highlighted: true },
  ],
  signIn: { label: 'Sign in', to: '/login' },
  signUp: { label: 'Sign up', to: '/signup' },
  account: {
    profile: { label: 'Profile', to: '/profile' },
    favourites: { label: 'Favourites', to: '/favourites' },
    searches: { label: 'Saved searches', to: '/saved-searches' },
    viewings: { label: 'My viewings', to: '/my-viewings' },
    logout: 'Logout',
    roles: { guest: 'Guest', buyer: 'Buyer', seller: 'Seller' },
  },
  scheme: { label: 'Colour scheme', light: 'Light', dark: 'Dark', system: 'Auto' },
};
