/** What a person reads about the newsletter. */
export const NEWSLETTER_ASKED = 'Almost done: press the link in the mail we just sent you.';
export const NEWSLETTER_CONFIRMED = 'Thank you! You will get our newsletter.';
export const NEWSLETTER_UNSUBSCRIBED = 'You will not get our newsletter any more.';
export const NEWSLETTER_LINK_INVALID = 'This link is not valid any more. Subscribe again to get a new one.';

// What the desk says about issues.

export const ISSUE_SUBJECT_MISSING = 'Give the issue a subject; it is the first thing that readers see.';
export const ISSUE_TEXT_MISSING = 'The issue has no text yet.';
export const ISSUE_ALT_MISSING = 'Describe every picture for those whose mail program shows none.';
export const ISSUE_NOT_READY = 'Something is missing before this issue can be sent.';
export const ISSUE_NOT_POSSIBLE = 'The issue is not in a state that this is for.';
export const ISSUE_NO_READERS = 'Nobody has confirmed a subscription yet, so there is nobody to send it to.';
export const ISSUE_CHANGED = ({ by, at }: { by: string; at: string }) =>
  `${by} saved this issue at ${at}, after you opened it. What you typed is still here.`;
export const ISSUE_TESTED = 'The test is on its way.';
export const ISSUE_REMOVED = 'The draft is removed.';
export const ISSUE_BOUNCES_MISSING = 'Paste the mails that came back, or the addresses that they could not reach.';
export const ISSUE_BOUNCES_UNKNOWN = 'None of these addresses was sent this issue, or they have come back before.';
export const ISSUE_BOUNCED = ({ count }: { count: number }) =>
  count === 1
    ? 'One address is noted as unreachable; it gets no newsletter any more.'
    : `${count} addresses are noted as unreachable; they get no newsletter any more.`;
export const ISSUE_TESTS_USED = 'That were many tests. Try again in an hour.';
