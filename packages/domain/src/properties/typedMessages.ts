/** What is typed as a price or a size. */
export const PRICE_NOT_WHOLE = 'The price must be in whole rupees.';
export const PRICE_NOT_UNDERSTOOD = 'Write the price as a number, for example 25,000,000, 2.5 crore, 75 lakh or 85k.';
export const PRICE_NEGATIVE = 'The price cannot be negative.';
export const PRICE_UNCOUNTABLE = 'The price is too high.';
export const SIZE_NOT_UNDERSTOOD =
  'Write the size with its unit, for example 240 sq yd, 1,600 sq ft, 10 marla or 1 kanal.';
export const MARLA_UNKNOWN = 'A marla has 225, 250 or 272.25 sq ft. Say which one is meant.';
export const SIZE_ZERO = 'The size must be more than zero.';
