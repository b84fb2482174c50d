/** The largest profile picture that is sent, in bytes; the server takes no larger one. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
