import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings, SETTING_DEFINITIONS } from '@karachi-estates/api/settings';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { composeFaults } from './composeSchema.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');

interface Service {
  build?: { context: string; dockerfile: string };
  image?: string;
  command?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }> | string[];
  stop_grace_period?: string;
  volumes?: string[];
  healthcheck?: unknown;
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const { services } = compose;
const nginx = read('nginx.conf');
const dockerfile = read('Dockerfile');
const pooler = Object.fromEntries(
  [...read('pgbouncer.ini').matchAll(/^(\w+) = (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const names = new Set<string>(SETTING_DEFINITIONS.map(({ name }) => name));
const upstreams = [...nginx.matchAll(/^\s*server ([\w-]+):(\d+)/gm)].map(([, host = '', port = '']) => ({
  host,
  port,
}));

const failover = parse(read('failover.yaml'), { merge: true }) as Pick<typeof compose, 'services'>;

describe('a process that is replaced', () => {
  it('serves on for longer than nginx leaves out the other one, which was replaced before it', () => {
    const leftOut = [...nginx.matchAll(/fail_timeout=(\d+)s/g)].map(([, seconds]) => Number(seconds) * 1_000);
    expect(leftOut).toHaveLength(upstreams.length);
    for (const { host } of upstreams) {
      const drain = Number(services[host]?.environment?.DRAIN_MS);
      for (const each of leftOut) expect(each, host).toBeLessThan(drain);
    }
  });
});

describe('a database that is made', () => {
  it('lets replicas in, keeps log for them but not without end, and writes no values of statements into its log', () => {
    const data = mkdtempSync(path.join(tmpdir(), 'karachi-pgdata-'));
    try {
      execFileSync('sh', [path.join(root, 'deploy/replication.sh')], { env: { ...process.env, PGDATA: data } });
      expect(readFileSync(path.join(data, 'pg_hba.conf'), 'utf8')).toMatch(/^host replication/);
      const settings = readFileSync(path.join(data, 'postgresql.conf'), 'utf8').trim().split('\n');
      expect(settings).toEqual([
        'log_parameter_max_length = 0',
        'log_error_verbosity = terse',
        'wal_keep_size = 4GB',
        'max_slot_wal_keep_size = 16GB',
        'wal_retrieve_retry_interval = 500ms',
      ]);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  });
});

describe('the compose files', () => {
  it('follow the schema', () => {
    expect(composeFaults(compose)).toEqual([]);
    expect(composeFaults(failover)).toEqual([]);
  });

  it.each([
    ['an unknown field', { image: 'x:1', enviroment: {} }],
    ['a wrong type', { image: 'x:1', environment: { PORT: ['1'] } }],
    ['a wrong duration', { image: 'x:1', stop_grace_period: '30 seconds' }],
    ['a wrong condition', { image: 'x:1', depends_on: { one: { condition: 'healthy' } } }],
    ['a wrong port', { image: 'x:1', ports: ['eighty'] }],
  ])('are refused for %s', (_, service) => {
    expect(composeFaults({ services: { one: { image: 'x:1' } } })).toEqual([]);
    expect(composeFaults({ services: { one: service } })).not.toEqual([]);
  });
});

describe('the switch for a replica that takes over', () => {
  it('gives equal processes an address that follows the primary, and all servers to read from', () => {
    expect(failover.services['site-1']).toEqual(failover.services['site-2']);
    const merged = { ...services['site-1']?.environment, ...failover.services['site-1']?.environment };
    const given = Object.entries(merged).map(([name, value]) => [
      name,
      name === 'SITE_URL'
        ? 'https://homes.example'
        : value.replace(/\$\{\w+:-\}/g, '').replace(/\$\{[^}]*\}/g, 'secret1'),
    ]);
    const settings = readSettings(Object.fromEntries(given));
    expect(settings.databaseDirectUrl).toBeNull();
    const [, writable = ''] = /@(.+)$/.exec(settings.databaseUrl ?? '') ?? [];
    expect(writable).toBe('database:5432,replica-1:5432,replica-2:5432/site?target_session_attrs=read-write');
    expect(settings.databaseReplicaUrls.map((url) => new URL(url).host)).toEqual([
      'database:5432',
      'replica-1:5432',
      'replica-2:5432',
    ]);
  });
});

describe('the servers of the database', () => {
  const replicas = ['replica-1', 'replica-2'].map((name) => services[name]?.environment);

  it('have names, of which the primary may wait for either of two others', () => {
    const [, primary] = /cluster_name=(\w+)/.exec(services.database?.command ?? '') ?? [];
    const called = [primary, ...replicas.map((replica) => replica?.NAME)];
    expect(read('README.md')).toContain(`synchronous_standby_names = 'ANY 1 (${called.join(', ')})'`);
  });

  it('follow whichever of them can be written', () => {
    for (const replica of replicas) {
      expect(replica?.PRIMARY).toBe(
        'postgres://site@database,replica-1,replica-2/site?target_session_attrs=read-write',
      );
    }
  });
});

describe('the compose file', () => {
  it('runs two equal processes, which the proxy names', () => {
    expect(upstreams.map(({ host }) => host)).toEqual(['site-1', 'site-2']);
    expect(services['site-1']).toEqual(services['site-2']);
  });

  it('gives the site settings that it reads and takes', () => {
    const environment = services['site-1']?.environment ?? {};
    expect(Object.keys(environment).filter((name) => !names.has(name))).toEqual([]);
    const given = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        name === 'SITE_URL'
          ? 'https://homes.example'
          : value.replace(/\$\{\w+:-\}/g, '').replace(/\$\{[^}]*\}/g, 'secret1'),
      ]),
    );
    const settings = readSettings(given);
    expect(settings.trustProxy).toBe(1);
    expect(settings.mediaS3).toMatchObject({ bucket: 'pictures', endpoint: 'http://store:9000' });
    const hosts = [settings.databaseUrl, settings.databaseDirectUrl, ...settings.databaseReplicaUrls].map(
      (url) => new URL(url ?? '').host,
    );
    expect(hosts).toEqual([`pooler:${pooler.listen_port}`, 'database:5432', 'replica-1:5432', 'replica-2:5432']);
  });

  it('waits longer than a process takes to stop', () => {
    const { DRAIN_MS = '0' } = services['site-1']?.environment ?? {};
    const main = readFileSync(path.join(root, 'apps/web/server/main.ts'), 'utf8');
    const delay = Number(/delay: ([\d_]+) \+ settings\.drainMs/.exec(main)?.[1]?.replaceAll('_', ''));
    const grace = Number(/^(\d+)s$/.exec(services['site-1']?.stop_grace_period ?? '')?.[1]) * 1_000;
    expect(grace).toBeGreaterThan(delay + Number(DRAIN_MS));
  });

  it('depends on nothing that is not there, and names a version of every image', () => {
    for (const [name, service] of Object.entries(services)) {
      const needed = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
      expect(
        needed.filter((each) => !services[each]),
        name,
      ).toEqual([]);
      const mounted = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
      expect(
        mounted.filter((each) => !each.startsWith('.') && !(each in compose.volumes)),
        name,
      ).toEqual([]);
      if (!service.build) expect(service.image, name).toMatch(/:[\w.-]*\d/);
    }
  });
});

