import { yupResolver } from '@hookform/resolvers/yup';
import { signupSeller } from '@karachi-estates/contracts/accounts';
import { AvatarPicker } from '@karachi-estates/design-system/AvatarPicker';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TelField } from '@karachi-estates/design-system/TelField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { ACCOUNT_REQUEST_FAILED } from '@karachi-estates/domain/accounts/messages';
import { ADDRESS_MAX_LENGTH } from '@karachi-estates/domain/accounts/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type AccountsContent, accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { CallFailed } from '../data/call.ts';
import { useApiMutation } from '../data/useApiMutation.ts';
import { type SellerSignupValues, sellerSignupSchema } from '../forms/accounts.ts';
import { showFailure } from '../forms/failure.ts';
import { said } from '../forms/said.ts';
import { shrinkPhoto } from '../forms/shrinkPhoto.ts';
import { forgetTyped } from '../forms/typed.ts';
import { useConfirmation } from '../forms/useConfirmation.ts';
import { useTyped } from '../forms/useTyped.ts';
import { NameFields } from './NameFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { AccountPanel } from './panel.ts';
import { type SignupProps, signupFooter } from './signup.tsx';
import { TermsField } from './TermsField.tsx';

const empty: SellerSignupValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address: '',
  password: '',
  confirmPassword: '',
  agreeToTerms: false,
};

/** The payload of a seller's signup; confirmation and consent stay in the form. */
function payloadOf({ confirmPassword, agreeToTerms, ...payload }: SellerSignupValues, image: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...payload, role: 'seller' })) form.set(name, value);
  if (image) form.set('profile_image', image);
  return form;
}

function SellerSignupForm({ onSignedUp }: SignupProps) {
  const { fields, sellerSignup: words } = useContent('accounts', accounts);
  const form = useForm<SellerSignupValues>({ defaultValues: empty, resolver: yupResolver(sellerSignupSchema) });
  useConfirmation(form);
  useTyped(form, 'seller-signup');
  const { send } = useApiMutation(signupSeller);
  const [image, setImage] = useState<File | null>(null);
  const [imageProblem, setImageProblem] = useState<string>();
  const [first, last] = useWatch({ control: form.control, name: ['first_name', 'last_name'] });

  async function signUp(values: SellerSignupValues) {
    setImageProblem(undefined);
    try {
      await send({ form: payloadOf(values, image && (await shrinkPhoto(image))) });
      forgetTyped('seller-signup');
      onSignedUp(values.email.trim());
    } catch (error) {
      if (error instanceof CallFailed) setImageProblem(error.fields.profile_image);
      showFailure(form, error, said(told({ ACCOUNT_REQUEST_FAILED })));
    }
  }

  return (
    <FormLayout form={form} onSubmit={signUp} label={words.heading}>
      <ErrorSummary />
      <NameFields />
      <TelField name="phone" label={fields.phone.label} help={fields.phone.help} />
      <EmailField name="email" label={fields.email.label} placeholder={fields.email.placeholder} />
      <TextField
        name="address"
        label={fields.address.label}
        placeholder={fields.address.placeholder}
        autoComplete="address-line1"
        maxLength={ADDRESS_MAX_LENGTH}
        optional
      />
      <NewPasswordFields />
      <AvatarPicker
        label={fields.profileImage.label}
        help={fields.profileImage.help}
        name={`${first} ${last}`.trim() || '?'}
        value={image}
        optional
        onChange={setImage}
        error={imageProblem}
      />
      <TermsField />
      <SubmitButton size="large" fullWidth pendingText={words.submitting}>
        {words.submit}
      </SubmitButton>
    </FormLayout>
  );
}

/** Signing up to sell or let. */
export const sellerSignupPanel = ({ sellerSignup: words }: AccountsContent, props: SignupProps): AccountPanel => ({
  heading: words.heading,
  lead: words.lead,
  children: <SellerSignupForm {...props} />,
  footer: signupFooter(words),
});
