/** What a person reads about a 'Find My Home' lead, word for word as the product's error catalogue has it. */
export const LEAD_FIELDS_MISSING = 'Please fill in all required fields.';
/** Beside a single empty field, where the sentence above stands over the form. */
export const LEAD_FIELD_MISSING = 'Please fill this in.';
/** The same beside the area, where a name that was typed but not chosen counts for nothing. */
export const LEAD_AREA_MISSING = 'Choose an area from the list.';
export const LEAD_BUDGET_TOO_LOW = 'Budget must be at least 20 lacs PKR.';
export const LEAD_BUDGET_INVALID = 'Write your budget as a number, for example 5,000,000, 50 lakh or 2.5 crore.';
export const LEAD_SUBMITTED = 'Lead submitted successfully!';
/** The lead did not reach the server. */
export const LEAD_NETWORK_FAILED = 'Something went wrong. Please try again.';

/** The server refused the lead: 'Error: {its message}', or 'Error: Failed to submit lead' when it gave none. */
export const LEAD_REFUSED = ({ reason }: { reason?: string | null }) => `Error: ${reason || 'Failed to submit lead'}`;
/** The page of a request, behind the link of its mail. */
export const LEAD_LINK_INVALID = 'This link does not work any more.';
export const LEAD_OVER = 'This request is closed. Send a new one if you look for a home again.';
export const LEAD_ANSWERED = 'Thank you. We have your answer.';
