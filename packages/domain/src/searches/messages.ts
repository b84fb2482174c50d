/** What a person reads about saved searches and their alerts. */
export const SEARCH_SAVED = 'Your search is saved.';
export const SEARCH_ASKED = 'Almost done: press the link in the mail we just sent you.';
export const SEARCH_CONFIRMED = 'Thank you! We will write when there is something new for this search.';
export const SEARCH_CHANGED = 'Your changes are saved.';
export const SEARCH_DELETED = 'The saved search is deleted.';
export const SEARCH_UNSUBSCRIBED = 'You will get no more alerts for this search.';
export const SEARCH_LINK_INVALID = 'This link is not valid any more. Save the search again to get a new one.';
export const SEARCH_NOT_FOUND = 'There is no such saved search.';
export const PUSH_ON = 'Alerts come to this device now.';
export const PUSH_OFF = 'No more alerts on this device.';
export const PUSH_DEVICE_INVALID = 'Your browser gave no address that notifications can be sent to.';
export const PUSH_DEVICES_FULL =
  'You get alerts on as many devices as we can keep. Turn them off on one of them first.';
export const SEARCH_SAVED_ALREADY = ({ name }: { name: string }) =>
  `You have a saved search with these filters already: “${name}”.`;
export const SEARCH_NAME_MISSING = 'Give the search a name.';
export const SEARCH_NAME_TOO_LONG = ({ most }: { most: number }) => `The name can have at most ${most} characters.`;

/** The parts of a saved search's own name. */
export const SEARCH_ALL_HOMES = 'All properties in Karachi';
export const SEARCH_BEDROOMS = ({ count }: { count: number }) => `${count}+ bedrooms`;
export const SEARCH_EXACT_BEDROOMS = ({ count }: { count: number }) => `Bedrooms: exactly ${count}`;
export const SEARCH_BATHROOMS = ({ count }: { count: number }) => `${count}+ bathrooms`;
export const SEARCH_EXACT_BATHROOMS = ({ count }: { count: number }) => `Bathrooms: exactly ${count}`;
export const SEARCH_YARD_PRICE = ({ price }: { price: string }) => `${price} per sq yd`;
export const SEARCH_PARKING = 'With parking';
export const SEARCH_PHOTOS = 'With photographs';
export const SEARCH_REDUCED = 'Price reduced';
export const SEARCH_VERIFIED = 'Verified seller';
export const SEARCH_CONFIRMED_WITHIN = ({ days }: { days: number }) => `Confirmed in the last ${days} days`;
export const SEARCH_POSTED = ({ days }: { days: number }) =>
  days === 1 ? 'Posted in the last 24 hours' : `Posted in the last ${days} days`;
export const SEARCH_ON_MAP = 'In a part of the map';
export const SEARCH_FREQUENCY_AT_ONCE = 'At once';
export const SEARCH_FREQUENCY_DAILY = 'Once a day';
export const SEARCH_FREQUENCY_WEEKLY = 'Once a week';
export const SEARCH_QUIET_HOURS = 'Wait until 8 in the morning';
export const SEARCH_NO_QUIET_HOURS = 'Tell me at night too';
export const SEARCH_ALERT_NEW = 'New';
export const SEARCH_ALERT_PRICE_CUT = ({ before }: { before: string }) => `Price cut, was ${before}`;
export const SEARCH_ALERT_BACK = 'Back on the market';
export const SEARCH_ALERT_CONFIRMED = 'Confirmed again';
export const SEARCH_HOME_BEDROOMS = ({ count }: { count: number }) => (count === 1 ? '1 bedroom' : `${count} bedrooms`);
