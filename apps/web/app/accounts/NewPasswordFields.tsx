import { PasswordField } from '@karachi-estates/design-system/PasswordField';
import { accounts } from '../content/accounts.ts';

const { fields, showPassword, hidePassword } = accounts;
const labels = { show: showPassword, hide: hidePassword };

/** A password that is chosen now, and once more. */
export function NewPasswordFields({ label = fields.password.label }: { label?: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        help={fields.password.help}
        autoComplete="new-password"
        strength
        labels={labels}
      />
      <PasswordField
        name="confirmPassword"
        label={fields.confirmPassword.label}
        autoComplete="new-password"
        labels={labels}
      />
    </>
  );
}
