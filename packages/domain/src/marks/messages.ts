/** What a person reads about the marks of a seller. */
export const MARK_CODE_SENT = ({ minutes }: { minutes: number }) =>
  `The code is on its way. It is good for ${minutes} minutes.`;
/** What was typed cannot be a code. */
export const MARK_CODE_MISSING = ({ digits }: { digits: number }) => `Enter the ${digits} digits of the code.`;
export const MARK_CODE_WRONG = ({ left }: { left: number }) =>
  left === 0
    ? 'That is not the code. Ask for a new one.'
    : `That is not the code. ${left === 1 ? 'One try is' : `${left} tries are`} left.`;
export const MARK_CODE_OVER = 'This code is over. Ask for a new one.';
export const MARK_CODE_NOT_SENT = 'The code could not be sent. Try again in a few minutes.';
export const MARK_PHONE_MISSING = 'Enter your phone number in your profile first.';
/** What a gateway sends to the phone. */
export const MARK_CODE_TEXT = ({ code }: { code: string }) => `${code} is your Karachi Estates code`;
export const MARK_GIVEN = 'Done. Your page and your listings show it from now on.';
export const MARK_ALREADY = 'You have this mark already.';
export const MARK_REQUESTED = 'Thank you. We look at it and write to you.';
export const MARK_DETAIL_MISSING = 'Say in a few words or with a number what we are to look at.';
export const MARK_DETAIL_TOO_LONG = ({ most }: { most: number }) => `At most ${most} characters.`;
export const MARK_KIND_UNKNOWN = 'Choose what we are to check.';
export const MARK_NOTHING_KEPT = 'Write nothing: neither a number nor a copy of an identity card is kept.';
export const MARK_REASON_MISSING = 'Say why the mark is taken away.';
