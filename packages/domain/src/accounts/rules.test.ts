import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLogin,
  checkPassword,
  checkProfile,
  checkSignup,
  checkSignupChoice,
  isEmail,
  maskedEmail,
  normalizeEmail,
  passwordStrength,
  type SignupInput,
} from './rules.ts';

const buyer: SignupInput = {
  role: 'buyer',
  first_name: 'Sana',
  last_name: 'Ahmed',
  email: 'sana@example.com',
  password: 'mango tree 12',
  confirmPassword: 'mango tree 12',
  agreeToTerms: true,
};

const seller: SignupInput = {
  role: 'seller',
  first_name: 'Bilal',
  last_name: 'Khan',
  email: 'bilal@example.com',
  phone: '0300-1234567',
  password: 'mango tree 12',
};

describe('email', () => {
  it.each([
    'a@b.pk',
    'sana.ahmed+homes@mail.example.com',
    "o'neil@example.org",
    'name@xn--fiqs8s.xn--fiqs8s',
    'نام@example.com',
  ])('takes %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.pk',
    'a@b..pk',
    'a..b@c.pk',
    '.a@c.pk',
    'a.@c.pk',
    'a b@c.pk',
    'a@b@c.pk',
    'a@-b.pk',
    'a@b.pk\r\nBcc: x@y.pk',
    '<a@b.pk>',
    `${'a'.repeat(65)}@b.pk`,
    `a@${'b.'.repeat(130)}pk`,
    'sana\u200b@example.com',
    'sana@exa\uff4dple.com',
    '\uff53ana@example.com',
  ])('does not take %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('compares addresses trimmed, in lower case, and as they are seen', () => {
    expect(normalizeEmail('  Sana@Example.COM ')).toBe('sana@example.com');
    expect(normalizeEmail('\u200f\u2068 Sana@Example.com\u2069')).toBe('sana@example.com');
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(normalizeEmail(normalizeEmail(email))).toBe(normalizeEmail(email));
      }),
    );
  });
});

describe('checkPassword', () => {
  it('asks for 8 to 128 characters, counted as people count', () => {
    expect(checkPassword('1234567').ok).toBe(false);
    expect(checkPassword('12345678').ok).toBe(true);
    expect(checkPassword('🏠'.repeat(7)).ok).toBe(false);
    expect(checkPassword('🏠'.repeat(128)).ok).toBe(true);
    expect(checkPassword('x'.repeat(129))).toMatchObject({ ok: false, because: 'Use at most 128 characters.' });
    expect(checkPassword('x'.repeat(1_000_000)).ok).toBe(false);
  });

  it('refuses what the list knows', () => {
    const isCommon = (password: string) => password === 'password1';
    expect(checkPassword('password1', isCommon)).toMatchObject({
      ok: false,
      because: expect.stringContaining('most used'),
    });
    expect(checkPassword('password2', isCommon)).toEqual({ ok: true });
  });
});

describe('passwordStrength', () => {
  it.each([
    ['short', 0],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['abcdefghijkl', 1],
    ['12345678', 1],
    ['87654321', 1],
    ['karachi2024', 2],
    ['mango tree 12', 3],
    ['correct horse battery', 4],
    ['Tr7!mQ9x', 3],
  ])('scores %s as %i', (password, score) => {
    expect(passwordStrength(password).score).toBe(score);
  });

  it('scores 0 exactly where the password is too short, and always helps', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (password) => {
        const { score, because: help } = passwordStrength(password);
        expect(score === 0).toBe(Array.from(password).length < 8);
        expect(help).not.toBe('');
      }),
    );
  });
});

describe('checkLogin', () => {
  it('needs both', () => {
    expect(checkLogin({ email: 'a@b.pk', password: 'x' })).toEqual({ ok: true });
    for (const input of [{}, { email: 'a@b.pk' }, { password: 'x' }, { email: ' ', password: 'x' }]) {
      expect(checkLogin(input)).toMatchObject({ ok: false, because: 'Please enter both email and password.' });
    }
  });
});

