import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

const only = (path: string) => (asked: string) => asked === path;

test("Playwright's own browser comes first", () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chrome' }, () => true, '/own/chrome')).toBe('/own/chrome');
});

test('CHROMIUM_PATH comes before the system’s browser', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chrome' }, (path) => path !== '/own/chrome', '/own/chrome')).toBe(
    '/opt/chrome',
  );
});

test('the system’s browser is taken when nothing else is there', () => {
  expect(findChromium({}, only('/usr/bin/chromium'), '/own/chrome')).toBe('/usr/bin/chromium');
});

test('of the system’s browsers the one without a window comes first', () => {
  expect(findChromium({}, (path) => path.startsWith('/usr/bin/'), '/own/chrome')).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('a machine without a browser gives nothing', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/missing' }, () => false, '/own/chrome')).toBeUndefined();
});
