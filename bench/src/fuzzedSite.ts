import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addBlog } from '@karachi-estates/api/blogs/blogs.actions';
import { testApp } from '@karachi-estates/api/testing/testApp';

/** The site that the fuzzer asks, as a process of its own: its memory is measured without that of whoever asks. */
export type Order =
  | { what: 'signIn'; role: 'buyer' | 'seller'; email: string }
  | { what: 'mails'; to: string }
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

const site = await testApp({ rateLimit: 0, maxDelayMs: 0, trustProxy: 1 });
await addBlog(site.deps, '---\ntitle: Papers first\ncreated_at: 2025-09-15\n---\n\nRead the papers.\n', undefined);
await site.app.listen({ port: 0, host: '127.0.0.1' });

async function carryOut(order: Order): Promise<unknown> {
  if (order.what === 'signIn') {
    const { role, email } = order;
    return (await site.signIn(role, { email, plan: 'premium', planUntil: new Date('2100-01-01') })).token;
  }
  if (order.what === 'mails') return site.outbox.filter(({ to }) => to === order.to).map(({ text }) => text);
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

process.on('message', (order: Order & { id: number }) => {
  carryOut(order).then(
    (value) => process.send?.({ id: order.id, value }),
    (error: Error) => process.send?.({ id: order.id, error: error.message }),
  );
});
process.once('disconnect', () => process.exit(0));
process.send?.({ origin: `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}` });
