import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Settings } from '../settings.ts';
import { type MediaStore, MediaStoreAway } from './mediaStore.ts';

type S3Settings = NonNullable<Settings['mediaS3']>;

/** One object takes well under a second; who waits longer has lost the line. */
const LONGEST_MS = 15_000;
/** Pauses before another try: stores ask for one with 503 SlowDown, and a line may break once. */
const PAUSES_MS = [100, 400];

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function tagOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity] ?? '');
}

/** The bucket is not there or does not let us in: waiting does not help, the settings must be mended. */
export class BucketRefusal extends Error {}

/**
 * Pictures as objects of an S3-compatible bucket, addressed by path (`{endpoint}/{bucket}/{key}`) and signed with version 4.
 * The content's hash is signed too, so an object is stored whole or not at all.
 * @param pageSize keys of one listing; stores give at most 1,000.
 * @throws MediaStoreAway from every method while the store does not answer.
 */
export function s3Store(settings: S3Settings, pageSize = 1_000): MediaStore & { check: () => Promise<void> } {
  const bucket = `${settings.endpoint}/${settings.bucket}`;
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    region: settings.region,
    service: 's3',
  });

  async function once(method: string, url: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const request = await client.sign(url, {
      method,
      headers: { 'x-amz-content-sha256': sha256 },
      signal: AbortSignal.timeout(LONGEST_MS),
      ...(body ? { body } : {}),
    });
    return fetch(request);
  }

  /** The answer, after some tries; success or 404. */
  async function ask(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      let fault: unknown;
      try {
        const answer = await once(method, bucket + path, body);
        if (answer.ok || answer.status === 404) return answer;
        const text = (await answer.text()).slice(0, 2_000);
        const what = `the picture store answered ${answer.status} ${tagOf(text, 'Code') ?? ''} to ${method}`;
        if (answer.status < 500 && answer.status !== 429) throw new BucketRefusal(what);
        fault = new Error(what);
      } catch (error) {
        if (error instanceof BucketRefusal) throw error;
        fault = error;
      }
      const wait = PAUSES_MS[tries];
      if (wait === undefined) throw new MediaStoreAway('The picture store does not answer', { cause: fault });
      await pause(wait);
    }
  }

  const noBucket = () => new BucketRefusal(`the bucket ${settings.bucket} does not exist`);
  const drain = async (answer: Response) => void (await answer.arrayBuffer());

  async function remove(key: string): Promise<void> {
    await drain(await ask('DELETE', `/${key}`));
  }

  async function* objects(prefix: string): AsyncGenerator<{ key: string; storedAt: Date }> {
    // The listing's first version: every store speaks it, and the next page begins after the last key.
    let marker: string | undefined;
    do {
      const query = new URLSearchParams({ prefix, 'max-keys': String(pageSize), ...(marker ? { marker } : {}) });
      const answer = await ask('GET', `?${query}`);
      const xml = await answer.text();
      if (!answer.ok) throw noBucket();
      let last: string | undefined;
      for (const [, content = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        last = tagOf(content, 'Key') ?? '';
        yield { key: last, storedAt: new Date(tagOf(content, 'LastModified') ?? 0) };
      }
      marker = tagOf(xml, 'IsTruncated') === 'true' ? last : undefined;
    } while (marker);
  }

  return {
    async put(key, bytes) {
      const answer = await ask('PUT', `/${key}`, new Uint8Array(bytes));
      await drain(answer);
      if (!answer.ok) throw noBucket();
    },
    async get(key) {
      const answer = await ask('GET', `/${key}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return answer.ok ? bytes : undefined;
    },
    async has(key) {
      const answer = await ask('HEAD', `/${key}`);
      await drain(answer);
      return answer.ok;
    },
    async removeAll(prefix) {
      const keys: string[] = [];
      for await (const { key } of objects(prefix)) keys.push(key);
      await Promise.all(keys.map(remove));
    },
    // An object appears whole or not at all: writes leave nothing half-done here.
    async removeDrafts() {},
    async *list() {
      // Keys come in order, so that the files of one picture follow each other.
      let last: { name: string; storedAt: Date } | undefined;
      for await (const { key, storedAt } of objects('')) {
        const name = key.split('/', 1)[0] ?? key;
        if (last && last.name !== name) yield last;
        last = { name, storedAt: last?.name === name && last.storedAt > storedAt ? last.storedAt : storedAt };
      }
      if (last) yield last;
    },
    /** Whether the settings lead to a bucket that lets us in. @throws BucketRefusal, MediaStoreAway */
    async check() {
      const answer = await ask('GET', '?max-keys=1');
      await drain(answer);
      if (!answer.ok) throw noBucket();
    },
  };
}
