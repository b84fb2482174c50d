import type { CountedSentence } from './fill.ts';

export interface LaunchesContent {
  title: string;
  description: string;
  heading: string;
  trail: string;
  missingTitle: string;
  missing: { heading: string; text: string; action: string };
  loading: string;
  failed: string;
  states: Readonly<Record<'before' | 'running' | 'over' | 'calledOff', { label: string; text: string }>>;
  facts: {
    title: string;
    opens: string;
    ends: string;
    turn: string;
    atOnce: string;
    waiting: string;
    called: string;
    held: string;
    available: string;
  };
  minutes: CountedSentence;
  people: CountedSentence;
  units: CountedSentence;
  join: { before: string; running: string; text: string; submit: string; privacy: string };
  how: { heading: string; steps: readonly string[] };
  protocol: {
    title: string;
    description: string;
    heading: string;
    link: string;
    text: string;
    hash: string;
    seed: string;
    secret: string;
    check: Readonly<
      Record<'not-drawn' | 'right' | 'seed-differs' | 'lot-differs' | 'opening-differs' | 'arrival-differs', string>
    >;
    calledOff: string;
    byHand: { heading: string; text: string };
    tickets: string;
    none: string;
    columns: { place: string; ticket: string; order: string; joined: string; state: string };
    lot: string;
    arrival: string;
    states: Readonly<Record<'waiting' | 'called' | 'held' | 'missed' | 'left', string>>;
    others: { heading: string; of: string };
  };
  place: {
    asked: { heading: string; text: string };
    confirm: { heading: string; text: string; running: string; button: string };
    room: { heading: string; text: string; people: CountedSentence };
    queue: { heading: string; ahead: CountedSentence; next: string; wait: CountedSentence; soon: string };
    called: { heading: string; text: string; unit: string; choose: string; button: string };
    held: { heading: string; text: string; action: string };
    /** Their hold of the unit is over. */
    heldBefore: { heading: string; text: string };
    missed: { heading: string; text: string };
    left: { heading: string; text: string };
    over: { heading: string; text: string };
    calledOff: { heading: string; text: string };
    invalid: { heading: string; text: string };
    ticket: string;
    again: string;
    /** Asked once more before it is done. */
    leave: { label: string; text: string; button: string };
    toLaunch: string;
    plan: string;
    refusedHeading: string;
    /** What to do, by the code of the refusal; `other` where it says nothing here. */
    refused: Readonly<
      Record<
        | 'LAUNCH_OVER'
        | 'LAUNCH_ONE_EACH'
        | 'LAUNCH_NOT_TURN'
        | 'HOLD_UNIT_HELD'
        | 'HOLD_UNIT_GONE'
        | 'HOLD_ONE_EACH'
        | 'TOO_MANY_TODAY'
        | 'TOO_MANY_ATTEMPTS'
        | 'UNIT_NOT_FOUND'
        | 'other',
        string
      >
    >;
    loading: string;
  };
}

