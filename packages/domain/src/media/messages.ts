import { groupThousands } from '../digits.ts';

/** The API's words about uploaded files. */

export const FILE_EMPTY = 'This file is empty. Choose another one.';
export const FILE_UNEXPECTED = 'This file is not expected here.';

/** The pictures of an account take all the space that they may. */
export const SPACE_QUOTA_USED = ({ megabytes }: { megabytes: number }) =>
  `Your pictures can take ${groupThousands(megabytes)} MB together, and with this one it would be more. ` +
  'Choose smaller pictures, or delete some; what you delete counts for 30 more days.';

/** Enough pictures were sent today. */
export const DAY_QUOTA_USED = ({ pictures, hours }: { pictures: number; hours: number }) =>
  `You can send ${groupThousands(pictures)} pictures a day. ` +
  `Please try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;

export const PICTURE_NOT_FOUND = 'There is no such picture.';
export const PICTURE_GONE = 'A picture was removed meanwhile. Please choose it again.';
export const PICTURE_KIND_UNKNOWN = 'This kind of file is not taken here. Choose a JPEG, PNG, WebP or AVIF file.';
export const PICTURE_TOO_MANY_PIXELS = 'This picture has more than 40 megapixels. Choose a smaller one.';
export const PICTURE_TOO_LONG = 'This picture is more than 16,384 pixels wide or high. Choose a smaller one.';
export const PICTURE_UNREADABLE = 'This picture could not be read. Save it as JPEG and choose it again.';
export const PICTURE_TOO_LARGE = ({ megabytes }: { megabytes: number }) =>
  `Choose a picture of at most ${megabytes} MB.`;
/** A photo or a PDF. */
export const DOCUMENT_TOO_LARGE = ({ megabytes }: { megabytes: number }) =>
  `This file has more than ${megabytes} MB. Choose a smaller one.`;
export const PHOTO_TOO_LARGE = ({ megabytes }: { megabytes: number }) => `A photo can have at most ${megabytes} MB.`;
export const PHOTOS_TOO_LARGE = ({ megabytes }: { megabytes: number }) =>
  `All photos together can have at most ${megabytes} MB. Choose fewer or smaller ones.`;
export const ONE_PHOTO_AT_A_TIME = 'Send one photo at a time.';
export const HEIC_UNREADABLE = 'This HEIC picture cannot be read here. Save it as JPEG and choose it again.';
export const PICTURE_DAMAGED = 'This picture is damaged or incomplete. Choose another one.';
