import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculationQuery, calculatorIds, isTypedCalculation, readCalculation, samples } from './calculation.ts';

const read = (query: string) => readCalculation(new URLSearchParams(query));

describe('the address of a calculation', () => {
  it('begins with samples and with home finance', () => {
    expect(read('')).toEqual({ calc: 'finance', texts: samples.finance });
    expect(read('?calc=constructor')).toEqual({ calc: 'finance', texts: samples.finance });
    for (const calc of calculatorIds) expect(read(`?calc=${calc}`)).toEqual({ calc, texts: samples[calc] });
  });

  it('keeps what was typed, also nothing, and leaves out what is no field', () => {
    expect(read('?calc=plan&price=2.5+crore&down=&rate=9&utm_source=mail')).toEqual({
      calc: 'plan',
      texts: { ...samples.plan, price: '2.5 crore', down: '' },
    });
  });

  it('leads back to the same calculation', () => {
    const typed = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.constantFrom(...calculatorIds), typed, typed, (calc, price, other) => {
        const [, field = ''] = Object.keys(samples[calc]);
        const calculation = read(`?${new URLSearchParams({ calc, price, [field]: other })}`);
        expect(calculation.texts).toMatchObject({ price, [field]: other });
        expect(read(calculationQuery(calculation))).toEqual(calculation);
      }),
    );
  });

  it('is a person’s own as soon as it has a figure', () => {
    const isTyped = (query: string) => isTypedCalculation(new URLSearchParams(query));
    for (const query of ['', '?calc=rent', '?utm_source=mail&calc=plan']) expect(isTyped(query), query).toBe(false);
    for (const query of ['?price=1', '?price=', '?calc=rent&stamp=2', '?calc=else', '?calc='])
      expect(isTyped(query), query).toBe(true);
  });
});
