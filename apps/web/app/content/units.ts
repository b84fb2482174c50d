export interface UnitsContent {
  home: string;
  trail: string;
  list: {
    heading: string;
    lead: string;
    from: string;
    onRequest: string;
    ready: string;
    /** The month is past. */
    wasReady: string;
    units: string;
    about: string;
    empty: { heading: string; text: string };
    failed: { heading: string; text: string };
    loading: string;
  };
  page: {
    title: string;
    description: string;
    missingTitle: string;
    heading: string;
    visit: string;
    /** What is shown could not be read again. */
    stale: string;
    resale: { heading: string; text: string; all: string };
    interest: string;
  };
  missing: { heading: string; text: string; action: string };
  unit: {
    title: string;
    description: string;
    missingTitle: string;
    heading: string;
    payments: string;
    missing: { heading: string; text: string; action: string };
  };
  hold: {
    name: string;
    phone: string;
    email: string;
    submit: string;
    privacy: string;
    /** What is wrong with a field. */
    wrong: Readonly<Record<'missing' | 'name' | 'phone' | 'email', string>>;
  };
  launch: { before: string; running: string; action: string; over: string; protocol: string };
  /** What sending one's interest without scripts leads to. */
  interestPage: {
    done: { heading: string; text: string };
    refusedHeading: string;
    /** What to do, by the code of the refusal; `other` where it says nothing here. */
    refused: Readonly<
      Record<
        | 'INTEREST_FIELDS_MISSING'
        | 'EMAIL_INVALID'
        | 'PROJECT_UNKNOWN'
        | 'UNIT_NOT_FOUND'
        | 'TOO_MANY_REQUESTS'
        | 'other',
        string
      >
    >;
    submit: string;
    sending: string;
    privacy: string;
    back: string;
  };
  holdPage: {
    asked: { heading: string; text: string };
    /** `price` is said where the unit has one. */
    confirm: { heading: string; text: string; price: string; button: string };
    active: {
      heading: string;
      text: string;
      price: string;
      counted: string;
      /** Asked once more before it is done. */
      giveBack: { label: string; text: string; button: string };
    };
    released: { heading: string; text: string };
    expired: { heading: string; text: string };
    booked: { heading: string; text: string };
    ended: { heading: string; text: string };
    invalid: { heading: string; text: string };
    /** What to do, by the code of the refusal; `other` where it says nothing here. */
    refused: Readonly<
      Record<
        | 'HOLD_UNIT_HELD'
        | 'HOLD_UNIT_GONE'
        | 'HOLD_ONE_EACH'
        | 'HOLD_ENDED'
        | 'HOLD_LAUNCH'
        | 'TOO_MANY_TODAY'
        | 'TOO_MANY_ATTEMPTS'
        | 'other',
        string
      >
    >;
    refusedHeading: string;
    back: string;
    plan: string;
    all: string;
    loading: string;
  };
}

