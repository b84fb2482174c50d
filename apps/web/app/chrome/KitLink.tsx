import type { AnchorHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';

type KitLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Pick<LinkProps, 'state'>;

/** The kit's links go through the router; what leads out of the site or into another tab stays a plain link. */
export function KitLink({ href = '', state, ...anchor }: KitLinkProps) {
  if (!href.startsWith('/') || anchor.target === '_blank' || anchor.download !== undefined) {
    return <a href={href} {...anchor} />;
  }
  return <Link to={href} state={state} prefetch="intent" discover="none" {...anchor} />;
}
