/** The API's words about uploaded files. */

export const FILE_EMPTY = 'This file is empty. Choose another one.';

/** The pictures of an account take all the space that they may. */
export const spaceQuotaUsed = (megabytes: number): string =>
  `Your pictures can take ${megabytes.toLocaleString('en')} MB together, and with this one it would be more. ` +
  'Choose smaller pictures, or delete some; what you delete counts for 30 more days.';

/** Enough pictures were sent today. */
export const dayQuotaUsed = (pictures: number, hours: number): string =>
  `You can send ${pictures.toLocaleString('en')} pictures a day. ` +
  `Please try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;
