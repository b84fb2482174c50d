/** What a person reads about the newsletter. */
export const NEWSLETTER_ASKED = 'Almost done: press the link in the mail we just sent you.';
export const NEWSLETTER_CONFIRMED = 'Thank you! You will get our newsletter.';
export const NEWSLETTER_UNSUBSCRIBED = 'You will not get our newsletter any more.';
export const NEWSLETTER_LINK_INVALID = 'This link is not valid any more. Subscribe again to get a new one.';
