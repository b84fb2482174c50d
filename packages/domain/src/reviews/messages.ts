// What a seller reads about an ad that the desk looks at.

export const LISTING_HELD = 'Thank you! We look at your ad before it is shown, and mail you then.';
export const APPEAL_SENT = 'Thank you! Somebody else of our staff looks at it and mails you.';
export const APPEAL_LINK_INVALID = 'This link does not work. Open the ad in your dashboard.';
export const APPEAL_NOT_POSSIBLE = 'There is nothing to appeal against, or you have done so already.';
export const APPEAL_WORDS_MISSING = 'Say why the decision is wrong.';
export const APPEAL_WORDS_TOO_LONG = ({ most }: { most: number }) => `You can write at most ${most} characters.`;
