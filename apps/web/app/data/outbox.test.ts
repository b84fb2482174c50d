import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeFavourite } from './favourites.ts';
import {
  dropActions,
  type OfflineAction,
  parseOutbox,
  type QueuedAction,
  queueAction,
  queuedActions,
  wasRefused,
  withAction,
} from './outbox.ts';
import { sendOutbox } from './sendOutbox.ts';

const ACCOUNT = 5;
const HEART = { kind: 'heart', owner: ACCOUNT, id: 7, isFavourite: true } as const;
const NOTE = { kind: 'note', owner: ACCOUNT, id: 7, note: { note: 'Sea view' } } as const;
const ORDER = { kind: 'order', owner: ACCOUNT, ids: [7, 8] } as const;
const MESSAGE = { kind: 'message', body: { property_id: '7', name: 'Amna', text: 'Is it to be had?' } } as const;
const listed = (actions: readonly OfflineAction[]) =>
  actions.reduce<readonly QueuedAction[]>((list, action, at) => withAction(list, action, `key-${at}`), []);

describe('what waits', () => {
  it('is nothing in an entry that somebody else wrote', () => {
    for (const text of [null, '', '{', '{}', '[1,null,"x",{"kind":"heart"}]']) expect(parseOutbox(text)).toEqual([]);
  });

  it('has the last heart of a home only, and no note on one that was let go', () => {
    const list = listed([HEART, NOTE, { ...HEART, id: 8 }, { ...HEART, isFavourite: false }]);
    expect(list).toEqual([
      { ...HEART, id: 8, key: 'key-2' },
      { ...HEART, isFavourite: false, key: 'key-3' },
    ]);
  });

  it('joins what was said of a home, has one order, and keeps every message', () => {
    const list = listed([NOTE, ORDER, MESSAGE, { ...NOTE, note: { seen: true } }, { ...ORDER, ids: [8, 7] }, MESSAGE]);
    expect(list).toEqual([
      { ...MESSAGE, key: 'key-2' },
      { ...NOTE, note: { note: 'Sea view', seen: true }, key: 'key-3' },
      { ...ORDER, ids: [8, 7], key: 'key-4' },
      { ...MESSAGE, key: 'key-5' },
    ]);
  });

  it('has a message once that is kept again under its key', () => {
    expect(withAction(listed([MESSAGE]), MESSAGE, 'key-0')).toHaveLength(1);
  });
});

describe('sending', () => {
  const calls: { did: string; key: string | null }[] = [];
  let answer: () => Response | Promise<Response>;
  const ok = () => Response.json({ property_ids: [], notes: [], message: 'Sent' }, { status: 200 });
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));
  const refusing = (status: number) => () => Response.json({ message: 'No' }, { status });

  beforeEach(() => {
    calls.length = 0;
    answer = ok;
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', async (url: string, { method, headers }: { method: string; headers: Headers }) => {
      calls.push({ did: `${method} ${url}`, key: headers.get('idempotency-key') });
      return answer();
    });
  });
  afterEach(() => {
    dropActions(() => true);
    vi.unstubAllGlobals();
  });

  it('sends each action once, in its order, however often it is asked to', async () => {
    queueAction(HEART);
    queueAction(NOTE);
    queueAction(MESSAGE, 'message-key');
    const both = await Promise.all([sendOutbox(ACCOUNT), sendOutbox(ACCOUNT)]);
    expect(both).toEqual([
      { sent: 3, refused: 0, isEnded: false },
      { sent: 0, refused: 0, isEnded: false },
    ]);
    await sendOutbox(ACCOUNT);
    expect(calls).toEqual([
      { did: 'POST /api/favourites', key: null },
      { did: 'PUT /api/favourites/7', key: null },
      { did: 'POST /api/enquiries', key: 'message-key' },
    ]);
  });

  it('keeps what the network lost, and sends it later under the same key', async () => {
    queueAction(MESSAGE, 'message-key');
    answer = cut;
    expect(await sendOutbox(undefined)).toEqual({ sent: 0, refused: 0, isEnded: false });
    expect(queuedActions()).toHaveLength(1);
    answer = ok;
    expect(await sendOutbox(undefined)).toEqual({ sent: 1, refused: 0, isEnded: false });
    expect(calls.map(({ key }) => key)).toEqual(['message-key', 'message-key']);
  });

  it.each([503, 429])('keeps what the server is too busy for (%i)', async (status) => {
    queueAction(MESSAGE);
    answer = refusing(status);
    expect(await sendOutbox(undefined)).toEqual({ sent: 0, refused: 0, isEnded: false });
    expect(queuedActions()).toHaveLength(1);
  });

  it('drops what is refused for good and sends the rest', async () => {
    queueAction(MESSAGE, 'refused-key');
    queueAction(MESSAGE, 'other-key');
    answer = () => (calls.length === 1 ? refusing(404)() : ok());
    expect(await sendOutbox(undefined)).toEqual({ sent: 1, refused: 1, isEnded: false });
    expect(queuedActions()).toEqual([]);
    expect([wasRefused('refused-key'), wasRefused('other-key')]).toEqual([true, false]);
  });

  it('sends changes of favourites only once it is known whose they are, and never to another account', async () => {
    queueAction(NOTE);
    await sendOutbox(undefined);
    expect(queuedActions()).toHaveLength(1);
    expect(await sendOutbox(ACCOUNT + 1)).toEqual({ sent: 0, refused: 0, isEnded: false });
    expect(queuedActions()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('keeps changes of favourites where the session has ended, and sends them once after the next login', async () => {
    const stored = new Map([['authToken', 'an-old-session']]);
    vi.stubGlobal('window', {
      localStorage: { getItem: (name: string) => stored.get(name) ?? null },
    });
    queueAction(NOTE);
    queueAction(ORDER);
    queueAction(MESSAGE);
    answer = () => (calls.length === 1 ? refusing(401)() : ok());
    expect(await sendOutbox(ACCOUNT)).toEqual({ sent: 1, refused: 0, isEnded: true });
    expect(queuedActions().map(({ kind }) => kind)).toEqual(['note', 'order']);
    // With the same session it is not tried again.
    expect(await sendOutbox(ACCOUNT)).toEqual({ sent: 0, refused: 0, isEnded: false });
    expect(calls).toHaveLength(2);
    stored.set('authToken', 'a-new-session');
    expect(await sendOutbox(ACCOUNT)).toEqual({ sent: 2, refused: 0, isEnded: false });
    await sendOutbox(ACCOUNT);
    expect(calls.slice(2).map(({ did }) => did)).toEqual(['PUT /api/favourites/7', 'PUT /api/favourites']);
    expect(queuedActions()).toEqual([]);
  });

  it('keeps nothing of a guest, whose favourites are on the device alone', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await changeFavourite(7, true);
    expect(queuedActions()).toEqual([]);
    expect(calls).toEqual([]);
  });
});
