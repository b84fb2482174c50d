/** What a person reads about the message form beside WhatsApp and Call. */
export const ENQUIRY_SENT = 'Your message is on its way to the seller.';
export const ENQUIRY_NAME_MISSING = 'Enter your name.';
export const ENQUIRY_EMAIL_INVALID = 'Enter a valid email address, so that the seller can answer.';
export const ENQUIRY_PHONE_INVALID = 'Enter a valid phone number, or none.';
export const ENQUIRY_TEXT_MISSING = 'Write a few words to the seller.';
export const ENQUIRY_TOO_LONG = ({ most }: { most: number }) => `This can have at most ${most} characters.`;
export const ENQUIRY_WITHDRAWN =
  'The seller was told not to contact you again. For a year, messages with your address do not reach them.';
/** Somebody, or a program, who opens one listing after another. */
export const CONTACTS_LIMITED = ({ most }: { most: number }) =>
  `You have looked at the contacts of more than ${most} listings within an hour. Please come back a little later.`;
export const ENQUIRY_LINK_INVALID = 'This link does not work any more.';
