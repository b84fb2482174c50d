// What the API says of a request that cannot be served as it is, whatever it is about.

export const REQUEST_INVALID = 'The request is not valid.';
export const REQUEST_TOO_LARGE = 'The request is too large.';
export const REQUEST_KIND_UNKNOWN = 'This kind of content is not understood here.';
export const REQUEST_EMPTY = 'The request has no content.';
export const REQUEST_NOT_JSON = 'The request is not valid JSON.';
export const REQUEST_LENGTH_WRONG = 'The request does not have the length it claims.';
export const ADDRESS_INVALID = 'This address is not valid.';
export const FILE_TOO_LARGE = 'A file is too large.';
export const TOO_MANY_FILES = 'There are too many files.';
export const TOO_MANY_FIELDS = 'There are too many fields.';
export const TOO_MANY_PARTS = 'There are too many parts.';
export const FORM_EXPECTED = 'Send this as a form with files (multipart/form-data).';
export const JSON_EXPECTED = 'Send this as JSON (application/json).';
export const FORM_BROKEN_OFF = 'The form broke off. Please send it again.';
export const NOTHING_HERE = 'There is nothing at this address.';
/** The address is right, and is asked in a way that it does not know. */
export const METHOD_WRONG = ({ methods }: { methods: string }) => `This address takes ${methods} only.`;
export const UNEXPECTED = 'Something went wrong. Please try again.';
export const DATABASE_AWAY = 'We cannot reach our data right now. Please try again in a minute.';
export const PICTURES_AWAY = 'We cannot reach our pictures right now. Please try again in a minute.';
export const STORAGE_FULL = 'We cannot save anything right now. Nothing was changed. Please try again in some minutes.';
export const BUSY = 'The site is very busy right now. Please try again in a few seconds.';
export const TOO_MANY_REQUESTS = ({ seconds }: { seconds: number }) =>
  `Too many requests. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`;

/**
 * What is wrong with a field, as it follows 'it': `rule` is the validator's keyword, `limit` what it allows, of whole
 * numbers the most beside the `least`, and `fault` its own words.
 */
export type Fault = {
  rule: string;
  least?: number | undefined;
  limit?: string | number | undefined;
  fault: string;
};

export const FIELD_FAULT = ({ fault }: Fault) => fault;
export const FIELD_CHECK = ({ name, fault }: Fault & { name: string }) => `Please check ${name}: it ${fault}.`;
export const FIELD_TOO_LONG = 'A field is too long.';

/** What only the operator reads, at the command line: it stays English. */
export const OPERATOR_REFUSAL = ({ text }: { text: string }) => text;
/** An idempotency key came again with other content. */
export const KEY_REUSED = ({ what }: { what: 'lead' | 'registration' | 'message' | 'order' }) =>
  `This Idempotency-Key was used for another ${what}.`;
export const NOTED = 'Noted.';
export const THANK_YOU = 'Thank you.';
