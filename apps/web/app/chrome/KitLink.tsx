import type { AnchorHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';

interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Pick<LinkProps, 'state' | 'prefetch'> {
  href: string;
}

/** The kit's links go through the router; what leads out of the site stays a plain link. */
export function KitLink({ href, state, prefetch = 'intent', ...anchor }: KitLinkProps) {
  if (!href.startsWith('/') || anchor.target === '_blank' || anchor.download !== undefined) {
    return <a href={href} {...anchor} />;
  }
  return <Link to={href} state={state} prefetch={prefetch} {...anchor} />;
}
