/** What a person reads about accounts, word for word as the product's error catalogue has it. */
export const LOGIN_FIELDS_MISSING = 'Please enter both email and password.';
export const LOGIN_INVALID = 'Invalid login credentials.';
/** Login or signup failed and the server gave no reason of its own. */
export const ACCOUNT_REQUEST_FAILED = 'Something went wrong. Please try again.';

export const SIGNUP_CHOICE_MISSING = 'Please select an option before proceeding.';
export const PASSWORDS_DIFFER = 'Passwords do not match!';
export const TERMS_NOT_AGREED = 'You must agree to the terms and conditions.';

export const PROFILE_FIELDS_MISSING = 'Please fill all required fields (First name, Last name, Email).';
export const PROFILE_LOAD_FAILED = 'Failed to load profile.';
export const PROFILE_SAVE_FAILED = 'Failed to update profile.';
export const PROFILE_SAVED = 'Profile updated successfully.';

/** No session where a list or the post-ad form needs one. */
export const NOT_LOGGED_IN = 'You are not logged in.';
/** No session where the header needs one. */
export const NOT_LOGGED_IN_HEADER = 'You are not logged in. Please log in.';
export const SESSION_EXPIRED = 'Your session has expired. Please log in again.';

/** While the stored session is being checked at the start. */
export const SESSION_LOADING = 'LOADING....';
/** While a seller-only page waits for that check. */
export const SELLER_PAGE_LOADING = 'Loading...';

export const FIRST_NAME_MISSING = 'Enter your first name.';
export const LAST_NAME_MISSING = 'Enter your last name.';
export const EMAIL_INVALID = 'Enter an email address like name@example.com.';
export const PASSWORD_TOO_SHORT = 'Use at least 8 characters.';
export const PASSWORD_TOO_LONG = 'Use at most 128 characters.';
export const PASSWORD_COMMON = 'This password is one of the most used in the world. Choose another one.';
