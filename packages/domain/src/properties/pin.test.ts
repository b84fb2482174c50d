import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAP_BOUNDS } from './mapRegion.ts';
import { checkPinNear, PIN_WITHIN_KM, readPin, writePin } from './pin.ts';

const clifton = { areaName: 'Clifton', latitude: 24.8138, longitude: 67.0299 };

describe('a pin', () => {
  it.each(['24.8138, 67.0299', '24.8138 67.0299', '24.8138°,67.0299°', '۲۴.۸۱۳۸، ۶۷.۰۲۹۹', ' 24.81380;67.02990 '])(
    'is read from %s',
    (text) => {
      expect(readPin(text)).toEqual({ ok: true, pin: { latitude: 24.8138, longitude: 67.0299 } });
    },
  );

  it('is none where nothing is written', () => {
    expect(readPin('  ')).toEqual({ ok: true, pin: undefined });
  });

  it.each(['Clifton', '24.8138', '24,8138, 67,0299', 'NaN, NaN', '24.8138, 67.0299, 3', '1e1, 2e1'])(
    'is not read from %s',
    (text) => {
      expect(readPin(text)).toMatchObject({ ok: false, code: 'PIN_NOT_UNDERSTOOD' });
    },
  );

  it.each(['67.0299, 24.8138', '90, 0', '31.5204, 74.3587', '-24.8, 67'])('lies in Karachi, not at %s', (text) => {
    expect(readPin(text)).toMatchObject({ ok: false, code: 'PIN_OUTSIDE' });
  });

  it('is written as it is read, to a metre', () => {
    const [west, south, east, north] = MAP_BOUNDS;
    const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(within(south, north), within(west, east), (latitude, longitude) => {
        const read = readPin(writePin({ latitude, longitude }));
        expect(read.ok && Math.abs((read.pin?.latitude ?? 0) - latitude)).toBeLessThan(0.00001);
      }),
    );
  });

  it('lies near its area', () => {
    expect(checkPinNear({ latitude: 24.82, longitude: 67.03 }, clifton)).toEqual({ ok: true });
    expect(checkPinNear({ latitude: 25.02, longitude: 67.31 }, clifton)).toMatchObject({
      ok: false,
      code: 'PIN_FAR',
      values: { area: 'Clifton' },
    });
    expect(checkPinNear({ latitude: 25.02, longitude: 67.31 }, { ...clifton, latitude: null })).toEqual({ ok: true });
    expect(PIN_WITHIN_KM).toBe(15);
  });
});
