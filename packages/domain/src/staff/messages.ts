// What the desk's own API says to the staff.

export const STAFF_SIGNED_OUT = 'Please sign in at the desk.';
/** The same whatever of the three was wrong. */
export const STAFF_SIGN_IN_WRONG = 'Email, password or code is not right.';
export const STAFF_CODE_WRONG = 'This code is not right, or was used already. Wait for the next one and try again.';
export const STAFF_ROLE_MISSING = 'Your roles do not allow this. Ask an owner of the desk.';
export const STEP_UP_NEEDED = 'Please type a code of your authenticator first.';
export const STAFF_REQUEST_FOREIGN = 'This request did not come from the desk.';
export const STAFF_LEFT = 'You are signed out.';
export const STAFF_NAME_MISSING = 'Enter your name.';
export const STAFF_MISSING = 'There is nobody with this number at the desk.';
export const LEAD_TAKEN = ({ by }: { by: string }) =>
  by
    ? `${by} has this one now. Look at it again before you change its owner.`
    : 'Nobody has this one now. Look at it again before you change its owner.';
export const STAFF_LAST_OWNER = 'The desk needs at least one owner who can sign in.';
export const INVITATION_INVALID = 'This invitation was used already or is too old. Ask for a new one.';
export const INVITATION_WITHDRAWN = 'The invitation is taken back.';

export const DESK_ROW_MISSING = 'There is nothing with this number.';
export const DESK_ROW_CHANGED =
  'A colleague has changed this since you opened it. Look at it before you change it again.';
export const DESK_CURSOR_INVALID = 'This page of the list is gone. Begin with the first one.';
export const REVIEW_REASON_MISSING = 'Choose a reason; the seller reads it.';
export const REVIEW_NOT_POSSIBLE = 'This listing is not in a state that this is for.';
export const REVIEW_NOT_SEEN = 'This listing was changed since you opened it. Look at it again.';
export const REVIEW_UNDO_GONE = 'This can no longer be undone.';
export const CORRECTION_EMPTY = 'Nothing of this listing would change.';
export const SUSPEND_REASON_MISSING = 'Say why; it stands in the log.';
export const PERSON_NOT_POSSIBLE = 'This account is not in a state that this is for.';
export const MERGE_OTHER_MISSING = 'There is no account with this number or address.';
export const MERGE_SAME = 'These are one account already. Name another one.';
export const MERGE_ROLE = 'The account that ends is a seller’s, so the one that stays must be a seller’s, too.';
export const MERGE_STATE =
  'An account that is suspended, about to be erased or ended already cannot be brought together.';
export const MERGE_OWN = 'This account belongs to the installation and not to a person.';
export const MERGE_BOOKS =
  'The account that ends has orders, payments, a paid plan or credit, which cannot move to another account. Let the other one end.';
export const MERGED = 'The two accounts are one now. Both addresses get a mail.';
export const UPGRADE_DECIDED = 'This request is decided already.';
export const UPGRADE_COUNTED = 'Its money is in the books already. Approve the order that it pays.';
export const APPEAL_IS_OWN = 'You made this decision, so somebody else decides the appeal.';
export const APPEAL_OPEN = 'Its seller has appealed. Decide the appeal first.';
export const APPEAL_DECIDED = 'This appeal is decided already.';
export const REPORT_CLOSED = 'This report is closed already.';
export const REPORT_WORDS_MISSING = 'Say in words what was done.';
export const REPORT_NOT_ASKED = 'Its seller is asked already, or the ad is not shown.';
export const SUPPORT_ANSWER_MISSING = 'Write the answer; the seller reads it.';
export const SUPPORT_ANSWERED = 'Somebody has answered this request since. Read that before you write another answer.';
export const SUPPORT_IS_SO = 'This request is in that state already.';
export const SHORTLIST_LEAD_OVER = 'This lead is closed or lost. Set its stage first.';
export const SHORTLIST_SENT =
  'Homes have been sent to this person since you opened the lead. Look at what went out before you send more.';
export const HOME_REASON_MISSING = 'Say why; it stands in the log.';
export const HOME_JOINED_ALREADY = 'These listings are joined under one home already.';
export const HOME_OFFER_DELETED = 'A deleted listing cannot be joined.';
export const HOME_SAME_SELLER = 'One seller would offer this home twice. Ask them to take one of the listings down.';
export const HOME_FULL = 'One home would have more than 20 offers. Something else must be wrong.';
export const HOME_NOT_JOINED = 'This listing is not joined with another.';
export const HOME_STILL_JOINED = 'These listings are joined under one home. Take one of them out first.';
