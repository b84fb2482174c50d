/** What a person reads about their shortlist: the homes with a heart, with what they think of each. */
export const NOTE_TOO_LONG = ({ most }: { most: number }) => `A note can have at most ${most} characters.`;
export const REASON_TOO_LONG = ({ most }: { most: number }) => `The reason can have at most ${most} characters.`;
export const SHORTLIST_LINK_INVALID = 'This link is not valid any more. Ask the person who sent it for a new one.';
export const SHORTLIST_ENDED = 'The link has ended. Nobody can read your shortlist with it any more.';
export const SHORTLIST_FULL = ({ most }: { most: number }) => `At most ${most} people can vote on one shortlist.`;
export const VOTER_NAME_MISSING = 'Say who you are.';
export const VOTER_NAME_TOO_LONG = ({ most }: { most: number }) => `The name can have at most ${most} characters.`;
export const COMMENT_TOO_LONG = ({ most }: { most: number }) => `A comment can have at most ${most} characters.`;
export const VOTE_SAVED = 'Thank you, your vote is saved.';
