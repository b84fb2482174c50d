/** What a person reads about listings, word for word as the product's error catalogue has it. */
export const AD_POSTED = 'Ad posted successfully!';
export const AD_POST_FAILED = 'Failed to post ad.';
export const AD_UPDATED = 'Ad Updated Successfully!';
export const AD_UPDATE_FAILED = 'Failed to update property. Please try again.';
export const AD_UPDATE_NOT_AUTHORIZED = 'You are not authorized. Please login again.';
export const AD_TERMS_NOT_AGREED = 'You must agree to the terms and conditions.';
export const AD_NOT_LOGGED_IN = 'You are not logged in.';
export const PROPERTY_NOT_FOUND = 'Property not found';
