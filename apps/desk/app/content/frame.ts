import type { CallWords } from '../data/call.ts';

/** What the frame around every screen of the desk says. The desk speaks English only: docs/decisions.md. */
export const frame = {
  name: 'Desk',
  documentTitle: (screen: string) => `${screen} · Desk · Karachi Estates`,
  skip: 'Skip to the content',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  navigation: 'Screens of the desk',
  groups: { work: 'Work', people: 'People', office: 'Office' },
  screens: {
    today: 'Today',
    listings: 'Listings',
    duplicates: 'Duplicates',
    leads: 'Leads',
    interest: 'Interest',
    upgrades: 'Upgrades',
    sellers: 'Sellers',
    buyers: 'Buyers',
    staff: 'Staff',
    audit: 'Audit log',
    account: 'My account',
  },
  scheme: { toLight: 'Show in light colours', toDark: 'Show in dark colours' },
  account: 'Your account',
  signOut: 'Sign out',
  demo: 'Demo data',
  loading: 'Loading',
  notFound: {
    title: 'There is no such screen',
    text: 'The address may be misspelt, or what it showed is gone.',
    action: 'Go to Today',
  },
  denied: {
    title: 'This is not for your role',
    text: 'An owner of the desk can give you the role that it needs. The attempt is in the audit log.',
  },
  broken: {
    title: 'This screen has stopped working',
    text: 'Load it again. If that does not help, tell whoever runs the site what you were doing.',
    retry: 'Load again',
  },
  undo: 'Undo',
  cancel: 'Cancel',
  close: 'Close',
  stepUp: {
    title: 'Enter a fresh code',
    text: 'This changes money, roles or many things at once, so it asks for a code of your authenticator app again. It holds for ten minutes.',
    code: 'Code',
    codeHelp: 'Six figures',
    submit: 'Go on',
  },
  calls: {
    offline: 'The server did not answer. Check your connection and try again; nothing you typed is lost.',
    unreadable: 'The server answered something that the desk does not understand. Try again in a minute.',
  } satisfies CallWords,
} as const;
