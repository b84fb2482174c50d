/**
 * Stands for the nonce of the content security policy in a rendered page. Random in every process, so that no content can
 * hold it and be trusted by mistake. In browsers it is never used.
 */
export const noncePlaceholder: string = import.meta.env.SSR ? `nonce-${crypto.randomUUID()}` : '';

/** The nonce of the page that is open, for styles that are written while it is; undefined where no policy is in force. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
