/** What a seller reads about plans. */
export const UPGRADE_REQUESTED = 'Thank you! We check the transfer and write to you when your plan is on.';
export const UPGRADE_PENDING = 'Your last request is still being checked. You get a mail as soon as it is decided.';
export const UPGRADE_REFERENCE_MISSING = 'Enter the reference of your transfer.';
export const UPGRADE_PLAN_UNKNOWN = 'Choose the Pro or the Premium plan.';
