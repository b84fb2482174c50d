import { allowed, type FormVerdict, formVerdict, refused, type Verdict } from '../verdict.ts';
import { isBlank, visibleText } from '../visibleText.ts';
import { type Told, told } from '../words/sentence.ts';
import {
  EMAIL_INVALID,
  FIRST_NAME_MISSING,
  LAST_NAME_MISSING,
  LOGIN_FIELDS_MISSING,
  PASSWORD_COMMON,
  PASSWORD_FAIR,
  PASSWORD_GOOD,
  PASSWORD_STRONG,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  PASSWORD_WEAK,
  PASSWORDS_DIFFER,
  PROFILE_FIELDS_MISSING,
  SIGNUP_CHOICE_MISSING,
  TERMS_NOT_AGREED,
} from './messages.ts';
import { parsePhone } from './phone.ts';

/** Who is looking: 'guest' until signed in, then the account's role. */
export type Role = 'guest' | 'buyer' | 'seller';

/** The roles an account can have. */
export const ACCOUNT_ROLES = ['buyer', 'seller'] as const;

export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export function isAccountRole(value: unknown): value is AccountRole {
  return (ACCOUNT_ROLES as readonly unknown[]).includes(value);
}

/** Lengths in characters as people count them. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MAX_LENGTH = 80;
export const EMAIL_MAX_LENGTH = 254;
export const ADDRESS_MAX_LENGTH = 300;

/** Somebody who wants their account erased has this many days to change their mind. */
export const ERASE_AFTER_DAYS = 14;

/** Who must be at least this old to use the marketplace, by its terms. */
export const MINIMUM_AGE = 18;

const EMAIL =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

/**
 * Whether mail could reach this address: one @, a domain with a dot, no spaces, at most 254 characters. Characters that
 * nobody sees, or that only look like others, would make two addresses of one.
 */
export function isEmail(text: string): boolean {
  if (visibleText(text) !== text || text.normalize('NFKC') !== text) return false;
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text) && !/\.\.|^\.|\.@/.test(text);
}

/**
 * The form in which addresses are stored and compared: trimmed, in lower case, and without what nobody sees, as the
 * marks that Urdu pages put around addresses, which come along where one is copied.
 */
export function normalizeEmail(text: string): string {
  return visibleText(text).trim().toLowerCase();
}

/** Counts characters, so that an emoji or an Urdu letter is one whatever its bytes. */
export function characters(text: string): number {
  return Array.from(text).length;
}

/**
 * The rule of a new password: 8 to 128 characters, none of the most used ones.
 * @param isCommon knows the list of most used passwords, which is too long for the browser.
 */
export function checkPassword(password: string, isCommon: (password: string) => boolean = () => false): Verdict {
  // A megabyte of text is refused before it is counted.
  if (password.length > PASSWORD_MAX_LENGTH * 4) return refused({ PASSWORD_TOO_LONG });
  const length = characters(password);
  if (length < PASSWORD_MIN_LENGTH) return refused({ PASSWORD_TOO_SHORT });
  if (length > PASSWORD_MAX_LENGTH) return refused({ PASSWORD_TOO_LONG });
  return isCommon(password) ? refused({ PASSWORD_COMMON }) : allowed;
}

/** 0 too short, 1 weak, 2 fair, 3 good, 4 strong; what is told would make it better. */
export type PasswordStrength = { score: 0 | 1 | 2 | 3 | 4 } & Told;

/**
 * How hard a password is to guess, to encourage while typing; only {@link checkPassword} decides.
 * Length counts most; repeated characters and runs such as 'abcd' or '4321' count as one.
 */
export function passwordStrength(password: string): PasswordStrength {
  const typed = Array.from(password.slice(0, PASSWORD_MAX_LENGTH * 4));
  if (typed.length < PASSWORD_MIN_LENGTH) return { score: 0, ...told({ PASSWORD_TOO_SHORT }) };
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{Ll}\p{Lu}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const effort = surprisingCharacters(typed) + (kinds - 1) * 2;
  if (effort >= 18) return { score: 4, ...told({ PASSWORD_STRONG }) };
  if (effort >= 14) return { score: 3, ...told({ PASSWORD_GOOD }) };
  if (effort >= 9) return { score: 2, ...told({ PASSWORD_FAIR }) };
  return { score: 1, ...told({ PASSWORD_WEAK }) };
}

