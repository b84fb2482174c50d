import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useLocale } from '../locale/Locale.tsx';
import { localePath, splitLocale } from '../locale/localePath.ts';

const ofThisSite = /^\/(?!\/)/;
const isFile = /^[^?#]*\.\w+(?=[?#]|$)/;

interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Pick<LinkProps, 'state'> {
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * What the theme renders links with: pages of this site stay in the language and go through the router; what leads out
 * of the site or into another tab stays a plain link. LinkPrefetch fetches what is behind them.
 */
export function KitLink({ href = '', state, ...anchor }: KitLinkProps) {
  const locale = useLocale();
  if (!ofThisSite.test(href) || isFile.test(href) || anchor.download !== undefined)
    return <a href={href} {...anchor} />;
  // The router gives its own links the language of the page.
  const to = locale === 'en' ? href : splitLocale(href).path;
  if (anchor.target === '_blank') return <a href={localePath(locale, to)} {...anchor} />;
  // The browser knows every route from the start (`routeDiscovery`), so none needs to be announced by its links.
  return <Link to={to} state={state} discover="none" {...anchor} />;
}
