export const account = {
  title: 'My account',
  facts: {
    title: 'You',
    name: 'Name',
    email: 'Email',
    roles: 'Roles',
    codes: 'Recovery codes left',
    ends: 'Session ends',
    endsText: (when: string) => `${when}, if you do nothing until then`,
    fresh: 'Fresh code holds until',
  },
  codes: {
    title: 'Recovery codes',
    text: 'Ten codes that let you in when you do not have your phone. New ones make the old ones worthless.',
    few: (left: number) => `Only ${left} left: make new ones.`,
    make: 'Make ten new codes',
    ask: {
      title: 'Make new recovery codes?',
      text: 'The codes that you have kept stop working at once. The new ones are shown only once.',
    },
    made: 'New codes are made. Keep them now.',
  },
  lost: {
    title: 'A new phone or password',
    text: 'Ask an owner of the desk for an invitation to your own address. Its link sets up a new password and a new authenticator; the old ones stop working.',
  },
  demo: 'You are looking around with a demo account.',
  failed: 'Your account could not be read',
} as const;
