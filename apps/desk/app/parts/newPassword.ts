import { checkPassword } from '@karachi-estates/domain/accounts/rules';
import { say } from '@karachi-estates/domain/words/sentence';
import * as yup from 'yup';

/** A password that is chosen, by the domain's rule. */
export const newPassword = (missing: string) =>
  yup
    .string()
    .required(missing)
    .test('password', (password, { createError }) => {
      const verdict = checkPassword(password);
      return verdict.ok || createError({ message: say('en', verdict) });
    });
