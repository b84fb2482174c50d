export interface PageHeaderOptions {
  nonce: string;
  /** The site is reached over TLS. */
  secure: boolean;
  /** Signing in with Google is set up: its button brings a stylesheet and asks its server. */
  google?: boolean;
  /** The development server needs inline styles and eval'd refresh code. */
  development?: boolean;
}

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/** Headers of every page: what it may load and run, and who may frame it. */
export function pageHeaders({
  nonce,
  secure,
  google = false,
  development = false,
}: PageHeaderOptions): Record<string, string> {
  const policy = [
    `default-src 'self'`,
    // Where a browser knows strict-dynamic, 'self' is ignored: only what a trusted script loads may run.
    development
      ? `script-src 'self' 'unsafe-inline' 'unsafe-eval'`
      : `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    development
      ? `style-src 'self' 'unsafe-inline'`
      : `style-src 'self' 'nonce-${nonce}'${google ? ' https://accounts.google.com/gsi/style' : ''}`,
    // Colours of picture placeholders and the place of a moving slide are attributes; attributes cannot load anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${google ? ' https://accounts.google.com/gsi/' : ''}${development ? ' ws:' : ''}`,
    `media-src 'self'`,
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com${google ? ' https://accounts.google.com/gsi/' : ''}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
