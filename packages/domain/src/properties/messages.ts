import { groupThousands } from '../digits.ts';
import type { ListingStatus } from './status.ts';

/** What a person reads about listings, word for word as the product's error catalogue has it. */
export const AD_POSTED = 'Ad posted successfully!';
export const AD_POST_FAILED = 'Failed to post ad.';
export const AD_UPDATED = 'Ad Updated Successfully!';
export const AD_UPDATE_FAILED = 'Failed to update property. Please try again.';
export const AD_UPDATE_NOT_AUTHORIZED = 'You are not authorized. Please login again.';
export const AD_TERMS_NOT_AGREED = 'You must agree to the terms and conditions.';
export const AD_NOT_LOGGED_IN = 'You are not logged in.';
export const LISTING_HIDDEN = 'This listing was taken down by our staff. Please contact us.';
export const LISTING_LOOKED_AT = 'We are still looking at this ad. We mail you once it may be shown.';
/** The retry of a request carries the same content; anything else needs a key of its own. */
export const KEY_OF_ANOTHER_AD =
  'This form was sent before with other details, and that ad is posted. Look at your listings and edit it there.';
/** Another window of the seller's was quicker. */
export const POSTED_MEANWHILE = 'You have posted a listing like this in the meantime. Look at that one first.';
/** Another window or device of the seller's, or the desk, was quicker. */
export const AD_CHANGED_MEANWHILE =
  'This ad was changed elsewhere after you opened it here. Look at what it says now, then save again.';
/** A listing came back while the plan's featured ads are in use. */
export const FEATURED_OVER = 'It is no longer featured, because all featured ads of your plan are in use.';

/** The form of an ad, field by field. */
export const TITLE_TOO_SHORT = ({ least }: { least: number }) => `Give the ad a title of at least ${least} characters.`;
export const TITLE_TOO_LONG = ({ most }: { most: number }) => `The title can have at most ${most} characters.`;
export const PRICE_MISSING = 'Enter the price in rupees.';
export const PRICE_TOO_LOW = 'The price must be at least 1 rupee.';
export const PRICE_TOO_HIGH = 'The price can be at most 100 arab rupees.';
export const BEDROOMS_OUT_OF_RANGE = ({ least, most }: { least: number; most: number }) =>
  `The number of bedrooms must be ${least} to ${most}.`;
export const BATHROOMS_OUT_OF_RANGE = ({ least, most }: { least: number; most: number }) =>
  `The number of bathrooms must be ${least} to ${most}.`;
export const SIZE_OUT_OF_RANGE = 'The size must be at least 1 sq ft and at most 100,000,000 sq ft.';
export const DIMENSION_TOO_LONG = ({ most }: { most: number }) => `The dimension can have at most ${most} characters.`;
export const DESCRIPTION_TOO_LONG = ({ most }: { most: number }) =>
  `The description can have at most ${most} characters.`;
export const TOO_MANY_PHOTOS = ({ most }: { most: number }) => `An ad can have at most ${most} photos.`;
export const PROPERTY_TYPE_MISSING = 'Choose the type of property.';
export const PURPOSE_UNKNOWN = 'Choose sale or rent.';
export const AREA_MISSING = 'Choose the area.';
export const PARKING_UNKNOWN = 'Parking is either 0 or 1.';
export const AD_EMAIL_INVALID = 'Enter a valid email address.';

/** The life of a listing. */
export const STATUS_ALREADY = ({ status }: { status: ListingStatus }) => `This listing is already ${status}.`;
export const STATUS_UNREACHABLE = ({ from, to }: { from: ListingStatus; to: ListingStatus }) =>
  `A ${from} listing cannot be marked ${to}.`;
export const RENTAL_NOT_SOLD = 'A listing for rent cannot be marked sold.';
export const SALE_NOT_RENTED = 'A listing for sale cannot be marked rented.';

/** Its page says until when it was offered, and for what. */
export const SOLD_STAYS_FOR_SALE = 'This listing is sold, so it stays for sale. Put it back on the market first.';
export const RENTED_STAYS_FOR_RENT = 'This listing is rented, so it stays for rent. Put it back on the market first.';

