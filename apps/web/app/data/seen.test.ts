import { afterEach, expect, it } from 'vitest';
import { forgetSeen, noteSearch, noteSeen, recentsToBring, takeRecents } from './seen.ts';

const none = { property_ids: [], search: '', forget: false };

afterEach(() => {
  takeRecents(7, { property_ids: [], search: '' }, recentsToBring(7));
});

it('a guest brings all that the device knows, once', () => {
  for (const id of [1, 2, 3]) noteSeen(id);
  noteSearch('area=7');
  const brought = recentsToBring(7);
  expect(brought).toEqual({ property_ids: [1, 2, 3], search: 'area=7', forget: false });
  takeRecents(7, { property_ids: [9, 1, 2, 3], search: 'area=7' }, brought);
  expect(recentsToBring(7)).toEqual(none);
});

it('what is looked at later is brought too, also while the account answers', () => {
  noteSeen(4);
  noteSeen(5);
  const brought = recentsToBring(7);
  expect(brought.property_ids).toEqual([4, 5]);
  noteSeen(6);
  takeRecents(7, { property_ids: [9, 4, 5], search: '' }, brought);
  // Brought once more than needed, which changes nothing there.
  expect(recentsToBring(7).property_ids).toEqual([4, 5, 6]);
});

it('another account brings nothing of it', () => {
  noteSeen(4);
  expect(recentsToBring(8)).toEqual(none);
});

it('what is forgotten here is forgotten there, with what was looked at before', () => {
  noteSeen(4);
  forgetSeen();
  noteSeen(5);
  expect(recentsToBring(7)).toEqual({ property_ids: [5], search: '', forget: true });
});

it('what is forgotten while the account answers does not come back', () => {
  noteSeen(4);
  const brought = recentsToBring(7);
  forgetSeen();
  takeRecents(7, { property_ids: [1, 4], search: '' }, brought);
  expect(recentsToBring(7)).toEqual({ property_ids: [], search: '', forget: true });
});
