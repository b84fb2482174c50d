/** `Cache-Control` of a file whose name holds the hash of its content: what the name gives never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** `Content-Security-Policy` of a drawing: opened by itself it must not run anything. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
