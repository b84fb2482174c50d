import { describe, expect, it } from 'vitest';
import { idOf, screens } from './routes.ts';

describe('the list of addresses', () => {
  it('names every screen and every address once', () => {
    expect(new Set(screens.map(idOf)).size).toBe(screens.length);
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
  });
});
