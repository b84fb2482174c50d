/** What a person reads about listings, word for word as the product's error catalogue has it. */
export const AD_POSTED = 'Ad posted successfully!';
export const AD_POST_FAILED = 'Failed to post ad.';
export const AD_UPDATED = 'Ad Updated Successfully!';
export const AD_UPDATE_FAILED = 'Failed to update property. Please try again.';
export const AD_UPDATE_NOT_AUTHORIZED = 'You are not authorized. Please login again.';
export const AD_TERMS_NOT_AGREED = 'You must agree to the terms and conditions.';
export const AD_NOT_LOGGED_IN = 'You are not logged in.';
export const PROPERTY_NOT_FOUND = 'Property not found';
export const LISTING_HIDDEN = 'This listing was taken down by our staff. Please contact us.';
/** The retry of a request carries the same content; anything else needs a key of its own. */
export const KEY_OF_ANOTHER_AD =
  'This form was sent before with other details, and that ad is posted. Look at your listings and edit it there.';
/** A listing came back while the plan's featured ads are in use. */
export const FEATURED_OVER = 'It is no longer featured, because all featured ads of your plan are in use.';
