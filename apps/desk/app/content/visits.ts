/** What the screen of a project's visits says. */
export const visits = {
  open: 'Visits',
  title: (project: string) => `Visits of ${project}`,
  lead: 'When people can come to see it, and who comes. Visitors choose among these times on the project’s page.',
  list: {
    title: 'Offered times',
    empty: 'No time is offered. Offer some here, and visitors can book them at once.',
    time: (from: string, to: string) => `${from} to ${to}`,
    places: (taken: number, places: number) => `${taken} of ${places} ${places === 1 ? 'place' : 'places'} booked`,
    unit: (number: string) => `Unit ${number}`,
    takeBack: 'Take back',
    takeBackOf: (time: string) => `Take back ${time}`,
    underWay: 'Under way',
    ask: {
      title: (time: string) => `Take back ${time}?`,
      text: (people: number) =>
        people === 0
          ? 'Nobody has booked it. Visitors do not see it any more.'
          : `${people === 1 ? 'Who has booked it gets' : `All ${people} who have booked it get`} a mail that the visit does not take place, with the way to another time. It cannot be undone.`,
    },
  },
  form: {
    title: 'Offer times',
    from: 'The first one begins (Karachi)',
    minutes: 'Minutes each',
    count: 'How many in a row',
    places: 'People at each',
    placesHelp: 'Times that are offered already get this many places, never fewer than have booked.',
    past: 'Choose a moment that is still to come.',
    wrong: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
    submit: 'Offer',
  },
} as const;
