import { ECDH } from 'node:crypto';
import type { PushPayload } from '@karachi-estates/contracts/searches';
import { PUSH_DEVICE_INVALID, PUSH_DEVICES_FULL, SEARCH_LINK_INVALID } from '@karachi-estates/domain/searches/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { countAttempt } from '../accounts/throttle.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { sendJob } from '../jobs/queues.ts';
import { mailPause } from '../mail/mail.actions.ts';
import type { MailedHome } from '../mail/render.ts';
import { isToken } from '../plugins/tokens.ts';
import { Refused, tooMany } from '../refused.ts';
import {
  countOtherDevices,
  type DeviceOwner,
  type DueMessage,
  insertMessages,
  isKnownDevice,
  leaseMessages,
  markMessageFailed,
  markMessageSent,
  type PushSubscription,
  putDevice,
  removeDevice,
  removeEndpoint,
} from './push.store.ts';
import { isPushAddress, type PushAnswer, type PushKeys, pushKeys, sendPush } from './pushService.ts';
import { findSearchByToken, type Search } from './searches.store.ts';

type PushDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'logger'>;
type SwitchDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** More than anybody uses. */
const MOST_DEVICES = 10;
const SWITCHES = { limit: 100, windowMs: DAY_MS };

/** What a device wants: alerts on, off, or to know which of the two it is. */
export interface DeviceWish {
  act: 'on' | 'off' | 'ask';
  endpoint: string;
  keys?: { p256dh: string; auth: string } | undefined;
}

/** The keys that a browser gave out: a point of the curve, and sixteen bytes. */
function areKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

function subscriptionOf(wish: DeviceWish, loopback: boolean): PushSubscription {
  const { endpoint, keys } = wish;
  const invalid = told({ PUSH_DEVICE_INVALID });
  if (!isPushAddress(endpoint, loopback)) throw new Refused('invalid', invalid, { endpoint: invalid });
  if (!keys || !areKeys(keys)) throw new Refused('invalid', invalid, { keys: invalid });
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Turns alerts on a device on or off for its owner. @returns whether they are on then. */
async function switchFor(deps: SwitchDeps, owner: DeviceOwner, wish: DeviceWish): Promise<boolean> {
  const { endpoint } = wish;
  if (wish.act === 'ask') return isKnownDevice(deps.db, owner, endpoint);
  if (wish.act === 'off') {
    await removeDevice(deps.db, owner, endpoint);
    return false;
  }
  const device = subscriptionOf(wish, deps.settings.pushLoopback);
  const name = 'searchId' in owner ? `search:${owner.searchId}` : `account:${owner.accountId}`;
  const now = deps.clock();
  const wait = await countAttempt(deps.db, [{ name: `push:${name}`, ...SWITCHES }], now);
  if (wait > 0) throw tooMany(wait);
  await deps.db.transaction(async (tx) => {
    await serialise(tx, `push:${name}`);
    if ((await countOtherDevices(tx, owner, endpoint)) >= MOST_DEVICES)
      throw new Refused('conflict', told({ PUSH_DEVICES_FULL }));
    await putDevice(tx, owner, device, now);
  });
  return true;
}

/**
 * Turns alerts of an account on the device of a login on or off, or says which it is.
 * @throws Refused `invalid` for an address that is no push service's or keys that are none, `conflict` where the
 * account
 *   has as many devices as are kept, `too-many` with the seconds to wait.
 */
export const switchOwnDevice = (
  deps: SwitchDeps,
  caller: { id: number; sessionId: number },
  wish: DeviceWish,
): Promise<boolean> => switchFor(deps, { accountId: caller.id, sessionId: caller.sessionId }, wish);

/**
 * The same for the one search that a token of its mails manages.
 * @throws Refused also `invalid` for an unknown token.
 */
export async function switchManagedDevice(deps: SwitchDeps, token: string, wish: DeviceWish): Promise<boolean> {
  const search = isToken(token) ? await findSearchByToken(deps.db, token) : undefined;
  const invalid = told({ SEARCH_LINK_INVALID });
  if (!search?.confirmedAt) throw new Refused('invalid', invalid, { token: invalid });
  return switchFor(deps, { searchId: search.id }, wish);
}

/** A push service takes some four thousand bytes, encrypted; a phone shows far less. */
const LONGEST_TITLE = 150;
const LONGEST_BODY = 400;
const LISTED_HOMES = 3;

const cut = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
};

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/**
 * Queues the notifications of a search with its alerts, in the transaction that claims them: one home opens itself,
 * several open the list of the search.
 * @param news `subject` is that of the mail, `alertId` the newest alert.
 */
