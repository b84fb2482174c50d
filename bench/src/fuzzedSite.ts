import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addBlog } from '@karachi-estates/api/blogs/blogs.actions';
import { seedFolder } from '@karachi-estates/api/db/assets';
import { writeMailLink } from '@karachi-estates/api/insights/mailLinks';
import { outbox } from '@karachi-estates/api/mail/mail.table';
import { placeOrder } from '@karachi-estates/api/orders/orders.actions';
import { enterPayment } from '@karachi-estates/api/orders/payments.actions';
import { cursorSecret } from '@karachi-estates/api/plugins/cursor';
import { importUnits, saveProject } from '@karachi-estates/api/projects/operator.actions';
import { offerSlots } from '@karachi-estates/api/projects/visits.actions';
import { findDuplicates } from '@karachi-estates/api/properties/lookalikes.actions';
import { codeOf } from '@karachi-estates/api/testing/authenticator';
import { testApp } from '@karachi-estates/api/testing/testApp';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';

/** The site that the fuzzer asks, as a process of its own: its memory is measured without that of whoever asks. */
export type Order =
  | { what: 'signIn'; role: 'buyer' | 'seller'; email: string }
  | { what: 'signInStaff'; roles: StaffRole[] }
  | { what: 'code'; secret: string; ahead: number }
  | { what: 'project'; slug: string }
  | { what: 'paidLongAgo'; accountId: number; transaction: string }
  | { what: 'stuckMail' }
  | { what: 'failedJob' }
  | { what: 'compareListings' }
  | { what: 'mails'; to: string }
  | { what: 'mailLink'; accountId: number }
  | { what: 'memory' };

/** Megabytes: JavaScript's heap after a collection, what lies beside it (the embedded database, pictures), and all. */
export interface Memory {
  heap: number;
  beside: number;
  resident: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const MEGABYTE = 1_048_576;
const DAY = 86_400_000;

const site = await testApp({ rateLimit: 0, maxDelayMs: 0, trustProxy: 1 });
const { deps } = site;
await addBlog(deps, '---\ntitle: Papers first\ncreated_at: 2025-09-15\n---\n\nRead the papers.\n', undefined);
await site.app.listen({ port: 0, host: '127.0.0.1' });

const sampleOf = (name: string) => readFile(new URL(`projects/${name}`, seedFolder));

/** A project with units to hold and times to visit. */
async function makeProject(slug: string): Promise<void> {
  const sample: object = JSON.parse((await sampleOf('clifton-courtyard.json')).toString('utf8'));
  await saveProject(deps, slug, JSON.stringify({ ...sample, slug }));
  await importUnits(deps, slug, await sampleOf('clifton-courtyard.csv'), { dryRun: false });
  await offerSlots(deps, slug, { from: new Date(Date.now() + 2 * DAY), minutes: 60, count: 2, places: 9 });
}

/** A payment of the month before last, so that a month of the books can be closed. */
async function payLongAgo(accountId: number, transaction: string): Promise<void> {
  const past = new Date(Date.now() - 45 * DAY);
  const then = { ...deps, clock: () => past };
  const { id, amount } = await placeOrder(then, accountId, { plan: 'pro', months: 1 });
  const receivedOn = past.toISOString().slice(0, 10);
  const arrival = { amount: amount * 100, bank: 'Sample Bank', transaction, receivedOn, payer: '', by: 'Sana' };
  await enterPayment(then, id, { ...arrival, source: 'entry' });
}

/** A mail that the mail server has refused, and is to be tried again tomorrow. */
async function writeStuckMail(): Promise<number> {
  const tomorrow = new Date(Date.now() + DAY);
  const mail = { recipient: 'refused@example.com', subject: 'Refused', text: 'Refused', html: '<p>Refused</p>' };
  const [row] = await deps.db
    .insert(outbox)
    .values({ ...mail, attempts: 3, createdAt: new Date(), nextAttemptAt: tomorrow, lastError: 'refused' })
    .returning();
  return row?.id ?? 0;
}

async function carryOut(order: Order): Promise<unknown> {
  switch (order.what) {
    case 'signIn': {
      const { role, email } = order;
      return (await site.signIn(role, { email, plan: 'premium', planUntil: new Date('2100-01-01') })).token;
    }
    case 'signInStaff':
      return (await site.signInStaff(order.roles)).headers.cookie;
    case 'code':
      return codeOf(order.secret, new Date(), order.ahead);
    case 'project':
      return makeProject(order.slug);
    case 'paidLongAgo':
      return payLongAgo(order.accountId, order.transaction);
    case 'stuckMail':
      return writeStuckMail();
    case 'failedJob':
      await deps.pool.query("insert into pgboss.job (name, state) values ('mail-send', 'failed')");
      return undefined;
    case 'compareListings':
      return findDuplicates(deps);
    case 'mails':
      return site.outbox.filter(({ to }) => to === order.to).map(({ text }) => text);
    case 'mailLink':
      return writeMailLink(await cursorSecret(deps), order.accountId);
    case 'memory': {
      // A mail server keeps no mails in the site's memory either.
      site.outbox.length = 0;
      collect();
      const { heapUsed, external, rss } = process.memoryUsage();
      return {
        heap: Math.round(heapUsed / MEGABYTE),
        beside: Math.round(external / MEGABYTE),
        resident: Math.round(rss / MEGABYTE),
      } satisfies Memory;
    }
  }
}

process.on('message', (order: Order & { id: number }) => {
  carryOut(order).then(
    (value) => process.send?.({ id: order.id, value }),
    (error: Error) => process.send?.({ id: order.id, error: error.message }),
  );
});
process.once('disconnect', () => process.exit(0));
process.send?.({ origin: `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}` });
