import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import Link from '@mui/material/Link';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';

/** The consent that both signups ask for. The documents open beside the form, so that nothing typed is lost. */
export function TermsField() {
  const { terms: words } = useContent('accounts', accounts);
  const document = (href: string, label: string) => (
    <Link href={href} target="_blank" rel="noopener" underline="always">
      {label}
    </Link>
  );
  return (
    <CheckboxField
      name="agreeToTerms"
      label={
        <>
          {words.before}
          {document('/terms-and-conditions', words.terms)}
          {words.between}
          {document('/privacy', words.privacy)}
          {words.after}
        </>
      }
    />
  );
}