/** Projects and their units: the list of projects, plan and list of units, one unit, and holding it. */
export const units: UnitsContent = {
  home: 'Home',
  trail: 'You are here',
  list: {
    heading: 'Projects in Karachi',
    lead: 'Walk from the plan of a site to one unit, its price and its instalments, without asking anybody first.',
    from: 'From {price}',
    onRequest: 'Prices on request',
    ready: 'Completion planned: {month}',
    wasReady: 'Completion was planned for {month}',
    units: 'Plan and units',
    about: 'About the project',
    empty: { heading: 'No projects yet', text: 'They come here as soon as a developer shows units.' },
    failed: { heading: 'The projects could not be loaded', text: 'Please try again in a moment.' },
    loading: 'Loading the projects',
  },
  page: {
    title: '{project}: available units | Karachi Estates',
    description:
      'Every unit of {project} in Karachi on the plan of its floor: what is available, held or sold, areas, prices and instalments.',
    missingTitle: 'Project not found | Karachi Estates',
    heading: 'Units of {project}',
    stale: 'The site does not answer at the moment. What you see is of {moment}, and may have changed since.',
    visit: 'Book a visit of the site',
    resale: {
      heading: 'Resale units of this project',
      text: 'Owners sell these units themselves, on the marketplace.',
      all: 'Search for more in the area',
    },
    interest: 'Register your interest',
  },
  missing: {
    heading: 'We do not know this project',
    text: 'It may have another name here. All projects are in the list.',
    action: 'All projects',
  },
  unit: {
    title: 'Unit {unit}, {project} | Karachi Estates',
    description:
      'Unit {unit} of {project}, Karachi: {type}, {area}. Plan, price, what is due when, and how to hold it.',
    missingTitle: 'Unit not found | Karachi Estates',
    heading: 'Unit {unit}',
    payments: 'What is due when',
    missing: {
      heading: 'There is no such unit',
      text: 'It may have another number. All units are on the plan.',
      action: 'To the plan',
    },
  },
  hold: {
    name: 'Full name',
    phone: 'Mobile number',
    email: 'Email',
    submit: 'Ask to hold it',
    privacy: 'We send a link to your email. The hold begins when you press it. We use your details for this unit only.',
    wrong: {
      missing: 'Please fill in this field.',
      name: 'Please write a shorter name.',
      phone: 'Please write a Pakistani number, such as 0300 1234567.',
      email: 'Please write an address such as name@example.com.',
    },
  },
  launch: {
    before:
      'The units of this project are given out in its launch: one person after the other may choose. Opening: {moment}.',
    running: 'The launch of this project has been open since {moment}: one person after the other chooses a unit.',
    action: 'To the launch',
    over: 'The launch of {date} is over. Its lot is public: everybody can check the order of the places.',
    protocol: 'The protocol of the lot',
  },
  interestPage: {
    done: {
      heading: 'Thank you! Your interest is registered',
      text: 'The sales desk of the project has your number and calls you back.',
    },
    refusedHeading: 'That did not work',
    refused: {
      INTEREST_FIELDS_MISSING: 'Please fill in every field, and send it again.',
      EMAIL_INVALID: 'Please enter an email address like name@example.com, and send it again.',
      PROJECT_UNKNOWN: 'We do not know this project. All projects are in the list.',
      UNIT_NOT_FOUND: 'The project has no unit with this number. Choose another one on its plan.',
      TOO_MANY_REQUESTS: 'Many people have written from your network. Please send it again in a few minutes.',
      other: 'Please look at what you have written once more, and send it again.',
    },
    submit: 'Send it again',
    sending: 'Sending…',
    privacy: 'We use these details to answer you. Asking is not a booking.',
    back: 'To the project',
  },
  holdPage: {
    asked: {
      heading: 'Look into your inbox',
      text: 'We have sent you a link. The hold begins when you press it; until then others can take the unit. If it does not come, look into the spam folder.',
    },
    confirm: {
      heading: 'Hold unit {unit}?',
      text: 'Unit {unit} of {project} is yours for 24 hours from now. You hold one unit at a time.',
      price: 'It costs {price} now. While you hold it, its price and its payments stay so for you.',
      button: 'Hold the unit',
    },
    active: {
      heading: 'You hold unit {unit}',
      text: 'Until {moment}, nobody else can take this unit of {project}. The sales desk calls you about the next steps.',
      price: 'Until then it costs you {price}, whatever others are asked for it.',
      counted: 'If you book on {day}. While you hold the unit, no amount changes.',
      giveBack: {
        label: 'Give the unit back',
        text: 'Others can take it at once, at the price that it has then.',
        button: 'Yes, give it back',
      },
    },
    released: { heading: 'You have given the unit back', text: 'Others can take it now. You may hold another one.' },
    expired: { heading: 'This hold has ended', text: 'If the unit is still available, you can ask for it again.' },
    booked: { heading: 'Unit {unit} is booked', text: 'The sales desk has your deposit. Your payments are fixed.' },
    ended: {
      heading: 'Your booking of unit {unit} has ended',
      text: 'The sales desk of the project has ended it. Answer the mail about it to ask why, and what becomes of your deposit.',
    },
    invalid: {
      heading: 'This link does not work any more',
      text: 'It may be old, or cut off by the mail program. Ask for the unit again to get a new one.',
    },
    refused: {
      HOLD_UNIT_HELD: 'Somebody else holds this unit now. Choose another one, or ask again when the hold has ended.',
      HOLD_UNIT_GONE: 'This unit is not available any more. Choose another one.',
      HOLD_ONE_EACH: 'You hold another unit already, and each person holds one. Give that one back first.',
      HOLD_ENDED: 'This hold has ended. Ask for the unit again if it is still available.',
      HOLD_LAUNCH: 'The units of this project are given out in its launch. Join it to get your turn.',
      TOO_MANY_TODAY: 'We have sent this address many links today. Press one of them, or ask again tomorrow.',
      TOO_MANY_ATTEMPTS: 'We have sent this address many links today. Press one of them, or ask again in an hour.',
      other: 'Please look at your name, mobile number and email once more, and ask again.',
    },
    refusedHeading: 'That did not work',
    back: 'To the unit',
    plan: 'All units of the project',
    all: 'All projects',
    loading: 'Loading your hold',
  },
};
