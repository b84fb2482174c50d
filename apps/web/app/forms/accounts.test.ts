import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { sellerSignupSchema } from './accounts.ts';

describe('a seller’s signup', () => {
  it('names what is missing in the order of the form, in which the summary lists it', async () => {
    const empty = { first_name: '', last_name: '', phone: '', email: '', address: '' };
    const nothing = { ...empty, password: '', confirmPassword: '', agreeToTerms: false };
    const failed: ValidationError = await sellerSignupSchema.validate(nothing, { abortEarly: false }).catch((e) => e);
    const named = [...new Set(failed.inner.map(({ path }) => path))];
    expect(named).toEqual(['first_name', 'last_name', 'phone', 'email', 'password', 'agreeToTerms']);
  });
});