/** The launch of a project: its page, one's own place in it, and the protocol of its lot. */
export const launches: LaunchesContent = {
  title: 'Launch of {project} | Karachi Estates',
  description:
    'The launch of {project} in Karachi: when it opens, how the lot decides the order, how many people wait, and how to join.',
  heading: 'Launch of {project}',
  trail: 'Launch',
  missingTitle: 'No launch | Karachi Estates',
  missing: {
    heading: 'This project has no launch',
    text: 'Its units can be held without one. All of them are on the plan.',
    action: 'To the units',
  },
  loading: 'Loading the launch',
  failed: 'The launch could not be loaded',
  states: {
    before: {
      label: 'Not open yet',
      text: 'It opens on {moment}. Join before then: a lot decides the order, so nobody has to be fast.',
    },
    running: {
      label: 'Open',
      text: 'People are called in the order of the lot. Who joins now comes last and may choose until {end}.',
    },
    over: { label: 'Over', text: 'It ended on {end}. Units that are left can be held as usual.' },
    calledOff: { label: 'Called off', text: 'It does not take place: no lot is drawn. Units can be held as usual.' },
  },
  facts: {
    title: 'Where the launch stands',
    opens: 'Opening',
    ends: 'End',
    turn: 'Time to choose',
    atOnce: 'Choose at once',
    waiting: 'Waiting',
    called: 'Choosing now',
    held: 'Have held a unit',
    available: 'Still available',
  },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  people: { one: '{count} person', other: '{count} people' },
  units: { one: '{count} unit', other: '{count} units' },
  join: {
    before: 'Join the waiting room',
    running: 'Join the queue',
    text: 'Free of charge. Each person joins once and may hold one unit.',
    submit: 'Ask to join',
    privacy: 'We send a link to your email. You are in when you press it. We use your details for this launch only.',
  },
  how: {
    heading: 'How it works',
    steps: [
      'Join before the opening, on any day. Whether you are the first or the last in the waiting room makes no difference.',
      'At the opening a lot gives everybody in the waiting room a place. Later ones follow in the order in which they come.',
      'When it is your turn we write to you. You choose one unit and hold it for 24 hours.',
      'Who does not choose in time misses the turn, and the next person is called.',
    ],
  },
  protocol: {
    title: 'Protocol of the lot, {project} | Karachi Estates',
    description:
      'Check the order of the launch of {project}: the seed of the lot, its hash from before the opening, and all tickets with their places.',
    heading: 'Protocol of the lot',
    link: 'Check the lot yourself',
    text: 'The order follows from a secret seed and from the tickets in the lot. The hash of the seed is published before the opening and the seed itself afterwards, so nobody can choose it to suit somebody.',
    hash: 'SHA-256 of the seed',
    seed: 'Seed',
    secret: 'Published after the draw',
    check: {
      'not-drawn': 'The lot has not been drawn yet. Note the hash above, to compare it with the seed afterwards.',
      right: 'This page has worked out the order again: the seed fits its hash, and each place is right.',
      'seed-differs': 'The seed does not fit the hash that was published.',
      'lot-differs': 'The places are not those that follow from the seed and the tickets.',
      'opening-differs': 'The lot is not among exactly those who came before the opening.',
      'arrival-differs': 'People who came after the opening are not in the order of their arrival.',
    },
    calledOff: 'The launch was called off before its opening. No lot is drawn.',
    byHand: {
      heading: 'Check it without this page',
      text: 'Write the tickets of the lot into tickets.txt, one a line. These commands give the hash of the seed, then the tickets in their order. The answer of the program interface at {address} holds the same list.',
    },
    others: { heading: 'Other lots of this project', of: 'The lot of {moment}' },
    tickets: 'Tickets',
    none: 'Nobody has joined yet.',
    columns: { place: 'Place', ticket: 'Ticket', order: 'Order by', joined: 'Joined', state: 'Now' },
    lot: 'Lot',
    arrival: 'Arrival',
    states: { waiting: 'Waiting', called: 'Choosing', held: 'Has held a unit', missed: 'Missed', left: 'Left' },
  },
  place: {
    asked: {
      heading: 'Look into your inbox',
      text: 'We have sent you a link. You are in the launch when you press it. If it does not come, look into the spam folder.',
    },
    confirm: {
      heading: 'Join the launch of {project}?',
      text: 'It opens on {moment}. Before then a lot decides your place; afterwards you follow at the end of the queue.',
      running: 'It is open. You follow at the end of the queue, and we write to you when it is your turn.',
      button: 'Join the launch',
    },
    room: {
      heading: 'You are in the waiting room',
      text: 'The lot is drawn on {moment}. Until then there is nothing to do: coming back earlier or more often changes nothing.',
      people: { one: '{count} person is in the waiting room.', other: '{count} people are in the waiting room.' },
    },
    queue: {
      heading: 'Your place is {place}',
      ahead: { one: '{count} person comes before you.', other: '{count} people come before you.' },
      next: 'You are next.',
      wait: {
        one: 'Expected wait: about {count} minute. We write to you when it is your turn.',
        other: 'Expected wait: about {count} minutes. We write to you when it is your turn.',
      },
      soon: 'We write to you as soon as it is your turn.',
    },
    called: {
      heading: 'It is your turn',
      text: 'Until {moment} you may choose one unit. It is held for you for 24 hours.',
      unit: 'Unit',
      choose: 'Choose a unit',
      button: 'Hold the unit',
    },
    held: {
      heading: 'You have chosen unit {unit}',
      text: 'We have sent you a mail with the end of the hold and the next steps.',
      action: 'To the unit',
    },
    heldBefore: {
      heading: 'You do not hold unit {unit} any more',
      text: 'Each person has one turn in a launch. Units that are left when it ends can be held as usual.',
    },
    missed: {
      heading: 'You have missed your turn',
      text: 'The next person was called. You may join again, at the end of the queue.',
    },
    left: { heading: 'You have left the launch', text: 'Others wait less now. You may join again, at the end.' },
    over: { heading: 'The launch is over', text: 'Units that are left can be held as usual.' },
    calledOff: { heading: 'The launch is called off', text: 'No lot is drawn. Units can be held as usual.' },
    invalid: {
      heading: 'This link does not work any more',
      text: 'It may be old, or cut off by the mail program. Join again to get a new one.',
    },
    ticket: 'Your ticket in the protocol: {ticket}',
    again: 'Look again',
    leave: { label: 'Leave the launch', text: 'You lose your place in this launch.', button: 'Yes, leave' },
    toLaunch: 'To the launch',
    plan: 'All units of the project',
    refusedHeading: 'That did not work',
    refused: {
      LAUNCH_OVER: 'This launch is over. Units that are left can be held as usual.',
      LAUNCH_ONE_EACH: 'Somebody is in this launch with the same email or mobile number. Each person joins once.',
      LAUNCH_NOT_TURN: 'It is not your turn now. Your place is below.',
      HOLD_UNIT_HELD: 'Somebody has taken this unit. Choose another one: it is still your turn.',
      HOLD_UNIT_GONE: 'This unit is not available any more. Choose another one: it is still your turn.',
      HOLD_ONE_EACH: 'You hold another unit already, and each person holds one. Give that one back first.',
      UNIT_NOT_FOUND: 'Choose a unit from the list.',
      TOO_MANY_TODAY: 'We have sent this address many links today. Press one of them, or ask again tomorrow.',
      TOO_MANY_ATTEMPTS: 'We have sent this address many links today. Press one of them, or ask again in an hour.',
      other: 'Please look at your name, mobile number and email once more.',
    },
    loading: 'Loading your place',
  },
};