function surprisingCharacters(typed: readonly string[]): number {
  const codes = typed.map((character) => character.codePointAt(0) ?? 0);
  const surprising = codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    const stepBefore = (codes[index - 1] ?? Number.NaN) - (codes[index - 2] ?? Number.NaN);
    return step !== 0 && !(Math.abs(step) === 1 && step === stepBefore);
  }).length;
  return Math.min(surprising, new Set(codes).size * 2);
}

/** Login needs both fields, whatever is in them. */
export function checkLogin(input: { email?: string | null; password?: string | null }): Verdict {
  return input.email?.trim() && input.password ? allowed : refused({ LOGIN_FIELDS_MISSING });
}

/** The signup chooser needs a choice. */
export function checkSignupChoice(choice: unknown): Verdict {
  return isAccountRole(choice) ? allowed : refused({ SIGNUP_CHOICE_MISSING });
}

export type SignupInput = {
  role: AccountRole;
  first_name?: string;
  last_name?: string;
  email?: string;
  /** Asked of sellers, whom buyers call. */
  phone?: string;
  password?: string;
  /**
   * A seller's payload carries neither the confirmation nor the consent (its form checks them), so they may be
   * undefined there.
   */
  confirmPassword?: string;
  agreeToTerms?: boolean;
};

export type SignupField = Exclude<keyof SignupInput, 'role'>;

/**
 * The rules of both signups. The first reason is about the passwords, then the terms, as the forms have always said it.
 * @param isCommon see {@link checkPassword}.
 */
export function checkSignup(input: SignupInput, isCommon?: (password: string) => boolean): FormVerdict<SignupField> {
  const fields: Partial<Record<SignupField, Told>> = {};
  const asked = (value: unknown) => input.role === 'buyer' || value !== undefined;
  const password = input.password ?? '';
  if (asked(input.confirmPassword) && input.confirmPassword !== password)
    fields.confirmPassword = told({ PASSWORDS_DIFFER });
  if (asked(input.agreeToTerms) && input.agreeToTerms !== true) fields.agreeToTerms = told({ TERMS_NOT_AGREED });
  if (isBlank(input.first_name ?? '')) fields.first_name = told({ FIRST_NAME_MISSING });
  if (isBlank(input.last_name ?? '')) fields.last_name = told({ LAST_NAME_MISSING });
  // In the order of the form, in which its summary lists them.
  if (input.role === 'seller') {
    const phone = parsePhone(input.phone ?? '');
    if (!phone.ok) fields.phone = phone;
  }
  if (!isEmail(normalizeEmail(input.email ?? ''))) fields.email = told({ EMAIL_INVALID });
  const verdict = checkPassword(password, isCommon);
  if (!verdict.ok) fields.password = verdict;
  return formVerdict(fields);
}

export type ProfileInput = { first_name?: string; last_name?: string; email?: string; phone?: string | null };

/** A profile needs names and e-mail; the phone is optional, but a number given must be one. */
export function checkProfile(input: ProfileInput): FormVerdict<keyof ProfileInput> {
  const fields: Partial<Record<keyof ProfileInput, Told>> = {};
  for (const field of ['first_name', 'last_name', 'email'] as const) {
    if (isBlank(input[field] ?? '')) fields[field] = told({ PROFILE_FIELDS_MISSING });
  }
  if (input.phone?.trim()) {
    const phone = parsePhone(input.phone);
    if (!phone.ok) fields.phone = phone;
  }
  return formVerdict(fields);
}

/**
 * An address that its owner recognises and nobody else learns: the first letters of name and domain, and the ending.
 * @example maskedEmail('amna@example.com') // 'a•••@e•••.com'
 */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const first = (text: string) => [...text][0] ?? '';
  return `${first(name)}•••@${first(domain)}•••.${domain.split('.').at(-1) ?? ''}`;
}
