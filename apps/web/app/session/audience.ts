import type { Role } from '@karachi-estates/domain/accounts/rules';
import type { LoginVisit } from './loginVisit.ts';

/**
 * Whom a screen is for (specification 2.1 and 6):
 * `everyone`; `public` is guest or buyer, a seller has other pages instead; `account` is buyer or seller;
 * `seller`; `signed-out` is for signing up and in, which a signed-in person has no use for.
 */
export type Audience = 'everyone' | 'public' | 'account' | 'seller' | 'signed-out';

/**
 * What stands around a screen. `site`: header and footer for guests and buyers, for a seller only the way back to the
 * dashboard, since the header's links are not theirs (specification 2.1); `dashboard`: the seller's frame; `by-role`:
 * the one of the two that the visitor has; `none`: nothing.
 */
export type Chrome = 'site' | 'dashboard' | 'by-role' | 'none';

/** What the guard does with a visit. */
export type Admission = { show: 'screen' } | { show: 'wait' } | { show: 'redirect'; to: string; visit?: LoginVisit };

const shown: Admission = { show: 'screen' };
const wait: Admission = { show: 'wait' };
const away = (to: string) => ({ show: 'redirect', to }) as const;

/**
 * Whether a visitor may see a screen. While the session is being checked, only what is open to guests is shown. A buyer
 * who asks for a seller's page goes to the login, which says why and offers to switch accounts.
 * @param visit what sent the visitor here.
 */
export function admit(
  audience: Audience,
  session: { status: 'checking' | 'guest' | 'user'; role: Role },
  visit?: LoginVisit | null,
): Admission {
  const checking = session.status === 'checking';
  switch (audience) {
    case 'everyone':
      return shown;
    case 'public':
      return session.role === 'seller' ? away('/') : shown;
    case 'signed-out':
      return session.status === 'user' && !(visit?.forSellers && session.role !== 'seller') ? away('/') : shown;
    case 'account':
      if (checking) return wait;
      return session.status === 'user' ? shown : away('/login');
    case 'seller':
      if (checking) return wait;
      if (session.role === 'seller') return shown;
      return session.status === 'user' ? { ...away('/login'), visit: { forSellers: true } } : away('/login');
  }
}
