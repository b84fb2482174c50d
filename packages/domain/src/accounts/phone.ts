import { westernDigits } from '../digits.ts';
import { type Refusal, refused } from '../verdict.ts';
import { visibleText } from '../visibleText.ts';
import { PHONE_NOT_UNDERSTOOD } from './messages.ts';

/** Pakistan's country code. */
export const PHONE_PREFIX = '92';

const MOBILE = /^3\d{9}$/;
// Area codes of two digits; every other landline code has three. Local numbers have 7 digits, in Karachi and Lahore 8;
// companies' numbers are 111 and six more in every city.
const TWO_DIGIT_CODE = /^(?:2[125]|4[0-24-9]|5[1-35-7]|6[1-8]|71|74|81|86|91)/;
const LANDLINE = /^(?:(?:21|42)\d{8}|(?!21|42)[24-9]\d{8}|[24-9]\d{1,2}111\d{6})$/;

/**
 * Reads a Pakistani number as people write it: '0300-1234567', '+92 300 1234567', '0092…', '923001234567',
 * '3001234567', '021-34567890', '+92 (0)21 34567890'. Spaces, dashes, dots and brackets do not count, nor what cannot
 * be seen, such as the marks that keep a number from left to right in Urdu.
 * @returns the number in E.164 ('+923001234567'), or the reason for people.
 */
export function parsePhone(text: string): { ok: true; e164: string } | Refusal {
  const national = nationalNumber(text);
  return national === undefined ? refused({ PHONE_NOT_UNDERSTOOD }) : { ok: true, e164: `+${PHONE_PREFIX}${national}` };
}

/** A phone number in E.164 where it is understood, else as it is seen: a lead is worth more than its format. */
export function storedPhone(text: string): string {
  const phone = parsePhone(text);
  return phone.ok ? phone.e164 : visibleText(text).trim();
}

function nationalNumber(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const typed = westernDigits(visibleText(text)).replace(/[\s\-.()\u2010-\u2013]/g, '');
  const match = /^(\+92|0092|92(?=\d{9})|0)?0?(\d{8,12})$/.exec(typed);
  if (match === null) return undefined;
  const [, prefix, number = ''] = match;
  if (MOBILE.test(number)) return number;
  return prefix !== undefined && LANDLINE.test(number) ? number : undefined;
}

/**
 * The number as it is read in Pakistan: '+923001234567' → '0300 1234567', '+922134567890' → '021 34567890'.
 * Text that is no Pakistani number is returned as it is, so that older data stays readable.
 */
export function formatPhone(phone: string): string {
  const number = nationalNumber(phone);
  if (number === undefined) return phone;
  const codeLength = MOBILE.test(number) || !TWO_DIGIT_CODE.test(number) ? 3 : 2;
  return `0${number.slice(0, codeLength)} ${number.slice(codeLength)}`;
}

/** 'tel:+923001234567' for the Call button; undefined when the text is no number one could call. */
export function telLink(phone: string | null | undefined): string | undefined {
  const parsed = parsePhone(phone ?? '');
  return parsed.ok ? `tel:${parsed.e164}` : undefined;
}

/**
 * The WhatsApp link with a message ready to send, which always includes the page's link.
 * @param about `message` in plain text and the absolute `url` of the page.
 * @returns 'https://wa.me/923001234567?text=…'; undefined when the text is no number.
 */
export function whatsappLink(
  phone: string | null | undefined,
  about: { message: string; url: string },
): string | undefined {
  const parsed = parsePhone(phone ?? '');
  if (!parsed.ok) return undefined;
  const text = about.message.includes(about.url) ? about.message : `${about.message} ${about.url}`.trim();
  // Half an emoji, as a cut text may end with, would make encodeURIComponent throw.
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `https://wa.me/${parsed.e164.slice(1)}?text=${encoded}`;
}
