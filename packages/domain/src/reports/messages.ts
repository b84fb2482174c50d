/** What a person reads about reports of listings. */
export const REPORT_SENT = ({ receipt }: { receipt: string }) => `Thank you! Your report has the number ${receipt}.`;
export const REPORT_REASON_MISSING = 'Choose what is wrong.';
export const REPORT_TEXT_MISSING = 'Say in a few words what is wrong.';
export const REPORT_TEXT_TOO_LONG = ({ most }: { most: number }) => `The words can have at most ${most} characters.`;
export const REPORT_EMAIL_INVALID = 'Enter a valid email address, or none.';
