import { describe, expect, it } from 'vitest';
import { notificationOf, pressedAddress } from './push.ts';

describe('a message of the site', () => {
  const message = {
    title: 'نیا: 2 کروڑ',
    body: '240 گز',
    path: '/ur/property-detail-home/7',
    tag: 'alert-3',
    locale: 'ur',
  };

  it('is shown in its language and knows its page', () => {
    expect(notificationOf(JSON.stringify(message))).toEqual({
      title: message.title,
      options: {
        body: message.body,
        tag: 'alert-3',
        lang: 'ur',
        dir: 'rtl',
        icon: '/icon-192.png',
        badge: '/icon-192.png',
        data: message.path,
      },
    });
  });

  it.each([undefined, '', 'hello', 'null', '7'])('that cannot be read (%j) still shows something', (text) => {
    const { title, options } = notificationOf(text);
    expect([title, options.data]).toEqual(['Karachi Estates', '/saved-searches']);
  });
});

describe('a press', () => {
  const site = 'https://homes.example';

  it('opens the page', () => {
    expect(pressedAddress('/properties?area=7', site)).toBe(`${site}/properties?area=7`);
  });

  it.each(['https://evil.example/x', '//evil.example/x', '/\\evil.example/x', 'javascript:alert(1)', undefined, {}])(
    'leaves the site by no path: %j',
    (path) => expect(new URL(pressedAddress(path, site)).origin).toBe(site),
  );
});
