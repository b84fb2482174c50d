import type { Vote } from '@karachi-estates/domain/favourites/votes';

export interface SharedContent {
  votes: Record<Vote, string>;
  /** What the owner sees among the favourites. */
  panel: {
    heading: string;
    text: string;
    start: string;
    again: string;
    link: string;
    once: string;
    send: string;
    message: string;
    active: string;
    end: string;
    opinions: string;
    none: string;
    /** 'Amna: yes'. */
    said: string;
  };
  /** What the reader of the link sees. */
  page: {
    heading: string;
    lead: string;
    form: string;
    name: string;
    nameHelp: string;
    vote: string;
    comment: string;
    submit: string;
    done: string;
    refused: string;
    undecided: string;
    empty: { heading: string; text: string };
    ended: { heading: string; text: string };
    loading: string;
    browse: string;
    opinions: string;
  };
}

/** The shortlist that a family decides on together. */
export const shared: SharedContent = {
  votes: { yes: 'Yes', maybe: 'Maybe', no: 'No' },
  panel: {
    heading: 'Decide with your family',
    text: 'A secret link shows these properties to whoever has it. They need no account: each says their name, votes and comments. Your notes are not shown.',
    start: 'Make a link',
    again: 'Make a new link',
    link: 'Your link',
    once: 'Keep or send it now: we show it only once. A new link ends this one, and the votes stay.',
    send: 'Send by WhatsApp',
    message: 'What do you think of these homes? {link}',
    active: 'Your link works.',
    end: 'End the link',
    opinions: 'What your family says',
    none: 'Nobody has voted yet.',
    said: '{name}: {vote}',
  },
  page: {
    heading: 'The shortlist of {name}',
    lead: '{name} would like to know what you think of these properties. No account is needed.',
    form: 'Your vote on {title}',
    name: 'Your name',
    nameHelp: 'With the same name you change your vote.',
    vote: 'What do you think?',
    comment: 'Comment (optional, at most 300 characters)',
    submit: 'Vote',
    done: 'Thank you, your vote is saved.',
    refused:
      'This vote could not be saved. Say who you are (at most 40 characters), choose an answer, and keep the comment within 300 characters.',
    undecided: 'Choose an answer.',
    empty: { heading: 'There is nothing on this shortlist now', text: 'Look again later.' },
    ended: {
      heading: 'This link is not valid any more',
      text: 'Ask the person who sent it for a new one.',
    },
    loading: 'Loading the shortlist…',
    browse: 'Browse properties',
    opinions: 'Votes on {title}',
  },
};
