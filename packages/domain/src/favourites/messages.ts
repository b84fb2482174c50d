/** What a person reads about their shortlist: the homes with a heart, with what they think of each. */
export const NOTE_TOO_LONG = ({ most }: { most: number }) => `A note can have at most ${most} characters.`;
export const REASON_TOO_LONG = ({ most }: { most: number }) => `The reason can have at most ${most} characters.`;
