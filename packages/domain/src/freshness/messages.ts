/** What a person reads about whether a listing is still to be had. */
export const LISTING_CONFIRMED = 'Thank you! The listing is confirmed as of today.';
export const LISTING_BROUGHT_BACK = 'Thank you! The listing is back in the lists.';
export const FRESHNESS_ANSWERED = 'This question is answered already. You can change the listing in your dashboard.';
export const FRESHNESS_PAUSED = 'You have paused this listing. You can bring it back in your dashboard.';
export const FRESHNESS_LINK_INVALID = 'This link is not valid. Use the one in our latest mail, or open your dashboard.';
export const FRESHNESS_STEP_REFUSED = 'This is not possible for this listing now.';
export const FRESHNESS_ASKED_NEWS = 'Is it still available?';
export const FRESHNESS_LEFT_NEWS = 'Not in the lists any more';

/** The answers in a mail and on its page. */
export const FRESHNESS_AVAILABLE = 'Still available';
export const FRESHNESS_PRICE = 'New price';
export const FRESHNESS_SOLD = 'Sold';
export const FRESHNESS_RENTED = 'Rented';

/** What the desk sends by hand where nobody answers the mail; the mail's link follows on a line of its own. */
export const FRESHNESS_TEXT_ASKED = ({ title }: { title: string }) =>
  `Assalam-o-alaikum, this is Karachi Estates. Is your listing “${title}” still available? Please tell us here, no login is needed:`;
export const FRESHNESS_TEXT_LEFT = ({ title }: { title: string }) =>
  `Assalam-o-alaikum, this is Karachi Estates. Your listing “${title}” is not in our lists any more, since we had no answer. If it is still available, bring it back here, no login is needed:`;
export const FRESHNESS_TEXT_NOT_ASKED = 'Nobody asks its seller now, or the seller has answered.';
export const FRESHNESS_TEXT_NO_PHONE = 'There is no number of its seller that WhatsApp could reach.';
