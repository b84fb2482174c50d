import type { DemoPerson } from '@karachi-estates/contracts/desk';

export const signIn = {
  title: 'Sign in to the desk',
  lead: 'For the people who run the marketplace.',
  email: 'Email',
  code: 'Code of your authenticator app',
  codeHelp: 'Six figures',
  recovery: 'Recovery code',
  recoveryHelp: 'One of the ten that you kept; each works once',
  lostPhone: 'I do not have my phone: use a recovery code',
  havePhone: 'I have my phone: use a code of the app',
  submit: 'Sign in',
  missing: {
    email: 'Enter your email address.',
    password: 'Enter your password.',
    code: 'Enter a code.',
  },
  demo: {
    title: 'Look around',
    text: 'Demo data is loaded and this is the machine it runs on, so no password is needed.',
    as: {
      owner: 'As owner',
      moderator: 'As moderator',
      finance: 'As finance',
      editor: 'As editor',
      support: 'As support',
      seller: 'As a seller',
      buyer: 'As a buyer',
    } satisfies Record<DemoPerson, string>,
  },
} as const;