export async function queuePush(
  tx: Db,
  search: Search,
  news: { subject: string; homes: MailedHome[]; more: number; listUrl: string; alertId: number },
  now: Date,
): Promise<void> {
  const [first, ...others] = news.homes;
  if (!first) return;
  const isOne = others.length === 0 && news.more === 0;
  const lines = news.homes.slice(0, LISTED_HOMES).map(({ price, title }) => `${price}, ${title}`);
  const payload: PushPayload = {
    title: cut(news.subject, LONGEST_TITLE),
    body: cut(isOne ? first.facts.join(' · ') : lines.join('\n'), LONGEST_BODY),
    path: pathOf(isOne ? first.url : news.listUrl),
    tag: `alert-${news.alertId}`,
    locale: search.locale,
  };
  if ((await insertMessages(tx, search, payload, now)) > 0) await sendJob(tx, 'push-send');
}

/** After a day a home is no news on a phone that was off: the mail has it. */
const TTL_MS = DAY_MS;
/** Longer than one attempt takes. */
const LEASE_MS = 40_000;
/** Sent side by side: one slow push service keeps no other waiting. */
const AT_ONCE = 20;

/** What a push service says of a device that it does not know any more. */
const GONE = [404, 410];
/** What it says when it may work later. */
const isPassing = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;

/** When a push service wants to be asked again; undefined where it does not say so. */
function wishedTime(retryAfter: string | undefined, now: Date): Date | undefined {
  if (!retryAfter) return undefined;
  const moment = /^\d{1,9}$/.test(retryAfter) ? now.getTime() + Number(retryAfter) * 1_000 : Date.parse(retryAfter);
  return Number.isNaN(moment) ? undefined : new Date(moment);
}

async function deliver(deps: PushDeps, keys: PushKeys, message: DueMessage): Promise<void> {
  const { id, payload, attempts, createdAt } = message;
  const endsAt = createdAt.getTime() + TTL_MS;
  const ttl = Math.max(0, Math.round((endsAt - deps.clock().getTime()) / 1_000));
  let fault = '';
  const answer: PushAnswer = await sendPush({
    device: message,
    text: JSON.stringify(payload),
    keys,
    contact: deps.settings.contact.email,
    ttl,
    topic: `m${id}`,
  }).catch((error: Error & { code?: string }) => {
    fault = error.code ?? error.name;
    return { status: 0 };
  });
  const { status } = answer;
  if (status >= 200 && status < 300) return markMessageSent(deps.db, id, deps.clock());
  if (GONE.includes(status)) return removeEndpoint(deps.db, message.endpoint);
  const now = deps.clock();
  const own = now.getTime() + mailPause(attempts);
  const next = new Date(Math.max(own, wishedTime(answer.retryAfter, now)?.getTime() ?? own));
  const isOver = !isPassing(status) || next.getTime() > endsAt;
  const error = fault || `status ${status}`;
  deps.logger.warn({ push: id, attempts, givenUp: isOver, fault: error }, 'notification not sent');
  await markMessageFailed(deps.db, { id, error, now, next: isOver ? null : next });
}

/**
 * Sends the notifications that are due. What a push service could not take is tried again for a day, not before the
 * service wants it; a device that it does not know any more is forgotten.
 * @returns how many were tried.
 */
export async function sendDuePushes(deps: PushDeps, stopping?: AbortSignal): Promise<number> {
  for (let tried = 0; ; ) {
    const now = deps.clock();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const due = stopping?.aborted ? [] : await leaseMessages(deps.db, { now, leaseUntil, limit: AT_ONCE });
    if (due.length === 0) return tried;
    const keys = await pushKeys(deps.db);
    await Promise.all(due.map((message) => deliver(deps, keys, message)));
    tried += due.length;
  }
}
