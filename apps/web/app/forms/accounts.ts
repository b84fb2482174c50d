import type {
  changeEmail,
  changePassword,
  eraseAccount,
  forgotPassword,
  resetPassword,
  signupBuyer,
  signupSeller,
  updateBuyerProfile,
} from '@karachi-estates/contracts/accounts';
import type { BodyOf } from '@karachi-estates/contracts/endpoint';
import {
  CURRENT_PASSWORD_MISSING,
  EMAIL_INVALID,
  FIRST_NAME_MISSING,
  LAST_NAME_MISSING,
  PASSWORDS_DIFFER,
} from '@karachi-estates/domain/accounts/messages';
import {
  checkPassword,
  checkProfile,
  checkSignup,
  isEmail,
  normalizeEmail,
  type SignupInput,
} from '@karachi-estates/domain/accounts/rules';
import type { FormVerdict } from '@karachi-estates/domain/verdict';
import { told } from '@karachi-estates/domain/words/sentence';
import * as yup from 'yup';
import { said } from './said.ts';

/** A field that the domain's rule validates together with its whole form. */
function validated<Field extends yup.AnySchema, Values>(
  field: Field,
  check: (values: Values) => FormVerdict<string>,
): Field {
  return field.test({
    name: 'rule',
    test(_, { parent, path, createError }) {
      const verdict = check(parent as Values);
      const reason = verdict.ok ? undefined : verdict.fields[path];
      return reason === undefined || createError({ message: said(reason) });
    },
  });
}

const text = () => yup.string().defined();

const asBuyer = (values: Omit<SignupInput, 'role'>) => checkSignup({ ...values, role: 'buyer' });
const asSeller = (values: Omit<SignupInput, 'role'>) => checkSignup({ ...values, role: 'seller' });

export type BuyerSignupValues = BodyOf<typeof signupBuyer>;
export const buyerSignupSchema: yup.ObjectSchema<BuyerSignupValues> = yup.object({
  first_name: validated(text(), asBuyer),
  last_name: validated(text(), asBuyer),
  email: validated(text(), asBuyer),
  password: validated(text(), asBuyer),
  confirmPassword: validated(text(), asBuyer),
  agreeToTerms: validated(yup.boolean().defined(), asBuyer),
});

/** A seller's payload, with the two things that only the form asks for. */
export type SellerSignupValues = Omit<BodyOf<typeof signupSeller>, 'role'> & {
  confirmPassword: string;
  agreeToTerms: boolean;
};
export const sellerSignupSchema: yup.ObjectSchema<SellerSignupValues> = yup.object({
  first_name: validated(text(), asSeller),
  last_name: validated(text(), asSeller),
  phone: validated(text(), asSeller),
  email: validated(text(), asSeller),
  address: text(),
  password: validated(text(), asSeller),
  confirmPassword: validated(text(), asSeller),
  agreeToTerms: validated(yup.boolean().defined(), asSeller),
});

const emailAddress = () =>
  text().test(
    'email',
    () => said(told({ EMAIL_INVALID })),
    (email) => isEmail(normalizeEmail(email)),
  );

export type ForgotPasswordValues = BodyOf<typeof forgotPassword>;
export const forgotPasswordSchema: yup.ObjectSchema<ForgotPasswordValues> = yup.object({
  email: emailAddress(),
});

const newPassword = () =>
  text().test('password', (password, { createError }) => {
    const verdict = checkPassword(password);
    return verdict.ok || createError({ message: said(verdict) });
  });
const confirmation = () =>
  text().test(
    'same',
    () => said(told({ PASSWORDS_DIFFER })),
    (confirm, { parent }) => confirm === (parent as { password: string }).password,
  );

export type ResetPasswordValues = Omit<BodyOf<typeof resetPassword>, 'token'>;
export const resetPasswordSchema: yup.ObjectSchema<ResetPasswordValues> = yup.object({
  password: newPassword(),
  confirmPassword: confirmation(),
});

export type ChangePasswordValues = BodyOf<typeof changePassword>;
export const changePasswordSchema: yup.ObjectSchema<ChangePasswordValues> = yup.object({
  currentPassword: text().required(() => said(told({ CURRENT_PASSWORD_MISSING }))),
  password: newPassword(),
  confirmPassword: confirmation(),
});

/** The password that a change of the account itself asks for. Who signs in with Google alone has none to give. */
const passwordOf = (hasPassword: boolean) =>
  hasPassword ? text().required(() => said(told({ CURRENT_PASSWORD_MISSING }))) : text();

export type ChangeEmailValues = Required<BodyOf<typeof changeEmail>>;
export const changeEmailSchema = (hasPassword: boolean): yup.ObjectSchema<ChangeEmailValues> =>
  yup.object({ email: emailAddress(), currentPassword: passwordOf(hasPassword) });

export type EraseValues = Required<BodyOf<typeof eraseAccount>>;
export const eraseSchema = (hasPassword: boolean): yup.ObjectSchema<EraseValues> =>
  yup.object({ currentPassword: passwordOf(hasPassword) });

/** What can be changed of a profile. The whole form's message stands above it; these name the single field. */
export type ProfileValues = Required<
  Pick<BodyOf<typeof updateBuyerProfile>, 'first_name' | 'last_name' | 'phone' | 'address'>
>;
export const profileSchema: yup.ObjectSchema<ProfileValues> = yup.object({
  first_name: text()
    .trim()
    .required(() => said(told({ FIRST_NAME_MISSING }))),
  last_name: text()
    .trim()
    .required(() => said(told({ LAST_NAME_MISSING }))),
  phone: validated(text(), checkProfile),
  address: text(),
});
