import { aProperty } from '@karachi-estates/fixtures/properties';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from './call.ts';
import { keepCards, keepUnread, keptCardsOnFailure, parseKeptCards } from './keptCards.ts';

const card = (id: number) => ({ ...aProperty(), property_id: id }) as never;
const idsOf = (cards: readonly { property_id: number }[]) => cards.map(({ property_id }) => property_id);

describe('the cards of a shortlist that a device keeps', () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(decodeURIComponent(url));
      return Response.json([card(8)]);
    });
  });
  afterEach(() => {
    keepCards([], []);
    vi.unstubAllGlobals();
  });

  it('are none in an entry that somebody else wrote', () => {
    for (const text of [null, '', '{', '[]', '{"asked":1,"cards":[]}']) {
      expect(parseKeptCards(text)).toEqual({ asked: [], cards: [] });
    }
    expect(parseKeptCards('{"asked":[7],"cards":[null,{"property_id":"7"}]}').cards).toEqual([]);
  });

  it('stand in for an answer that does not come, for homes that are asked for', () => {
    keepCards([7, 8], [card(7), card(8)]);
    expect(idsOf(keptCardsOnFailure(new CallFailed(0), [8, 9]))).toEqual([8]);
  });

  it('do not where the server has answered, nor where there are none', () => {
    keepCards([7], [card(7)]);
    const refused = new CallFailed(500);
    expect(() => keptCardsOnFailure(refused, [7])).toThrow(refused);
    const offline = new CallFailed(0);
    expect(() => keptCardsOnFailure(offline, [9])).toThrow(offline);
  });

  it('are read once for a list that was not opened, also where a home has left the market', async () => {
    await keepUnread([7, 8]);
    await keepUnread([8, 7]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('ids=7,8');
    expect(idsOf(keptCardsOnFailure(new CallFailed(0), [7, 8]))).toEqual([8]);
  });
});
