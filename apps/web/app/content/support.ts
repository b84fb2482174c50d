/** What the page Contact Support says. */
export interface SupportContent {
  heading: string;
  lead: string;
  loading: string;
  failed: string;
  /** What the plan in force promises. */
  promise: { priority: string; priorityText: string; manager: string; managerText: string; call: string };
  chat: string;
  form: { heading: string; subject: string; words: string; submit: string; failed: string };
  list: { heading: string; none: string; answer: string; you: string };
  states: Readonly<Record<'open' | 'answered' | 'closed', string>>;
}

/** The words of Contact Support. */
export const support: SupportContent = {
  heading: 'Contact Support',
  lead: 'Ask us anything about your ads, your plan or your payments. The answer comes by email and stands here.',
  loading: 'Your requests are being read',
  failed: 'Your requests could not be read',
  promise: {
    priority: 'Priority support',
    priorityText: 'Your requests are answered before those of the Basic plan.',
    manager: 'Your manager: {name}',
    managerText: 'Call or write whenever something is in the way. What you ask here is answered first.',
    call: 'Call',
  },
  chat: 'Chat with us',
  form: {
    heading: 'Ask for help',
    subject: 'What is it about?',
    words: 'Tell us more',
    submit: 'Send',
    failed: 'Your request was not sent. Please try again.',
  },
  list: {
    heading: 'Your requests',
    none: 'You have not asked for anything yet.',
    answer: 'Our answer, {date}',
    you: 'You, {date}',
  },
  states: { open: 'Waits for an answer', answered: 'Answered', closed: 'Closed' },
};
