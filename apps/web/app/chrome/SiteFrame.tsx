import type { ReactNode } from 'react';

/** Puts around a screen what `routes.ts` says belongs there. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}