/** What a seller did with a listing. */
export const AD_ACTIVE = 'The ad is active.';
export const AD_PAUSED = 'The ad is paused.';
export const AD_SOLD = 'The ad is marked sold.';
export const AD_RENTED = 'The ad is marked rented.';
export const AD_DELETED = 'The ad is deleted.';

/** What was sent as an ad. */
export const SIZE_NOT_A_NUMBER = 'Enter the size as a number of square feet.';
export const LIST_OF_TEXTS_EXPECTED = ({ field }: { field: string }) => `${field} must be a JSON list of texts.`;
export const ONLY_OPTIONAL_EMPTIED = 'Only optional fields can be emptied.';
export const PHOTO_NOT_OF_THIS_AD = 'This ad has no such picture. Load the page again.';
export const AD_FORM_EXPECTED = 'Send the ad as a form (multipart/form-data).';

/** What a list was asked for. */
export const CITY_NOT_KNOWN = ({ city }: { city: string }) => `We do not know the city '${city}'.`;
export const AREA_NOT_KNOWN = ({ area }: { area: string }) => `We do not know the area '${area}'.`;
export const AREA_NOT_CLEAR = ({ area, areas }: { area: string; areas: string }) =>
  `'${area}' may mean more than one area. Write one of them in full, for example ${areas}.`;
export const PIN_NOT_UNDERSTOOD = 'Write latitude and longitude with a comma between, for example 24.8138, 67.0299.';
export const PIN_OUTSIDE = 'This place is not in Karachi. Latitude comes first, for example 24.8138, 67.0299.';
export const PIN_FAR = ({ area, kilometres }: { area: string; kilometres: number }) =>
  `This place is ${kilometres} km from ${area}. Move the pin, or choose another area.`;
export const PART_NOT_KNOWN = ({ part }: { part: string }) => `We do not know the part of an area '${part}'.`;
export const PART_OF_ANOTHER_AREA = 'This phase or block lies in another area. Choose it again.';
export const AREA_PARTS_TOO_MANY = ({ most }: { most: number }) => `Choose at most ${most} phases or blocks.`;
export const TOO_MANY_AREAS = ({ most }: { most: number }) => `Choose at most ${most} areas.`;
export const NOT_ONE_OF = ({ field, values }: { field: string; values: string }) =>
  `${field} must be one of ${values}.`;
/** A whole number of `unit`, where it has one, within its limits. */
export type WholeNumber = { field: string; unit?: 'rupees'; least: number; most: number };
export const NOT_A_WHOLE_NUMBER = ({ field, unit, least, most }: WholeNumber) =>
  `${field} must be a whole number${unit ? ` of ${unit}` : ''} from ${least} to ${groupThousands(most)}.`;
/** A size in square feet, as it is stored. */
export const NOT_A_SIZE = ({ field, most }: { field: string; most: number }) =>
  `${field} must be square feet from 0 to ${groupThousands(most)}, with at most two decimals.`;
export const LIMITS_TURNED = ({ least, most }: { least: string; most: string }) =>
  `${least} must not be above ${most}.`;
export const BOX_NOT_UNDERSTOOD =
  'The part of the map is four numbers of degrees: west, south, east and north, west before east, south before north.';
export const BOX_OUTSIDE =
  'This part of the map is outside Karachi. Open the map again and choose a place in the city.';
export const SHAPE_NOT_UNDERSTOOD =
  'A drawn area is the longitude and latitude of at least three corners. Please draw it again.';
export const SHAPE_TOO_LONG = ({ most }: { most: number }) =>
  `A drawn area can have at most ${most} corners. Please draw it more simply.`;
export const TOO_MANY_SHAPES = ({ most }: { most: number }) => `Draw at most ${most} areas.`;
export const SHAPE_OUTSIDE = 'A drawn area lies outside Karachi. Please draw it again in the city.';
export const SHAPE_CROSSES_ITSELF = 'The line of a drawn area crosses itself. Please draw it again.';
export const PAGE_OF_RESULTS_INVALID = 'This page of results is not valid any more. Start again from the first page.';
export const CURSOR_INVALID = 'is not valid for these filters';
export const COMPARED_IDS_EXPECTED = 'Name up to five properties by their numbers, with commas between them.';