describe('the image', () => {
  it('builds what is in the repository and does not run as root', () => {
    const { build } = services['site-1'] ?? {};
    expect(readFileSync(path.join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''), 'utf8')).toBe(
      dockerfile,
    );
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toContain('/readyz');
    const started = /^CMD \["node", "(--max-semi-space-size=\d+)", "build\/main\.js"\]$/m.exec(last);
    expect(last.indexOf('USER node')).toBeLessThan(started?.index ?? -1);
    // Tried out and measured as it runs there.
    expect(readFileSync(path.join(root, 'bench/src/site.ts'), 'utf8')).toContain(`'${started?.[1]}'`);
    expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toContain(`"start": "node ${started?.[1]} `);
  });

  it('listens where the proxy looks for it', () => {
    const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1];
    expect(upstreams.every((upstream) => upstream.port === port)).toBe(true);
  });

  it('sets only what the site reads', () => {
    const environment = /^ENV (.+)$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
    const set = environment.map((pair) => pair.split('=')[0] ?? '').filter((name) => name !== 'NODE_ENV');
    expect(set.length).toBeGreaterThan(2);
    expect(set.filter((name) => !names.has(name))).toEqual([]);
  });

  it('is built without what this checkout holds beside its sources', () => {
    const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/build', '.data', '.git']));
  });
});

