import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkProtocol,
  commitmentOf,
  drawOrder,
  entryStateAt,
  expectedWait,
  launchStateAt,
  ticketsDigest,
} from './launches.ts';
import { sha256 } from './sha256.ts';

const aTicket = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEF'), minLength: 10, maxLength: 10 });
const someTickets = fc.uniqueArray(aTicket, { maxLength: 60 });
const now = new Date('2026-12-05T10:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

// Digests as node:crypto works them out.
describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['کراچی میں گھر 🏠', '1a2f7149ff30b12ac31fdae9abb87e7e86e9df264950b144a17b5d2227bccc16'],
  ])('of “%s” is that of every other program', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it.each([
    [55, '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318'],
    [56, 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a'],
    [63, '7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34'],
    [64, 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb'],
    [65, '635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0'],
    [119, '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb'],
    [120, '2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c'],
    [2000, 'c4a700f85b7e9e5cdbdc51170409ee2ad48bebe2f2f0957a067937531a0a3c42'],
  ])('is right where %i bytes end beside the end of a block', (length, digest) => {
    expect(sha256('a'.repeat(length))).toBe(digest);
  });
});

describe('the lot', () => {
  it('has each ticket once, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string(), someTickets, (seed, tickets) => {
        expect([...drawOrder(seed, tickets)].sort()).toEqual([...tickets].sort());
      }),
    );
  });

  it('does not know in which order people came', () => {
    const shuffled = someTickets.chain((tickets) =>
      fc.tuple(fc.constant(tickets), fc.shuffledSubarray(tickets, { minLength: tickets.length })),
    );
    fc.assert(
      fc.property(fc.string(), shuffled, (seed, [tickets, others]) => {
        expect(drawOrder(seed, others)).toEqual(drawOrder(seed, tickets));
      }),
    );
  });

  it('is what the protocol says how to work out by hand', () => {
    const tickets = ['B2', 'A1', 'C3'];
    const digest = sha256('A1\nB2\nC3\n');
    expect(ticketsDigest(tickets)).toBe(digest);
    const byHand = [...tickets].sort((one, other) =>
      sha256(`seed:${digest}:${one}`).localeCompare(sha256(`seed:${digest}:${other}`), 'en'),
    );
    expect(drawOrder('seed', tickets)).toEqual(byHand);
  });

  it('gives everybody the same chance: each ticket is first about as often', () => {
    const tickets = ['A', 'B', 'C', 'D'];
    const first = new Map<string, number>();
    for (let seed = 0; seed < 2_000; seed += 1) {
      const [winner = ''] = drawOrder(`seed ${seed}`, tickets);
      first.set(winner, (first.get(winner) ?? 0) + 1);
    }
    for (const ticket of tickets) expect(Math.abs((first.get(ticket) ?? 0) - 500)).toBeLessThan(100);
  });
});

describe('a protocol', () => {
  const seed = 'the seed';
  const lot = drawOrder(seed, ['A1', 'B2', 'C3']).map((ticket, index) => ({
    ticket,
    place: index + 1,
    drawn: true,
    joined_at: '2026-12-01T10:00:00.000Z',
  }));
  const late = (place: number, joined_at: string) => ({ ticket: `L${place}`, place, drawn: false, joined_at });
  const tickets = [...lot, late(4, '2026-12-05T10:00:01.000Z'), late(5, '2026-12-05T10:00:02.000Z')];
  const opens_at = '2026-12-05T10:00:00.000Z';
  const protocol = { seed, seed_hash: commitmentOf(seed), opens_at, tickets };

  it('is right as it was drawn, in any order of its lines', () => {
    expect(checkProtocol(protocol)).toBe('right');
    expect(checkProtocol({ ...protocol, tickets: [...tickets].reverse() })).toBe('right');
    expect(checkProtocol({ ...protocol, seed: null })).toBe('not-drawn');
  });

  it('is found out where anything was changed afterwards', () => {
    expect(checkProtocol({ ...protocol, seed: 'another' })).toBe('seed-differs');
    const swapped = tickets.map((each) =>
      each.place === 1 ? { ...each, place: 2 } : each.place === 2 ? { ...each, place: 1 } : each,
    );
    expect(checkProtocol({ ...protocol, tickets: swapped })).toBe('lot-differs');
    expect(checkProtocol({ ...protocol, tickets: tickets.slice(1) })).toBe('lot-differs');
    const moved = [...lot, late(4, '2026-12-05T10:00:03.000Z'), late(5, '2026-12-05T10:00:02.000Z')];
    expect(checkProtocol({ ...protocol, tickets: moved })).toBe('arrival-differs');
  });

  it('is found out where somebody is in the lot who came at the opening or after it, or is not who came before', () => {
    const joined = (index: number, joined_at: string) =>
      tickets.map((each, other) => (other === index ? { ...each, joined_at } : each));
    const check = (changed: typeof tickets) => checkProtocol({ ...protocol, tickets: changed });
    expect(check(joined(1, '2026-12-05T09:59:59.999Z'))).toBe('right');
    expect(check(joined(1, opens_at))).toBe('opening-differs');
    expect(check(joined(2, '2026-12-05T11:00:00.000Z'))).toBe('opening-differs');
    expect(check(joined(3, opens_at))).toBe('right');
    expect(check(joined(3, '2026-12-05T09:59:59.999Z'))).toBe('opening-differs');
  });
});

describe('a launch', () => {
  it('runs from its opening to its end, or until staff end it', () => {
    const launch = { opensAt: now, endsAt: minutes(60), endedAt: null, drawnAt: null };
    expect(launchStateAt(launch, minutes(-1))).toBe('before');
    expect(launchStateAt(launch, now)).toBe('running');
    expect(launchStateAt(launch, minutes(60))).toBe('over');
    expect(launchStateAt({ ...launch, endedAt: now }, minutes(1))).toBe('over');
    expect(launchStateAt({ ...launch, drawnAt: now }, minutes(-1))).toBe('running');
  });

  it('has turns that end by the clock', () => {
    const called = { state: 'called', callUntil: minutes(10) } as const;
    expect(entryStateAt(called, minutes(9))).toBe('called');
    expect(entryStateAt(called, minutes(10))).toBe('missed');
    expect(entryStateAt({ state: 'waiting', callUntil: null }, now)).toBe('waiting');
  });

  it.each([
    [0, 1, 10, 0],
    [1, 1, 10, 10],
    [7, 4, 10, 10],
    [8, 4, 2.5, 5],
    [299, 5, 10, 590],
  ])(
    'with %i people ahead, %i at once and turns of %d minutes lets one wait %i',
    (ahead, atOnce, turnMinutes, wait) => {
      expect(expectedWait(ahead, { atOnce, turnMinutes })).toBe(wait);
    },
  );
});
