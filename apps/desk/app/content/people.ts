import type { PersonAction } from '@karachi-estates/contracts/deskPeople';

export const people = {
  sellers: {
    title: 'Sellers',
    lead: 'Everybody who posts listings.',
    empty: { title: 'There are no sellers yet', text: 'They appear here as they sign up.' },
  },
  buyers: {
    title: 'Buyers',
    lead: 'Everybody else with an account.',
    empty: { title: 'There are no buyers yet', text: 'They appear here as they sign up.' },
  },
  columns: {
    name: 'Name',
    state: 'State',
    email: 'Email',
    phone: 'Phone',
    plan: 'Plan',
    listings: 'Active listings',
    since: 'Since',
  },
  filters: { q: 'Name, email, phone or number', suspended: 'State', plan: 'Plan', asks: 'Checks' },
  asks: 'Asked for a check',
  states: { active: 'Active', suspended: 'Suspended', leaving: 'Leaving', ended: 'Ended' },
  facts: {
    title: 'Account',
    number: 'Number',
    email: 'Email',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    phone: 'Phone',
    address: 'Address',
    language: 'Language',
    languages: { en: 'English', ur: 'Urdu' } as Readonly<Record<string, string>>,
    plan: 'Plan',
    planUntil: 'Plan until',
    listings: 'Active listings',
    devices: 'Devices signed in',
    since: 'Since',
    suspended: 'Suspended',
    erase: 'Will be erased',
    merged: 'Became one with',
  },
  listings: { title: 'Latest listings', none: 'There are none.', all: 'All listings of this seller' },
  actions: {
    title: 'Actions',
    suspend: 'Suspend',
    lift: 'Lift the suspension',
    'end-sessions': 'Sign out everywhere',
    'send-reset': 'Send a password link',
  } satisfies Record<PersonAction | 'title', string>,
  done: {
    suspend: 'Suspended. All sessions have ended.',
    lift: 'The suspension is lifted.',
    'end-sessions': 'Signed out everywhere.',
    'send-reset': 'The mail with the link is on its way.',
  } satisfies Record<PersonAction, string>,
  ask: {
    lift: {
      title: 'Lift the suspension?',
      text: 'The account can sign in again. The listings that it paused are back on the site, as far as the plan has room and nobody has hidden them.',
    },
    'end-sessions': {
      title: 'Sign out everywhere?',
      text: 'All devices of this account are signed out now. Its owner can sign in again with the password.',
    },
    'send-reset': {
      title: 'Send a password link?',
      text: 'A mail with a link for a new password goes to the address of the account. The present password stays until the link is used.',
    },
  },
  merge: 'Make one with another account',
  export: {
    label: 'Export on request',
    title: 'Make a copy of everything they gave?',
    text: 'You get the file that they can download on their own profile: listings, messages, payments with proofs, and pictures. They are told by mail. Hand it to nobody else, and delete it afterwards.',
    done: 'The file is saved. Its owner gets a mail.',
    file: (id: number) => `karachi-estates-account-${id}.tar.gz`,
  },
  erase: {
    start: {
      label: 'Erase on request',
      title: 'Erase this account?',
      text: 'All its sessions end now. In fourteen days its listings, pictures and everything about the person are erased; what the books must keep no longer names them. Until then they get a mail and can keep it, and so can you.',
      done: 'It is erased in fourteen days. Its owner gets a mail.',
    },
    keep: {
      label: 'Keep the account',
      title: 'Keep this account?',
      text: 'It is not erased, and its owner can sign in as before.',
      done: 'The account is kept.',
    },
  },
  lift: {
    legend: 'Was it right to suspend this account?',
    missing: 'Say whether it was right.',
    choices: [
      { value: 'right', label: 'It was right', help: 'The days of a paid plan are not given back.' },
      {
        value: 'mistake',
        label: 'It was our mistake',
        help: 'A paid plan lasts as many days longer as the account was suspended, and the seller gets a mail about them.',
      },
    ],
  },
  suspend: {
    title: 'Suspend this account?',
    text: 'All its sessions end now, it cannot sign in, and its listings leave the site. Lifting the suspension brings them back, as far as the plan then has room.',
    reason: 'Reason',
    help: 'The person reads it in a mail, with the address at which to ask another person. The audit log keeps it.',
    missing: 'Say why.',
  },
} as const;
