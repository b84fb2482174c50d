import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const ofThisSite = /^\/(?!\/)/;

interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Pick<LinkProps, 'state'> {
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * What the theme renders links with: pages of this site go through the router, which fetches what is behind them when a
 * pointer or the focus rests on them; what leads out of the site or into another tab stays a plain link.
 */
export function KitLink({ href = '', state, ...anchor }: KitLinkProps) {
  if (!ofThisSite.test(href) || anchor.target === '_blank' || anchor.download !== undefined) {
    return <a href={href} {...anchor} />;
  }
  return <Link to={href} state={state} prefetch="intent" {...anchor} />;
}
