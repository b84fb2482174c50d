/** What a person reads about viewings of homes. */
export const VIEWING_ASKED = 'Your times are on their way to the seller. We mail you the answer.';
export const VIEWING_LINK_SENT =
  'Almost done: press the link in the mail we just sent you. Then the seller gets your times.';
export const VIEWING_CHANGED = 'Done. We have told the other side by mail.';
export const VIEWING_NAME_MISSING = 'Enter your name.';
export const VIEWING_EMAIL_INVALID = 'Enter a valid email address: the answer comes by mail.';
export const VIEWING_PHONE_INVALID = 'Enter a valid phone number, so that the seller can reach you on the day.';
export const VIEWING_TOO_LONG = ({ most }: { most: number }) => `This can have at most ${most} characters.`;
export const VIEWING_TIME_MISSING = 'Choose at least one time.';
export const VIEWING_TIME_INVALID = 'One of the times is not complete. Choose its day and its hour.';
export const VIEWING_TIMES_SAME = 'Two of the times are the same. Choose another one, or leave it empty.';
export const VIEWING_TIMES_FULL = ({ most }: { most: number }) => `Propose at most ${most} times.`;
export const VIEWING_TOO_SOON = ({ hours }: { hours: number }) =>
  `Choose times that are at least ${hours} hours from now.`;
export const VIEWING_TOO_LATE = ({ days }: { days: number }) => `Choose times within the next ${days} days.`;
export const VIEWING_AT_NIGHT = 'Homes are shown between 08:00 and 21:00. Choose a time within.';
export const VIEWING_NOT_THAT_TIME = 'This time is not proposed any more. Look at the present ones.';
export const VIEWING_OWN = 'This is your own listing.';
export const VIEWING_EXISTS = 'You have asked for a viewing of this home already. You can move it on ‘My viewings’.';
export const VIEWING_NOT_POSSIBLE =
  'This is not possible any more: the other side was faster. Look at how it stands now.';
export const VIEWING_OVER = 'This viewing is over.';
export const VIEWING_NOT_SHOWN =
  'This home is not shown at the moment. Until it is again you can only call the viewing off.';
export const VIEWING_WORDS_MISSING = 'Write a few words, so that the buyer knows why.';
export const VIEWING_NOT_FOUND = 'There is no such viewing.';
export const VIEWING_LINK_INVALID = 'This link does not work any more.';
/** A viewing in a calendar. */
export const VIEWING_TITLE = ({ name }: { name: string }) => `Viewing: ${name}`;
export const VIEWING_TEXT = ({ name }: { name: string }) =>
  `A viewing with ${name}. To move it or call it off, use the link in our mail.`;
