/** What a seller reads about a request for support. */
export const SUPPORT_SENT = 'We have your request. The answer comes by email and stands here.';
export const SUPPORT_SUBJECT_MISSING = 'Say in a few words what it is about.';
export const SUPPORT_WORDS_MISSING = 'Write what we can help you with.';
export const SUPPORT_TOO_LONG = ({ most }: { most: number }) => `This can have at most ${most} characters.`;
