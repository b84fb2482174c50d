import { describe, expect, it } from 'vitest';
import { CallFailed } from '../data/call.ts';
import { createPhotoSender } from './photoSender.ts';

interface Sent {
  name: string;
  signal: AbortSignal;
  progress(share: number): void;
  arrive(): Promise<void>;
  fail(status: number): Promise<void>;
}

/** A sender over a connection that the test plays. */
function scene() {
  const sent: Sent[] = [];
  const sender = createPhotoSender(
    (file, progress, signal) =>
      new Promise((resolve, reject) => {
        const settled = () => new Promise<void>((done) => setTimeout(done));
        sent.push({
          name: file.name,
          signal,
          progress,
          arrive: () => {
            resolve(`ticket of ${file.name}`);
            return settled();
          },
          fail: (status) => {
            reject(new CallFailed(status));
            return settled();
          },
        });
      }),
  );
  const names = () => sent.map(({ name }) => name);
  const at = (index: number): Sent => {
    const found = sent[index];
    if (!found) throw new Error(`Nothing was sent as number ${index}: ${names()}`);
    return found;
  };
  return { sender, at, names };
}

const photos = (...ids: string[]) => ids.map((id) => ({ id, file: new File(['x'], id) }));

describe('sending photos ahead of an ad', () => {
  it('sends two at a time, in their order, and keeps a ticket of each', async () => {
    const { sender, at, names } = scene();
    sender.follow(photos('a', 'b', 'c'));
    expect(names()).toEqual(['a', 'b']);
    await at(0).arrive();
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(sender.state().get('a')).toEqual({ progress: 1, ticket: 'ticket of a' });
    expect(sender.state().get('b')?.ticket).toBeUndefined();
  });

  it('tells how far each is, and never that one is there before it is', () => {
    const { sender, at } = scene();
    sender.follow(photos('a', 'b'));
    at(1).progress(0.4);
    expect([sender.state().get('a')?.progress, sender.state().get('b')?.progress]).toEqual([0, 0.4]);
    at(1).progress(1);
    expect(sender.state().get('b')?.progress).toBeLessThan(1);
  });

  it('sends a failed one again alone', async () => {
    const { sender, at, names } = scene();
    sender.follow(photos('a', 'b'));
    await at(0).fail(0);
    await at(1).arrive();
    expect(sender.state().get('a')?.failed?.status).toBe(0);
    sender.retry('a');
    sender.retry('b');
    expect(names()).toEqual(['a', 'b', 'a']);
    await at(2).arrive();
    expect(sender.state().get('a')).toEqual({ progress: 1, ticket: 'ticket of a' });
  });

  it('goes on by itself after a lost connection, but not with what the server refused', async () => {
    const { sender, at, names } = scene();
    sender.follow(photos('lost', 'refused'));
    await at(0).fail(0);
    await at(1).fail(400);
    sender.retryLost();
    expect(names()).toEqual(['lost', 'refused', 'lost']);
    expect(sender.state().get('refused')?.failed?.status).toBe(400);
  });

  it('sends anew what is on its way when the network is another one', async () => {
    const { sender, at, names } = scene();
    sender.follow(photos('a', 'b', 'c'));
    sender.sendAnew();
    expect([at(0).signal.aborted, at(1).signal.aborted]).toEqual([true, true]);
    expect(names()).toEqual(['a', 'b', 'a', 'b']);
    await at(0).fail(0);
    expect(sender.state().get('a')?.failed).toBeUndefined();
    await at(2).arrive();
    expect(sender.state().get('a')?.ticket).toBe('ticket of a');
    expect(names().at(-1)).toBe('c');
  });

  it('lets go of the rest where one is lost while somebody waits', async () => {
    const { sender, at, names } = scene();
    sender.follow(photos('a', 'b', 'c', 'd'));
    const settled = sender.settled();
    await at(0).fail(0);
    await at(1).fail(0);
    await settled;
    expect(names()).toEqual(['a', 'b']);
    expect(sender.state().get('d')?.failed?.status).toBe(0);
  });

  it('goes on by itself when who waits for it stops waiting', async () => {
    const { sender, at, names } = scene();
    sender.follow(photos('a', 'b', 'c'));
    const stopping = new AbortController();
    const settled = sender.settled(stopping.signal);
    stopping.abort();
    await settled;
    await at(0).fail(0);
    expect(names()).toEqual(['a', 'b', 'c']);
    await sender.settled(stopping.signal);
  });

  it('stops sending what was removed, and lets the next one go', async () => {
    const { sender, at, names } = scene();
    const [a, b, c] = photos('a', 'b', 'c');
    if (!a || !b || !c) throw new Error('Three photos are needed');
    sender.follow([a, b, c]);
    sender.follow([a, c]);
    expect(at(1).signal.aborted).toBe(true);
    expect(names()).toEqual(['a', 'b', 'c']);
    await at(1).arrive();
    expect([...sender.state().keys()]).toEqual(['a', 'c']);
  });

  it('sends nothing again when the order changes', () => {
    const { sender, names } = scene();
    const [a, b] = photos('a', 'b');
    if (!a || !b) throw new Error('Two photos are needed');
    sender.follow([a, b]);
    sender.follow([b, a]);
    expect(names()).toEqual(['a', 'b']);
  });

  it('says when nothing is on its way any more, be it there or failed', async () => {
    const { sender, at } = scene();
    let isSettled = false;
    await sender.settled();
    sender.follow(photos('a', 'b', 'c'));
    void sender.settled().then(() => {
      isSettled = true;
    });
    await at(0).arrive();
    await at(1).fail(500);
    expect(isSettled).toBe(false);
    await at(2).arrive();
    expect(isSettled).toBe(true);
  });

  it('forgets tickets that the server no longer knows', async () => {
    const { sender, at } = scene();
    sender.follow(photos('a'));
    await at(0).arrive();
    sender.forgetTickets();
    expect(sender.state().get('a')?.ticket).toBeUndefined();
  });

  it('tells listeners of every change until they leave', () => {
    const { sender, at } = scene();
    let told = 0;
    const leave = sender.subscribe(() => {
      told += 1;
    });
    sender.follow(photos('a'));
    const before = told;
    at(0).progress(0.5);
    expect(told).toBe(before + 1);
    leave();
    at(0).progress(0.6);
    expect(told).toBe(before + 1);
  });
});
