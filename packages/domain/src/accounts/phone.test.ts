import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone, storedPhone, telLink, whatsappLink } from './phone.ts';

const national = fc.oneof(
  fc.integer({ min: 300_000_0000, max: 399_999_9999 }).map(String),
  fc.integer({ min: 0, max: 99_999_999 }).map((local) => `21${String(local).padStart(8, '0')}`),
  fc.integer({ min: 0, max: 9_999_999 }).map((local) => `51${String(local).padStart(7, '0')}`),
);

describe('storedPhone', () => {
  it.each([
    ['0300-1234567', '+923001234567'],
    [' +1 212 555 0100 ', '+1 212 555 0100'],
    ['\u2068+1 212 555 0100\u2069', '+1 212 555 0100'],
    ['', ''],
  ])('keeps %j as %j', (text, stored) => {
    expect(storedPhone(text)).toBe(stored);
  });
});

describe('parsePhone', () => {
  it.each([
    ['0300-1234567', '+923001234567'],
    ['03001234567', '+923001234567'],
    ['+92 300 1234567', '+923001234567'],
    ['923001234567', '+923001234567'],
    ['0092 300 1234567', '+923001234567'],
    ['+92 (0)300 123.4567', '+923001234567'],
    ['3001234567', '+923001234567'],
    ['۰۳۰۰ ۱۲۳۴۵۶۷', '+923001234567'],
    ['021-34567890', '+922134567890'],
    ['(021) 3456 7890', '+922134567890'],
    ['+92 21 34567890', '+922134567890'],
    ['922134567890', '+922134567890'],
    ['051-2345678', '+92512345678'],
    ['+92512345678', '+92512345678'],
    ['021 111 222 333', '+9221111222333'],
    ['0992-345678', '+92992345678'],
    ['\u2068+92 300 1234567\u2069', '+923001234567'],
    ['\u200b0300\u200b1234567', '+923001234567'],
  ])('understands %s', (text, e164) => {
    expect(parsePhone(text)).toEqual({ ok: true, e164 });
  });

  it.each([
    '',
    'abc',
    '0300',
    '0300 123456',
    '0300 12345678',
    '+1 212 555 0100',
    '+44 7911 123456',
    '34567890',
    '021 3456789',
    '2134567890',
    '0300 1234567 ext 4',
    '++923001234567',
    '0'.repeat(60),
  ])('does not take %j', (text) => {
    expect(parsePhone(text)).toMatchObject({ ok: false, because: expect.stringContaining('0300 1234567') });
  });

  it('reads every way of writing a number alike, and its own answer again', () => {
    const prefix = fc.constantFrom('0', '+92', '0092', '92', '+92 0', '+92-', '0092 (0)');
    fc.assert(
      fc.property(national, prefix, fc.array(fc.nat(12)), (number, start, gaps) => {
        const spread = gaps.reduce((text, at) => `${text.slice(0, at)} ${text.slice(at)}`, number);
        const answer = { ok: true, e164: `+92${number}` };
        fc.pre(start.length + spread.length <= 40);
        expect(parsePhone(start + spread)).toEqual(answer);
        expect(parsePhone(answer.e164)).toEqual(answer);
      }),
    );
  });
});

describe('formatPhone', () => {
  it.each([
    ['+923001234567', '0300 1234567'],
    ['+922134567890', '021 34567890'],
    ['+92512345678', '051 2345678'],
    ['+92992345678', '0992 345678'],
    ['call me', 'call me'],
  ])('reads %s as %s', (phone, text) => {
    expect(formatPhone(phone)).toBe(text);
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(national, (number) => {
        const text = formatPhone(`+92${number}`);
        expect(parsePhone(text)).toEqual({ ok: true, e164: `+92${number}` });
        expect(formatPhone(text)).toBe(text);
      }),
    );
  });
});

describe('links', () => {
  const about = {
    message: 'Salaam, is "Sea & View" still available?',
    url: 'https://example.com/property-detail-home/12-sea-view',
  };

  it('calls with +92, whatever way the number was written', () => {
    expect(telLink('0300-1234567')).toBe('tel:+923001234567');
    expect(telLink('+923001234567')).toBe('tel:+923001234567');
    expect(telLink('923001234567')).toBe('tel:+923001234567');
  });

  it('opens WhatsApp with the message and the link of the page', () => {
    const [address, text = ''] = (whatsappLink('0300 1234567', about) ?? '').split('?text=');
    expect(address).toBe('https://wa.me/923001234567');
    expect(text).toMatch(/^[\w.!~*'()%-]+$/);
    expect(decodeURIComponent(text)).toBe(`${about.message} ${about.url}`);
  });

  it('does not repeat a link that the message has already', () => {
    const message = `Look: ${about.url} please`;
    const link = whatsappLink('0300 1234567', { ...about, message }) ?? '';
    expect(decodeURIComponent(link)).toBe(`https://wa.me/923001234567?text=${message}`);
  });

  it('offers no link without a number', () => {
    expect(telLink('')).toBeUndefined();
    expect(telLink(null)).toBeUndefined();
    expect(whatsappLink(undefined, about)).toBeUndefined();
    expect(whatsappLink('ask at the gate', about)).toBeUndefined();
  });

  it('survives any message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        expect(() => whatsappLink('0300 1234567', { ...about, message: `${message}\ud800` })).not.toThrow();
      }),
    );
    // Listing every character there is, which comes before the first message, takes long on a busy machine.
  }, 30_000);
});
