import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notifyingLaunchOptions } from '@karachi-estates/tooling/chromium.ts';
import type { Page } from '@playwright/test';
import { anAd, signedAs } from '../ad.ts';
import { expect, test } from '../journey.ts';

test.use({ serviceWorkers: 'allow', launchOptions: notifyingLaunchOptions() });

/** A push service on this machine, and how often it was given something. */
async function startPushService() {
  const encodings: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    encodings.push(request.headers['content-encoding']);
    request.resume();
    response.writeHead(201).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/phone`, encodings, close: () => server.close() };
}

/** The browser's own push service cannot be reached from here: this page subscribes to another one. */
async function subscribeTo(page: Page, endpoint: string): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  await page.addInitScript(
    (subscription) => {
      const made = { toJSON: () => subscription } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem('subscribed', '1');
        return made;
      };
      PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? made : null);
    },
    { endpoint, keys },
  );
}

/** Gives the service worker a message, as the browser does with what its push service brings. */
async function deliver(page: Page, message: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

test('a guest is told on the device after a press, and turns it off again', { tag: '@once' }, async ({
  page,
  context,
  request,
  signUp,
  mailTo,
  expectAccessible,
}) => {
  test.slow();
  const service = await startPushService();
  await context.grantPermissions(['notifications']);
  await subscribeTo(page, service.endpoint);
  const address = `device-${Date.now()}@example.com`;
  const price = String(34_000_000 + (Date.now() % 1_000_000));
  const query = `propertyType=House&minPrice=${price}&maxPrice=${price}`;
  await request.post('/api/searches/by-email', {
    data: { email: address, query, frequency: 'at_once', quiet_hours: 'off' },
  });
  const link = /\/saved-searches\/confirm\?token=[\w-]+/.exec(
    (await mailTo(address)).replace(/=\r?\n/g, '').replace(/=3D/gi, '='),
  )?.[0];
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Confirm my search' }).click();

  const panel = page.getByRole('region', { name: 'Alerts on this device' });
  await panel.getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(panel.getByText('This device tells you')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByText('This device tells you')).toBeVisible();

  const seller = await signUp('seller');
  const ad = anAd(seller.email, { price, title: `Corner house ${price}` });
  const posted = await request.post('/api/properties/save', { headers: signedAs(seller), multipart: ad });
  expect(posted.status(), await posted.text()).toBe(201);
  await expect.poll(() => service.encodings, { timeout: 60_000 }).toEqual(['aes128gcm']);

  await deliver(page, { title: 'New: a house', body: '240 sq yd', path: '/properties', tag: 'alert-1', locale: 'en' });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: 'New: a house', body: '240 sq yd' }]);

  await panel.getByRole('button', { name: 'Stop on this device' }).click();
  await expect(panel.getByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  service.close();
});
