import { PasswordField } from '@karachi-estates/design-system/PasswordField';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';

/** A password that is chosen now, and once more. */
export function NewPasswordFields({ label }: { label?: string }) {
  const { fields, showPassword, hidePassword } = useContent('accounts', accounts);
  const labels = { show: showPassword, hide: hidePassword };
  return (
    <>
      <PasswordField
        name="password"
        label={label ?? fields.password.label}
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
