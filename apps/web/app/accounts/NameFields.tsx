import { FormRow } from '@karachi-estates/design-system/FormRow';
import { TextField } from '@karachi-estates/design-system/TextField';
import { NAME_MAX_LENGTH } from '@karachi-estates/domain/accounts/rules';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';

/** First and last name, which the signups and the profile ask for. */
export function NameFields() {
  const { fields } = useContent('accounts', accounts);
  return (
    <FormRow>
      <TextField
        name="first_name"
        label={fields.firstName.label}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={NAME_MAX_LENGTH}
      />
      <TextField
        name="last_name"
        label={fields.lastName.label}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={NAME_MAX_LENGTH}
      />
    </FormRow>
  );
}
