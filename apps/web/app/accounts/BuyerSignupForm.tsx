import { yupResolver } from '@hookform/resolvers/yup';
import { signupBuyer } from '@karachi-estates/contracts/accounts';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { ACCOUNT_REQUEST_FAILED } from '@karachi-estates/domain/accounts/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { useForm } from 'react-hook-form';
import { type AccountsContent, accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { useApiMutation } from '../data/useApiMutation.ts';
import { type BuyerSignupValues, buyerSignupSchema } from '../forms/accounts.ts';
import { showFailure } from '../forms/failure.ts';
import { said } from '../forms/said.ts';
import { forgetTyped } from '../forms/typed.ts';
import { useConfirmation } from '../forms/useConfirmation.ts';
import { useTyped } from '../forms/useTyped.ts';
import { NameFields } from './NameFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { AccountPanel } from './panel.ts';
import { type SignupProps, signupFooter } from './signup.tsx';
import { TermsField } from './TermsField.tsx';

const empty: BuyerSignupValues = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

function BuyerSignupForm({ onSignedUp }: SignupProps) {
  const { fields, buyerSignup: words } = useContent('accounts', accounts);
  const form = useForm<BuyerSignupValues>({ defaultValues: empty, resolver: yupResolver(buyerSignupSchema) });
  useConfirmation(form);
  useTyped(form, 'buyer-signup');
  const { send } = useApiMutation(signupBuyer);

  async function signUp(values: BuyerSignupValues) {
    try {
      await send({ body: values });
      forgetTyped('buyer-signup');
      onSignedUp(values.email.trim());
    } catch (error) {
      showFailure(form, error, said(told({ ACCOUNT_REQUEST_FAILED })));
    }
  }

  return (
    <FormLayout form={form} onSubmit={signUp} label={words.heading}>
      <ErrorSummary />
      <NameFields />
      <EmailField name="email" label={fields.email.label} placeholder={fields.email.placeholder} />
      <NewPasswordFields />
      <TermsField />
      <SubmitButton size="large" fullWidth pendingText={words.submitting}>
        {words.submit}
      </SubmitButton>
    </FormLayout>
  );
}

/** Signing up to buy or rent. */
export const buyerSignupPanel = ({ buyerSignup: words }: AccountsContent, props: SignupProps): AccountPanel => ({
  heading: words.heading,
  lead: words.lead,
  children: <BuyerSignupForm {...props} />,
  footer: signupFooter(words),
});
