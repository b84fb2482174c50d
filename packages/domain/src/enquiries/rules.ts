import { parsePhone } from '../accounts/phone.ts';
import { isEmail, normalizeEmail } from '../accounts/rules.ts';
import { type FormVerdict, formVerdict } from '../verdict.ts';
import { isBlank } from '../visibleText.ts';
import { type Told, told } from '../words/sentence.ts';
import {
  ENQUIRY_EMAIL_INVALID,
  ENQUIRY_NAME_MISSING,
  ENQUIRY_PHONE_INVALID,
  ENQUIRY_TEXT_MISSING,
  ENQUIRY_TOO_LONG,
} from './messages.ts';

/** Characters of a name and of a message. */
export const MOST_ENQUIRY_NAME = 100;
export const MOST_ENQUIRY_TEXT = 2_000;

/** A message to a seller as it was typed. */
export interface EnquiryInput {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  text?: string | undefined;
}

/**
 * Whether a message can go to a seller: a name, an address to answer to and words; a phone number where one is given.
 */
export function checkEnquiry(input: EnquiryInput): FormVerdict<keyof EnquiryInput> {
  const { name = '', email = '', phone = '', text = '' } = input;
  const fields: Partial<Record<keyof EnquiryInput, Told>> = {};
  if (isBlank(name)) fields.name = told({ ENQUIRY_NAME_MISSING });
  if (name.trim().length > MOST_ENQUIRY_NAME) fields.name = told({ ENQUIRY_TOO_LONG }, { most: MOST_ENQUIRY_NAME });
  if (!isEmail(normalizeEmail(email))) fields.email = told({ ENQUIRY_EMAIL_INVALID });
  if (phone.trim() && !parsePhone(phone).ok) fields.phone = told({ ENQUIRY_PHONE_INVALID });
  if (!text.trim()) fields.text = told({ ENQUIRY_TEXT_MISSING });
  if (text.trim().length > MOST_ENQUIRY_TEXT) fields.text = told({ ENQUIRY_TOO_LONG }, { most: MOST_ENQUIRY_TEXT });
  return formVerdict(fields);
}
