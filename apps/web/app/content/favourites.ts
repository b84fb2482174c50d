export interface FavouritesContent {
  heading: string;
  lead: string;
  guestNote: string;
  login: string;
  searches: string;
  failed: { heading: string; text: string };
  notSaved: string;
  empty: { heading: string; text: string; action: string };
}

/** The homes with a heart. Every list of homes loads these words, so they stand apart from those of the account. */
export const favourites: FavouritesContent = {
  heading: 'Favourites',
  lead: 'The properties that you have marked with the heart.',
  guestNote: 'They are kept on this device. Log in and they follow you to the others.',
  login: 'Log in',
  searches: 'Your saved searches',
  failed: { heading: 'Your favourites could not be loaded', text: 'Try again in a moment.' },
  notSaved: 'This could not be saved. Please try again.',
  empty: {
    heading: 'No favourites yet',
    text: 'Press the heart on a property, and it waits for you here.',
    action: 'Browse properties',
  },
};
