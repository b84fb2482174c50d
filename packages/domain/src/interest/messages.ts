/** What a person reads about an interest registration, word for word as the product's error catalogue has it. */
export const INTEREST_FIELDS_MISSING = 'Please complete all the fields';
/** The server refused the registration and gave no message. */
export const INTEREST_REFUSED = 'Failed to register. Please try again later.';
/** The registration did not reach the server, or its answer could not be read. */
export const INTEREST_NETWORK_FAILED = 'Something went wrong. Please try again later.';
export const INTEREST_REGISTERED = 'Thank you! Your interest has been registered.';
export const PROJECT_UNKNOWN = 'There is no project at this address.';
