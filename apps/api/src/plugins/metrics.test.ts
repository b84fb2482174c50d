import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let site: TestApp | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function running(metricsPort: number | null) {
  site = await testApp({ metricsPort });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  const metrics = async () => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    return answer.text();
  };
  return { site, origin, metrics };
}

const figure = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1) ?? Number.NaN,
  );

const CARDS_COUNT = 'http_request_duration_seconds_count{method="GET",route="/api/properties/cards",status="200"}';
const LIST_HITS = 'karachi_cache_uses_total{cache="lists",outcome="hit"}';

it('metrics are on their own port and not on the public one', async () => {
  const { origin, metrics } = await running(await freePort());
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  const text = await metrics();
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'karachi_database_up']) {
    expect(figure(text, name), name).toBeGreaterThan(0);
  }
  expect(figure(text, 'karachi_pictures_in_work')).toBe(0);
  expect(text).toContain('karachi_database_connections{state="idle"}');
});

it('an address that cannot be read is counted too', async () => {
  const { origin, metrics } = await running(await freePort());
  await fetch(`${origin}/%zz`);
  expect(figure(await metrics(), 'http_request_duration_seconds_count{method="GET",route="none",status="400"}')).toBe(
    1,
  );
});

it('requests are counted by their route’s pattern and status, without addresses', async () => {
  const { origin, metrics } = await running(await freePort());
  for (const id of [1, 2, 3]) await fetch(`${origin}/api/properties/single?id=${id}&secret=hush`);
  await fetch(`${origin}/api/newsletter/unsubscribe/hush-hush`, { method: 'POST' });
  await fetch(`${origin}/api/properties/cards`);
  await fetch(`${origin}/api/properties/cards`);
  // A request is counted when its answer has gone, which its reader may see a moment earlier.
  const text = await vi.waitFor(
    async () => {
      const collected = await metrics();
      expect(figure(collected, CARDS_COUNT)).toBe(2);
      return collected;
    },
    { timeout: 20_000 },
  );
  // The second one came from the cache, through every hook.
  expect(figure(text, LIST_HITS)).toBe(1);
  const count = (route: string, status: number, method = 'GET') =>
    figure(text, `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);
  expect(count('/api/properties/single', 404)).toBe(3);
  expect(count('/api/newsletter/unsubscribe/:token', 400, 'POST')).toBe(1);
  expect(text).not.toContain('hush');
});

it('the outbox and the picture queue are told as they are, and a database that is away', async () => {
  const { site, metrics } = await running(await freePort());
  await site.deps.pool.query(`insert into outbox (recipient, subject, text, html, headers, created_at, next_attempt_at)
    values ('a@example.com', 's', 't', 'h', '{}', now() - interval '90 seconds', now() + interval '1 hour')`);
  await site.deps.pool.query(`insert into media (hash, width, height, bytes, thumbhash, avif)
    values ('a', 1, 1, 1, 'x', 'small'), ('b', 1, 1, 1, 'x', 'done')`);
  const text = await metrics();
  expect(figure(text, 'karachi_outbox_mails{state="waiting"}')).toBe(1);
  expect(figure(text, 'karachi_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
  await site.deps.pool.query('alter table outbox rename to outbox_away');
  const away = await metrics();
  await site.deps.pool.query('alter table outbox_away rename to outbox');
  expect(figure(away, 'karachi_database_up')).toBe(0);
  expect(away).not.toContain('karachi_outbox_mails{');
});

it('nothing listens and nothing is measured without a port', async () => {
  const { origin } = await running(null);
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  expect(readSettings({}).metricsPort).toBeNull();
  expect(readSettings({ METRICS_PORT: '9100' })).toMatchObject({ metricsPort: 9100, metricsHost: '127.0.0.1' });
  expect(() => readSettings({ PORT: '9100', METRICS_PORT: '9100' })).toThrow('METRICS_PORT must be another port');
});
