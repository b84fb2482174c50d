/** What a person reads about accounts, word for word as the product's error catalogue has it. */
export const LOGIN_FIELDS_MISSING = 'Please enter both email and password.';
export const LOGIN_INVALID = 'Invalid login credentials.';
export const ACCOUNT_SUSPENDED = 'This account is suspended. Please contact us.';
/** Told to who has shown that the account is theirs. The other address is masked. */
export const ACCOUNT_MERGED = ({ address }: { address: string }) =>
  `This account and another one of yours are one now. Please log in as ${address}.`;
/** Login or signup failed and the server gave no reason of its own. */
export const ACCOUNT_REQUEST_FAILED = 'Something went wrong. Please try again.';

export const SIGNUP_CHOICE_MISSING = 'Please select an option before proceeding.';
export const PASSWORDS_DIFFER = 'Passwords do not match!';
export const TERMS_NOT_AGREED = 'You must agree to the terms and conditions.';

export const PROFILE_FIELDS_MISSING = 'Please fill all required fields (First name, Last name, Email).';
export const PROFILE_LOAD_FAILED = 'Failed to load profile.';
export const PROFILE_SAVE_FAILED = 'Failed to update profile.';
export const PROFILE_SAVED = 'Profile updated successfully.';

export const FIRST_NAME_MISSING = 'Enter your first name.';
export const LAST_NAME_MISSING = 'Enter your last name.';
export const PHONE_NOT_UNDERSTOOD = 'Enter a Pakistani phone number, for example 0300 1234567 or 021 34567890.';
export const EMAIL_INVALID = 'Enter an email address like name@example.com.';
export const PASSWORD_TOO_SHORT = 'Use at least 8 characters.';
export const PASSWORD_TOO_LONG = 'Use at most 128 characters.';
/** How hard a new password is to guess, while it is typed. */
export const PASSWORD_STRONG = 'Strong password.';
export const PASSWORD_GOOD = 'Good password. A few more characters make it strong.';
export const PASSWORD_FAIR = 'Fair. Another word makes it much harder to guess.';
export const PASSWORD_WEAK = 'Weak. Several unrelated words are easy to remember and hard to guess.';
export const PASSWORD_COMMON = 'This password is one of the most used in the world. Choose another one.';

export const SIGNED_UP = 'Your account is ready. Log in to continue.';
export const EMAIL_TAKEN = 'An account with this email already exists. Log in instead.';
export const LOGGED_OUT = 'You are logged out.';
export const SELLERS_ONLY = 'Only sellers can do this.';
export const BUYERS_ONLY = 'Only buyers can do this.';
/** Too many failures in a short time; the answer's header says when to come back. */
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a few minutes and try again.';
/** Where the wait is longer than an hour. */
export const TOO_MANY_TODAY = 'This was done very often today. Please try again tomorrow.';
export const GOOGLE_UNAVAILABLE = 'Signing in with Google is not available.';
export const GOOGLE_REFUSED = 'Google could not confirm who you are. Please try again.';
/** The same whether the address has an account or not. */
export const RESET_MAILED = 'If this address has an account, a mail with a link is on its way.';
export const RESET_LINK_INVALID = 'This link was used already or is older than one hour. Ask for a new one.';
export const PASSWORD_CHANGED = 'Your password was changed.';
export const CURRENT_PASSWORD_MISSING = 'Enter your current password.';
export const CURRENT_PASSWORD_WRONG = 'The current password is not right.';
/** A device that did not say what it is. */
export const UNKNOWN_DEVICE = 'Unknown device';
/** 'Chrome on Android'. */
export const DEVICE = ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`;
export const SESSION_ENDED = 'That device is logged out.';
export const OTHER_SESSIONS_ENDED = 'All other devices are logged out.';
export const SESSION_MISSING = 'This device is logged out already.';
export const EMAIL_CONFIRMED = 'Thank you, your email address is confirmed.';
export const EMAIL_CHANGE_WAITING = 'Thank you. Now press the link in the mail to your other address.';
export const EMAIL_CHANGED = 'Your email address is changed. Log in with the new one from now on.';
export const EMAIL_CHANGE_KEPT = 'Your email address stays as it is.';
export const EMAIL_CHANGE_MAILED = 'We sent a link to both addresses. Press both within a day.';
export const EMAIL_CHANGE_MAILED_TO_NEW = 'We sent a link to the new address. Press it within a day.';
export const EMAIL_SAME = 'This is your email address already.';
export const EMAIL_LINK_INVALID = 'This link was used already or is too old. Ask for a new one on your profile page.';
export const CONFIRMATION_MAILED = 'A mail with a link is on its way.';
/** Where the operator wants publishing to wait for it. */
export const EMAIL_UNCONFIRMED =
  'Please confirm your email address before you publish: press the link in our mail, or ask for a new one on your profile page.';
export const ACCOUNT_KEPT = 'Your account stays.';
export const PROFILE_IMAGE_MISSING = 'Choose a picture.';
export const ACCOUNT_GONE = 'This account does not exist any more.';
/** The answer to who asks that their account be erased, with the day in the reader's words. */
export const ACCOUNT_ERASED_ON = ({ day }: { day: string }) =>
  `Your account is erased on ${day}. Until then you can change your mind here.`;

/** The public page of a seller. */
export const SELLER_NOT_FOUND = 'Seller not found';
export const SELLER_GONE = 'This seller has left Karachi Estates.';
export const SELLER_PAGE_SAVED = 'Your page is saved.';