describe('signup', () => {
  it('needs a choice first', () => {
    expect(checkSignupChoice('buyer')).toEqual({ ok: true });
    expect(checkSignupChoice('')).toMatchObject({ ok: false, because: 'Please select an option before proceeding.' });
  });

  it('takes complete buyers and sellers', () => {
    expect(checkSignup(buyer)).toEqual({ ok: true });
    expect(checkSignup(seller)).toEqual({ ok: true });
    expect(checkSignup({ ...seller, confirmPassword: seller.password, agreeToTerms: true })).toEqual({ ok: true });
  });

  it.each([
    ['confirmPassword', { ...buyer, confirmPassword: 'other words' }, 'Passwords do not match!'],
    ['confirmPassword', { ...buyer, confirmPassword: undefined }, 'Passwords do not match!'],
    ['confirmPassword', { ...seller, confirmPassword: '' }, 'Passwords do not match!'],
    ['agreeToTerms', { ...buyer, agreeToTerms: false }, 'You must agree to the terms and conditions.'],
    ['agreeToTerms', { ...buyer, agreeToTerms: undefined }, 'You must agree to the terms and conditions.'],
    ['agreeToTerms', { ...seller, agreeToTerms: false }, 'You must agree to the terms and conditions.'],
    ['email', { ...buyer, email: 'nowhere' }, 'Enter an email address like name@example.com.'],
    ['first_name', { ...buyer, first_name: ' ' }, 'Enter your first name.'],
    ['last_name', { ...seller, last_name: '' }, 'Enter your last name.'],
    ['password', { ...seller, password: 'short' }, 'Use at least 8 characters.'],
    ['phone', { ...seller, phone: '12' }, expect.stringContaining('Pakistani phone number')],
  ] as const)('names %s as what is wrong', (field, input, because) => {
    expect(checkSignup(input)).toMatchObject({ ok: false, because, fields: { [field]: { because } } });
  });

  it('goes through the fields of a seller in the order of the form', () => {
    const verdict = checkSignup({ role: 'seller' });
    expect(verdict.ok ? [] : Object.keys(verdict.fields)).toEqual([
      'first_name',
      'last_name',
      'phone',
      'email',
      'password',
    ]);
  });

  it('speaks of the passwords first', () => {
    const verdict = checkSignup({ role: 'buyer', password: 'a', confirmPassword: 'b' });
    expect(verdict).toMatchObject({ ok: false, because: 'Passwords do not match!' });
    expect(verdict.ok ? [] : Object.keys(verdict.fields).sort()).toEqual([
      'agreeToTerms',
      'confirmPassword',
      'email',
      'first_name',
      'last_name',
      'password',
    ]);
  });
});

describe('checkProfile', () => {
  const profile = { first_name: 'Sana', last_name: 'Ahmed', email: 'sana@example.com' };

  it('needs names and email, not the phone', () => {
    expect(checkProfile(profile)).toEqual({ ok: true });
    expect(checkProfile({ ...profile, phone: '' })).toEqual({ ok: true });
    for (const field of ['first_name', 'last_name', 'email'] as const) {
      expect(checkProfile({ ...profile, [field]: ' ' })).toMatchObject({
        ok: false,
        because: 'Please fill all required fields (First name, Last name, Email).',
      });
    }
  });

  it('does not store a number that cannot be called', () => {
    expect(checkProfile({ ...profile, phone: '123' })).toMatchObject({
      ok: false,
      fields: { phone: { because: expect.any(String) } },
    });
  });
});

describe('a masked address', () => {
  it.each([
    ['amna@example.com', 'a•••@e•••.com'],
    ['a@x.pk', 'a•••@x•••.pk'],
    ['آمنہ@example.com.pk', 'آ•••@e•••.pk'],
  ])('of %s shows first letters and the ending alone', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});
