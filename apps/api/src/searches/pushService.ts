import { type LookupAddress, lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import webPush from 'web-push';
import type { Db } from '../db/connect.ts';
import { isPrivateAddress } from '../plugins/privateAddress.ts';
import { sharedValue } from '../settings/settings.store.ts';
import type { PushSubscription } from './push.store.ts';

/** The site's key pair, by which push services know it (VAPID, RFC 8292); base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The site's key pair: made once, and shared by all processes. With another one every device would have to ask anew.
 */
export async function pushKeys(db: Db): Promise<PushKeys> {
  return JSON.parse(await sharedValue(db, 'push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/**
 * Whether an address may be that of a push service: https, and no server of the operator's own network. Names are
 * looked at again when they are resolved.
 * @param loopback tests have their push service on this machine, without TLS.
 */
export function isPushAddress(endpoint: string, loopback: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  const host = hostOf(url);
  if (loopback && url.protocol === 'http:') return host === '127.0.0.1';
  if (url.protocol !== 'https:' || url.username || url.password) return false;
  return isIP(host) ? !isPrivateAddress(host) : host.includes('.') && !/\.(localhost|local|internal)\.?$/.test(host);
}

/** Resolves a name to its public addresses only, so that none that points inwards is ever asked. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const open = (found ?? []).filter(({ address }) => !isPrivateAddress(address));
    const [first] = open;
    if (error || !first) callback(error ?? Object.assign(new Error('no public address'), { code: 'EPRIVATE' }), '');
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

const TIMEOUT_MS = 10_000;

export interface Push {
  device: PushSubscription;
  /** What the service worker reads. */
  text: string;
  keys: PushKeys;
  /** Whom a push service may write to about the site. */
  contact: string;
  /** How long the push service keeps it for a device that is off, in seconds. */
  ttl: number;
  /** What replaces an earlier one with the same topic that still waits there; at most 32 letters. */
  topic: string;
}

/** What a push service says of a notification. */
export interface PushAnswer {
  status: number;
  /** When it wants to be asked again: seconds, or a date as HTTP writes them. */
  retryAfter?: string | undefined;
}

/**
 * Encrypts a notification for one browser and gives it to its push service (RFC 8030, RFC 8291).
 * @returns what the service answers. Rejects where it cannot be reached in time.
 */
export async function sendPush({ device, text, keys, contact, ttl, topic }: Push): Promise<PushAnswer> {
  const { endpoint, p256dh, auth } = device;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: `mailto:${contact}`, ...keys },
    TTL: ttl,
    topic,
    urgency: 'normal',
    contentEncoding: 'aes128gcm',
  });
  const url = new URL(endpoint);
  const isPlain = url.protocol === 'http:';
  return new Promise((resolve, reject) => {
    const sending = (isPlain ? requestPlain : requestTls)(
      url,
      {
        method: 'POST',
        headers: details.headers as Record<string, string>,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(isPlain ? {} : { lookup: lookupPublic }),
      },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
      },
    );
    sending.on('error', reject);
    sending.end(details.body);
  });
}
