import { describe, expect, it } from 'vitest';
import { nextCursor, propertyPage } from './properties.ts';

describe('nextCursor', () => {
  it('reads the cursor of the next page', () => {
    expect(nextCursor('</api/properties/cards?area=12&cursor=a%2Bb>; rel="next"')).toBe('a+b');
  });
  it('is null on the last page', () => {
    expect(nextCursor(null)).toBeNull();
    expect(nextCursor('</api/properties/cards>; rel="prev"')).toBeNull();
  });
});

describe('propertyPage', () => {
  it('has the address of the call as its key', () => {
    expect(propertyPage({ area: '12', sort: 'price_asc' }).key).toBe('/api/properties/cards?area=12&sort=price_asc');
  });

  it('reads the count beside the list, also where counting stopped', async () => {
    const headers: Record<string, string> = { 'x-total-count': '1000+', link: '</x?cursor=c2>; rel="next"' };
    const page = await propertyPage({}).from((async () => ({
      data: [],
      header: (name: string) => headers[name] ?? null,
    })) as never);
    expect(page).toEqual({ items: [], total: 1000, capped: true, next: 'c2' });
  });
});
