import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { backlogOf } from '../mail/mail.store.ts';
import { picturesInWork } from '../media/media.pictures.ts';
import { countWithoutAvif } from '../media/media.store.ts';
import { isFromNetwork } from './caller.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Measures an answer for which no hook runs; null where nothing is measured. */
    measure: ((request: FastifyRequest, reply: FastifyReply) => void) | null;
  }
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Connections of the pool, and which replicas are read: known without asking anybody. */
function connectionMetrics(register: Registry, deps: Deps): void {
  const registers = [register];
  const connections = new Gauge({
    name: 'karachi_database_connections',
    help: 'Connections to the database and who waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = deps.pool;
      connections.set({ state: 'busy' }, totalCount - idleCount);
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'waiting' }, waitingCount);
    },
  });
  if (!deps.replicas) return;
  const replicas = new Gauge({
    name: 'karachi_database_replica_read',
    help: 'Whether a replica is read now',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, isRead } of deps.replicas?.states() ?? []) replicas.set({ replica: name }, Number(isRead));
    },
  });
}

/** Each figure is asked for by itself, all at the same moment: one reading serves them all. */
function onceForAll(read: () => Promise<void>): () => Promise<void> {
  let reading: Promise<void> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/**
 * What the database tells, asked when somebody collects; a database that is away is said, and its other figures are
 * left out.
 */
function databaseMetrics(register: Registry, deps: Deps): void {
  const collect = onceForAll(read);
  const options = { registers: [register], collect };
  const mails = new Gauge({
    name: 'karachi_outbox_mails',
    help: 'Mails that wait, and those that were given up',
    labelNames: ['state'],
    ...options,
  });
  const oldest = new Gauge({
    name: 'karachi_outbox_oldest_seconds',
    help: 'Age of the oldest mail that waits',
    ...options,
  });
  const pictures = new Gauge({
    name: 'karachi_pictures_without_avif',
    help: 'Pictures whose AVIF files are not all made yet',
    ...options,
  });
  const up = new Gauge({ name: 'karachi_database_up', help: 'Whether the database answers', ...options });

  async function read(): Promise<void> {
    try {
      const backlog = await backlogOf(deps.db, deps.clock());
      const waiting = await countWithoutAvif(deps.db);
      mails.set({ state: 'waiting' }, backlog.waiting);
      mails.set({ state: 'given_up' }, backlog.givenUp);
      oldest.set(backlog.oldestSeconds);
      pictures.set(waiting);
      up.set(1);
    } catch {
      mails.reset();
      oldest.remove();
      pictures.remove();
      up.set(0);
    }
  }
}

function requestMetrics(register: Registry, app: FastifyInstance): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  const cacheUses = new Counter({
    name: 'karachi_cache_uses_total',
    help: 'Answers that were in the cache, and that were not; pages ask the cache of lists too',
    labelNames: ['cache', 'outcome'],
    registers: [register],
  });
  const measure = (request: FastifyRequest, reply: FastifyReply) => {
    // What the pages' own server asks in-process is part of a request that is counted already.
    if (!isFromNetwork(request)) return;
    // The pattern of the route, never the address: addresses are without end, and some carry tokens.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  };
  app.decorate('measure', measure);
  app.addHook('onResponse', (request, reply, done) => {
    const { cacheUse } = request;
    if (cacheUse) cacheUses.inc({ cache: cacheUse.cache, outcome: cacheUse.isHit ? 'hit' : 'miss' });
    measure(request, reply);
    done();
  });
}

async function serve(register: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/**
 * Figures for Prometheus at `/metrics` of a port of its own (`METRICS_PORT`), never of the public one. Off where the
 * port is not set: nothing is measured then. Register it before the routes.
 */
export function registerMetrics(app: FastifyInstance, deps: Deps): void {
  const { metricsPort, metricsHost } = deps.settings;
  if (metricsPort === null) {
    app.decorate('measure', null);
    return;
  }
  const register = new Registry();
  collectDefaultMetrics({ register });
  requestMetrics(register, app);
  connectionMetrics(register, deps);
  databaseMetrics(register, deps);
  const inWork: Gauge = new Gauge({
    name: 'karachi_pictures_in_work',
    help: 'Pictures that are being encoded or wait for their turn',
    registers: [register],
    collect: () => inWork.set(picturesInWork()),
  });
  let server: Server | undefined;
  app.addHook('onListen', async () => {
    try {
      server = await serve(register, metricsPort, metricsHost);
      app.log.info({ address: server.address() }, 'metrics are served');
    } catch (err) {
      app.log.error({ err }, 'the metrics port cannot be used; the site runs without metrics');
    }
  });
  app.addHook('onClose', async () => {
    register.clear();
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  });
}
