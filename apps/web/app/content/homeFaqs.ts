/** One question with its answer; the answer is one or more plain paragraphs. */
export interface Faq {
  id: string;
  question: string;
  answer: readonly string[];
}

/** The five questions of the home page: services, listing, charges, verification, support. */
export const homeFaqs: readonly Faq[] = [
  {
    id: 'services',
    question: 'What services does Karachi Estates offer?',
    answer: [
      'You can search homes, offices and shops in Karachi to buy or rent, keep favourites and contact sellers directly by WhatsApp or phone. If you would rather describe what you need, send a Find My Home request. Sellers and agents can list properties and choose a plan for more listings and featured ads.',
    ],
  },
  {
    id: 'list-as-agent',
    question: 'How do I list my property as a verified agent?',
    answer: [
      'Sign up as a seller, complete your profile and ask for the checks there: answer a code, and tell us your licence number or where your office is. You can post your first listings on the free Basic plan meanwhile; open My Properties and choose Add Post. Do not send us an identity card: we keep no copy of one.',
    ],
  },
  {
    id: 'charges',
    question: 'What does it cost?',
    answer: [
      'Searching, contacting sellers and sending a Find My Home request are free. The Basic plan for sellers is free with 2 listings. Pro is PKR 3,000 a month and Premium PKR 6,000 a month.',
      'When we pass an agent a premium lead and the sale completes, a commission is due: 1% of the sale price if the sale is above PKR 1.5 crore, 2% if it is PKR 1.5 crore or less.',
    ],
  },
  {
    id: 'verification',
    question: 'How are agents verified?',
    answer: [
      'Each check is a mark of its own, with its date and what was done: a code answered by phone or by mail; the agency or licence number seen by us; the office visited; the developer of a project has confirmed the seller; or the identity card seen by us. A seller has those that are shown and no others. A changed phone number loses the first, and we take the others away when they no longer hold. We keep no copy of an identity card. No mark replaces your own check of a property’s title documents.',
    ],
  },
  {
    id: 'support',
    question: 'How do I get help?',
    answer: [
      'Open Contact Us or Help Center at the foot of any page to chat with us, or write to the e-mail address there. We answer within 24 hours.',
    ],
  },
];
