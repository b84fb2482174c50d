import type { AnchorHTMLAttributes, ElementType } from 'react';

/**
 * What renders a link: `'a'`, or an application's adapter to its router. It gets the attributes of an anchor, `href`
 * first of all, and must pass them on.
 */
export type LinkComponent = ElementType<AnchorHTMLAttributes<HTMLAnchorElement>>;
