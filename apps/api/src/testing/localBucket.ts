/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hash } from '@smithy/hash-node';
import { SignatureV4 } from '@smithy/signature-v4';
import S3rver, { type Asked, type Middleware } from 's3rver';
import type { Settings } from '../settings.ts';

/**
 * An S3-compatible server on this machine with one empty bucket, for tests. It refuses what is not signed as Amazon's
 * own library signs it, and may go away and come back as it was.
 */
export interface LocalBucket {
  settings: NonNullable<Settings['mediaS3']>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends it for good. */
  remove: () => Promise<void>;
}

const NAME = 'pictures';
const REGION = 'us-east-1';
/** The only pair of keys that the server knows. */
const KEY = 'S3RVER';

const signer = new SignatureV4({
  service: 's3',
  region: REGION,
  credentials: { accessKeyId: KEY, secretAccessKey: KEY },
  sha256: Hash.bind(null, 'sha256'),
  uriEscapePath: false,
});

/** `20261122T053900Z` as a date. */
const dateOf = (stamp: string) => new Date(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** What Amazon's own signer writes for a request, with the headers that it says are signed. */
async function authorizationOf({ method, path, query, headers }: Asked): Promise<string | undefined> {
  const [, names = ''] = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '') ?? [];
  const signed = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: '127.0.0.1',
      path,
      query: { ...query },
      headers: Object.fromEntries(names.split(';').map((name) => [name, String(headers[name])])),
    },
    { signingDate: dateOf(String(headers['x-amz-date'])) },
  );
  return signed.headers.authorization;
}

/** The server looks at access keys but not at signatures of version 4. */
const checkSignature: Middleware = async (context, next) => {
  const { authorization = '' } = context.headers;
  if (!authorization.includes(`Credential=${KEY}/`) || authorization === (await authorizationOf(context)))
    return next();
  context.status = 403;
  context.type = 'application/xml';
  context.body = '<Error><Code>SignatureDoesNotMatch</Code></Error>';
};

/**
 * The server makes its marks of the next page with a cipher that OpenSSL has given up. It still lists by the last key
 * in the protocol's first version, so a listing of the second version is answered by one of the first.
 */
const pageByKey: Middleware = async (context, next) => {
  if (context.query['list-type'] !== '2') return next();
  const { 'list-type': _, 'continuation-token': marker, ...query } = context.query;
  context.query = { ...query, ...(marker ? { marker } : {}) };
  await next();
  const last = context.body.match(/<Key>[^<]*<\/Key>/g)?.at(-1);
  if (!last || !context.body.includes('<IsTruncated>true</IsTruncated>')) return;
  const mark = last.replaceAll('Key>', 'NextContinuationToken>');
  context.body = context.body.replace('<IsTruncated>', `${mark}<IsTruncated>`);
};

/** Starts a {@link LocalBucket} on a free port. */
export async function localBucket(): Promise<LocalBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'karachi-estates-bucket-'));
  const serverOn = (port: number) => {
    const started = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: NAME, configs: [] }],
    });
    started.middleware.unshift(checkSignature, pageByKey);
    return started;
  };
  let server: S3rver | undefined = serverOn(0);
  const { port } = await server.run();
  const stop = async () => {
    server?.httpServer?.closeAllConnections();
    await server?.close();
    server = undefined;
  };
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: NAME,
      region: REGION,
      accessKey: KEY,
      secretKey: KEY,
    },
    stop,
    async start() {
      server = serverOn(port);
      await server.run();
    },
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
