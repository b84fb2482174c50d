/** What a seller reads about orders and their payments. */
export const ORDER_PLACED = 'Your order is placed. Transfer the amount with its reference, then tell us that you paid.';
export const ORDER_CANCELLED = 'The order is cancelled.';
export const ORDER_NOT_FOUND = 'There is no such order.';
export const ORDER_NOT_OPEN = 'This order is no longer open, so it cannot be changed.';
export const ORDER_MONTHS = 'Choose 1, 3, 6 or 12 months.';
export const ORDERS_OPEN = ({ most }: { most: number }) =>
  `You have ${most} open orders already. Pay or cancel one of them first.`;
export const ORDER_CLAIMED = 'We are checking your payment for this order, so it cannot be cancelled now. Write to us.';
export const PAYMENT_DATE = 'Choose the day of the transfer: within the last year, and not in the future.';
export const PROOF_KIND = 'This file is neither a picture nor a PDF. Choose a photo, a screenshot or a PDF.';
export const PROOF_SCRIPT = 'This PDF holds a script or an attachment. Save it as a plain PDF, or send a photo.';
export const PROOF_BROKEN = 'This PDF cannot be opened. Save it without a password, or send a photo.';
export const PAPER_NOT_FOUND = 'There is no such invoice or receipt.';
export const PROOF_NOT_FOUND = 'There is no such proof.';
