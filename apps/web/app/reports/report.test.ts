import { describe, expect, it } from 'vitest';
import { CallFailed } from '../data/call.ts';
import { reportOf, withoutPerson } from './report.ts';

const page = 'https://homes.example/properties';

describe('a report of an error', () => {
  it('says what broke, and where', () => {
    const report = reportOf(new TypeError('x is undefined'), page);
    expect(report).toMatchObject({ message: 'TypeError: x is undefined', url: page });
    expect(report?.stack).toContain('report.test');
  });

  it('says nothing of a person', () => {
    const text = 'sana@example.com at +92 300-1234567 or 03001234567, 35202-1234567-1';
    expect(withoutPerson(text)).toBe('[mail] at [number] or [number], [number]');
    expect(reportOf(new Error(text), page)?.message).not.toMatch(/sana|300/);
    expect(withoutPerson('at app.js:120:14, code 404')).toBe('at app.js:120:14, code 404');
  });

  it('fits the contract, however long the error is', () => {
    const report = reportOf(Object.assign(new Error('m'.repeat(9000)), { stack: 's'.repeat(90_000) }), page);
    expect(report?.message.length).toBeLessThanOrEqual(2000);
    expect(report?.stack?.length).toBeLessThanOrEqual(8000);
  });

  it.each([
    ['a call that failed', new CallFailed(500, { message: 'Something went wrong.' })],
    ['a call without a network', new CallFailed(0)],
    ['work that was given up', new DOMException('gone', 'AbortError')],
    ['an extension', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js' })],
    ['another site', 'Script error.'],
  ])('is not made of %s', (_, error) => {
    expect(reportOf(error, page)).toBeUndefined();
  });

  it('is made of whatever was thrown', () => {
    expect(reportOf('a text', page)?.message).toBe('Error: a text');
    expect(reportOf(undefined, page)?.message).toBe('Error: undefined');
  });
});
