import Link from '@mui/material/Link';
import { createContext, type ReactNode, use } from 'react';

/**
 * What a dialog does with a link to login or signup: shows it in its place (true), or lets the link lead there (false).
 */
export const InsteadOfPage = createContext<(href: string) => boolean>(() => false);

/**
 * A link between login and the signups. On their pages it leads to the other page, in the dialog it changes the dialog.
 */
export function AccountLink({ href, children }: { href: string; children: ReactNode }) {
  const show = use(InsteadOfPage);
  return (
    <Link
      href={href}
      underline="always"
      onClick={(event) => {
        if (show(href)) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
