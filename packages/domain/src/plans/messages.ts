/** What a seller reads about plans. */
export const UPGRADE_REQUESTED = 'Thank you! We check the transfer and write to you when your plan is on.';
export const UPGRADE_PENDING = 'Your last request is still being checked. You get a mail as soon as it is decided.';
/** One transfer pays one seller's plan. */
export const TRANSFER_USED =
  'This transfer was named by another seller already. Check the reference, or write to us with your payment screenshot.';
export const UPGRADE_REFERENCE_MISSING = 'Enter the reference of your transfer.';
export const UPGRADE_PLAN_UNKNOWN = 'Choose the Pro or the Premium plan.';
export const SCREENSHOT_NOT_FOUND = 'There is no such screenshot.';
