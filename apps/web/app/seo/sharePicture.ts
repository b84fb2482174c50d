import { pathOf } from '@karachi-estates/contracts/endpoint';
import { getSharePicture } from '@karachi-estates/contracts/properties';
import type { Locale } from '@karachi-estates/domain/words/locale';

/** The picture that a shared link to a listing shows: drawn by the API, with the price and the facts on the photo. */
export const sharePicture = (id: number, locale: Locale) => ({
  file: pathOf(getSharePicture, { params: { file: `${id}${locale === 'ur' ? '-ur' : ''}.jpg` } }),
  width: 1200,
  height: 630,
});
