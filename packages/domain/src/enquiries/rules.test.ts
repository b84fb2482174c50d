import { expect, it } from 'vitest';
import { checkEnquiry, MOST_ENQUIRY_NAME, MOST_ENQUIRY_TEXT } from './rules.ts';

const GOOD = { name: 'Amna Khan', email: 'amna@example.com', phone: '', text: 'Is the roof repaired?' };

it('takes a name, an address and words, and a phone number where one is given', () => {
  expect(checkEnquiry(GOOD)).toEqual({ ok: true });
  expect(checkEnquiry({ ...GOOD, phone: '0300-1234567' })).toEqual({ ok: true });
});

it('names each field that is wrong', () => {
  expect(checkEnquiry({})).toMatchObject({
    fields: {
      name: { code: 'ENQUIRY_NAME_MISSING' },
      email: { code: 'ENQUIRY_EMAIL_INVALID' },
      text: { code: 'ENQUIRY_TEXT_MISSING' },
    },
  });
  expect(checkEnquiry({ ...GOOD, phone: 'ring me' })).toMatchObject({ code: 'ENQUIRY_PHONE_INVALID' });
  const long = { ...GOOD, name: 'x'.repeat(MOST_ENQUIRY_NAME + 1), text: 'x'.repeat(MOST_ENQUIRY_TEXT + 1) };
  expect(checkEnquiry(long)).toMatchObject({
    fields: { name: { code: 'ENQUIRY_TOO_LONG' }, text: { code: 'ENQUIRY_TOO_LONG' } },
  });
});
