import { logout } from '@karachi-estates/contracts/accounts';
import { describe, expect, it, vi } from 'vitest';
import { forgetTold, LOGOUT, notificationOf, pressedAddress } from './push.ts';

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

describe('a logout', () => {
  it('is known by its address', () => expect(LOGOUT).toBe(logout.url));

  const answered = (status: number) => () => Promise.resolve(new Response('{}', { status }));

  it.each([
    ['is answered', answered(200), false],
    ['finds that the login is over', answered(401), false],
    ['is answered with an error', answered(503), true],
    ['finds no network', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ])(
    'that %s takes away what was told; the device hears no more of a login that lives on: %s',
    async (_, send, ends) => {
      const [close, unsubscribe] = [vi.fn(), vi.fn()];
      const registration = {
        getNotifications: async () => [{ close }],
        pushManager: { getSubscription: async () => ({ unsubscribe }) },
      } as unknown as ServiceWorkerRegistration;
      await forgetTold(registration, send());
      expect([close.mock.calls.length, unsubscribe.mock.calls.length]).toEqual([1, ends ? 1 : 0]);
    },
  );
});
