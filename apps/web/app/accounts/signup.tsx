import type { SignupContent } from '../content/accounts.ts';
import { AccountLink } from './AccountNavigation.tsx';

export interface SignupProps {
  /** The account is there; its e-mail can be filled in at the login. */
  onSignedUp: (email: string) => void;
}

/** Under a signup: the login, and the other signup. */
export const signupFooter = ({ haveAccount, login, other }: SignupContent) => (
  <>
    {haveAccount} <AccountLink href="/login">{login}</AccountLink>
    <br />
    {other.text} <AccountLink href={other.to}>{other.action}</AccountLink>
  </>
);
