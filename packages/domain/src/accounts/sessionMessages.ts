// What every page may have to say about the session, word for word as the product's error catalogue has it.

/** No session where a list or the post-ad form needs one. */
export const NOT_LOGGED_IN = 'You are not logged in.';
/** No session where the header needs one. */
export const NOT_LOGGED_IN_HEADER = 'You are not logged in. Please log in.';
export const SESSION_EXPIRED = 'Your session has expired. Please log in again.';

/** While the stored session is being checked at the start. */
export const SESSION_LOADING = 'LOADING....';
/** While a seller-only page waits for that check. */
export const SELLER_PAGE_LOADING = 'Loading...';