describe('the pooler', () => {
  it('lends connections for a transaction, to the server that the compose file runs', () => {
    expect(pooler.pool_mode).toBe('transaction');
    expect(read('pgbouncer.ini')).toMatch(/^\* = host=database port=5432 /m);
    expect(services.database).toBeDefined();
  });

  it('ends statements and transactions as the site itself would', () => {
    const { databaseTimeoutMs } = readSettings({});
    expect(read('pgbouncer.ini')).toContain(`set statement_timeout = ${databaseTimeoutMs};`);
  });
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The blocks `location … { … }` of the settings, each with its lines. */
const locations = [...nginx.matchAll(/^ {4}location ([^{]+) \{([\s\S]*?)\}$/gm)].map(([, name = '', body = '']) => ({
  name,
  body,
}));

/** The settings as nginx takes them in a folder of this machine, in front of one site. */
function settingsIn(folder: string, port: number, sitePort = 3000): string {
  const file = path.join(folder, 'nginx.conf');
  const here = nginx
    .replace('server site-1:3000', `server 127.0.0.1:${sitePort}`)
    .replace(/\s*server site-2:3000[^;]*;/, '')
    .replace('include mime.types', 'types { }  #')
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('/var/log/nginx', folder)
    .replace('listen 80', `listen 127.0.0.1:${port}`);
  writeFileSync(file, here);
  return file;
}

/** A free port of this machine, and whoever listens there. */
async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Letters in the longest header `cache-tag`: `filters.test.ts` of the API holds it. */
const LONGEST_TAGS = 6_000;

const LIMITS = { 'ratelimit-limit': '9', 'ratelimit-remaining': '8', 'ratelimit-reset': '7' };

/** Starts nginx in front of a site that answers each request with the headers that came. */
async function startEcho(folder: string) {
  const site = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-request-id', String(request.headers['x-request-id']));
    for (const [name, value] of Object.entries(LIMITS)) response.setHeader(name, value);
    const [, status] = /^\/status-(\d+)/.exec(request.url ?? '') ?? [];
    if (status) response.statusCode = Number(status);
    const [, long] = /^\/api\/long-(\d+)/.exec(request.url ?? '') ?? [];
    if (long) response.setHeader('cache-tag', 'x'.repeat(Number(long)));
    if (request.url?.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=60');
    if (request.url?.startsWith('/kept')) response.setHeader('cache-control', 'public, s-maxage=60');
    if (request.url === '/page') response.setHeader('cache-control', 'public, s-maxage=1, stale-while-revalidate=2');
    response.end(JSON.stringify(request.headers));
  });
  const sitePort = await listen(site);
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((done) => probe.close(done));
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const own = `daemon off; pid ${folder}/pid; error_log stderr error;${user}`;
  const proxy = spawn('nginx', ['-c', settingsIn(folder, port, sitePort), '-g', own], { stdio: 'ignore' });
  const ended = new Promise((done) => proxy.once('exit', done));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(url), 10_000);
  const close = async () => {
    proxy.kill('SIGQUIT');
    await ended;
    site.closeAllConnections();
    await new Promise((done) => site.close(done));
  };
  return { url, close };
}

describe('the proxy', () => {
  it('adds the address of its visitor to the chain that others began', () => {
    expect(nginx.match(/proxy_set_header X-Forwarded-For .+/g)).toEqual([
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    ]);
  });

  it('sets headers for all locations in one place: a location with one of its own inherits none', () => {
    expect(locations.length).toBeGreaterThan(2);
    const ofOne = locations.filter(({ body }) => /proxy_set_header|proxy_hide_header|add_header/.test(body));
    expect(ofOne.map(({ name }) => name)).toEqual([]);
  });

  it.skipIf(!hasNginx)('is understood by nginx (left out where nginx is not installed)', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    try {
      const file = settingsIn(folder, 18080);
      const outside = `pid ${folder}/pid; error_log stderr;`;
      expect(() => execFileSync('nginx', ['-t', '-q', '-c', file, '-g', outside], { stdio: 'pipe' })).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.skipIf(!hasNginx)('keeps two of each page, by how much data is asked for (with nginx)', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const { url, close } = await startEcho(folder);
    try {
      // Of the answers that share a place in the cache, all but the first have been asked by another.
      const askedBy = async (id: string, headers: Record<string, string>) => {
        const answer = await fetch(`${url}/kept`, { headers: { 'x-request-id': id, ...headers } });
        return (await answer.json())['x-request-id'];
      };
      expect(await askedBy('the-plain-one', {})).toBe('the-plain-one');
      expect(await askedBy('the-saving-one', { 'save-data': 'on' })).toBe('the-saving-one');
      const low: Record<string, string>[] = [
        { cookie: 'low-data=1' },
        { cookie: 'locale=ur; low-data=1; a=b', 'save-data': 'on' },
      ];
      const plain: Record<string, string>[] = [
        { cookie: 'low-data=0', 'save-data': 'on' },
        { 'save-data': 'other' },
        { cookie: 'low-data=10' },
      ];
      for (const headers of [...low, { 'save-data': 'ON;x=1' }]) {
        expect(await askedBy('another-one', headers), JSON.stringify(headers)).toBe('the-saving-one');
      }
      for (const headers of plain) {
        expect(await askedBy('another-one', headers), JSON.stringify(headers)).toBe('the-plain-one');
      }
    } finally {
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.skipIf(!hasNginx)(
    'passes on headers as long as a search for many areas and types has them (with nginx)',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
      const { url, close } = await startEcho(folder);
      try {
        const answer = await fetch(`${url}/api/long-${LONGEST_TAGS}`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-tag')).toHaveLength(LONGEST_TAGS);
      } finally {
        await close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  it.skipIf(!hasNginx)('gives each answer the id and the limits of its own request (with nginx)', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const { url, close } = await startEcho(folder);
    const askedBy = async (id: string, address: string) => {
      const { status, headers } = await fetch(url + address, { headers: { 'x-request-id': id } });
      const limits = Object.keys(LIMITS).flatMap((name) => headers.get(name) ?? []);
      return { status, id: headers.get('x-request-id'), cache: headers.get('x-cache'), limits };
    };
    const limits = Object.values(LIMITS);
    try {
      for (const status of [400, 404, 429, 500])
        expect(await askedBy('of-an-error', `/status-${status}`)).toEqual({
          status,
          id: 'of-an-error',
          cache: 'MISS',
          limits,
        });
      for (const address of ['/kept-by-itself', '/assets/a1.js']) {
        const first = { status: 200, id: 'the-first-one', cache: 'MISS', limits };
        expect(await askedBy('the-first-one', address), address).toEqual(first);
        const second = { status: 200, id: 'the-second-one', cache: 'HIT', limits: [] };
        expect(await askedBy('the-second-one', address), address).toEqual(second);
      }
      expect(await askedBy('of-a-call', '/api/x')).toEqual({ status: 200, id: 'of-a-call', cache: null, limits });
    } finally {
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.skipIf(!hasNginx)('keeps an address apart from its encoding (with nginx)', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const { url, close } = await startEcho(folder);
    try {
      const acceptedBy = async (address: string, accepted: string) => {
        const answer = await fetch(url + address, { headers: { 'accept-encoding': accepted } });
        return (await answer.json())['accept-encoding'];
      };
      expect(await acceptedBy('/kept?a=x', 'br')).toBe('br');
      expect(await acceptedBy('/kept?a=xbr', 'identity')).toBeUndefined();
    } finally {
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.skipIf(!hasNginx)('sends no page that is older than its headers allow (with nginx)', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const { url, close } = await startEcho(folder);
    try {
      const askedBy = async (id: string) => {
        const answer = await fetch(`${url}/page`, { headers: { 'x-request-id': id } });
        return (await answer.json())['x-request-id'];
      };
      expect(await askedBy('the-first-one')).toBe('the-first-one');
      // A second, two more while it is fetched anew, and one for the clock of nginx, which counts whole seconds.
      await new Promise((done) => setTimeout(done, 4_500));
      expect(await askedBy('a-later-one')).toBe('a-later-one');
    } finally {
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.skipIf(!hasNginx)('tells the site of every address who asked and how (with nginx)', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const { url, close } = await startEcho(folder);
    try {
      for (const address of ['/', '/properties', '/api/x', '/assets/x.js', '/media/x/320.webp']) {
        const headers = {
          'accept-encoding': 'deflate, gzip, br',
          'x-forwarded-for': '203.0.113.7',
          'x-request-id': 'of-a-browser',
        };
        const seen = await (await fetch(`${url}${address}`, { headers })).json();
        expect(seen, address).toMatchObject({
          host: '127.0.0.1',
          'x-forwarded-for': '203.0.113.7, 127.0.0.1',
          'x-forwarded-proto': 'http',
          'x-request-id': 'of-a-browser',
          'accept-encoding': 'br',
        });
        expect(seen, address).not.toHaveProperty('connection', 'close');
      }
    } finally {
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
