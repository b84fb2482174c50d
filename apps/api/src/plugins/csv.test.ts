import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('a CSV file', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc', '%0A=1'])(
    'holds no formula: %j',
    (text) => {
      const cell = toCsv({ headings: ['x'], rows: [[text]] })
        .split('\r\n')
        .slice(1)
        .join('\r\n')
        .replace(/^"/, '');
      expect(cell.startsWith("'")).toBe(true);
    },
  );

  it('keeps commas, quotes, lines and Urdu', () => {
    expect(toCsv({ headings: ['a', 'b'], rows: [['x, "y"', 'گھر\nدو']] })).toBe(
      '\uFEFFa,b\r\n"x, ""y""","گھر\nدو"\r\n',
    );
  });
});
