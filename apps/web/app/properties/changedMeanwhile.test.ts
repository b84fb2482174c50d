import { anOwnProperty } from '@karachi-estates/fixtures/properties';
import { describe, expect, it } from 'vitest';
import type { AdOrigin } from '../forms/draft.ts';
import { type AdValues, adOf } from '../forms/properties.ts';
import type { Ad } from './AdForm.tsx';
import { changedTwice, changeForm, onNewest } from './changedMeanwhile.ts';
import { postedPhoto } from './useAdDraft.ts';

const SEEN = '2026-11-20T09:00:00.000Z';
const LATER = '2026-11-20T10:00:00.000Z';
const [front, back] = ['/media/front', '/media/back'].map(postedPhoto);
if (!front || !back) throw new Error('two photos are needed');
const from: AdOrigin = { values: adOf(anOwnProperty()), photos: [front], seen: SEEN };

const changed = (values: Partial<AdValues>, photos = from.photos): Ad => ({
  values: { ...from.values, agreeToTerms: true, ...values },
  photos,
  order: photos.map(({ id }) => id),
  files: [],
  signal: new AbortController().signal,
});
const meanwhile = (values: Partial<AdValues>, photos = from.photos): AdOrigin => ({
  values: { ...from.values, ...values },
  photos,
  seen: LATER,
});

describe('what an update of an ad sends', () => {
  it('is what was changed and the moment that it was read, not the photos that nobody touched', () => {
    const form = changeForm(changed({ description: 'Mended.', email: '' }), from);
    expect([...form]).toEqual([
      ['seen', SEEN],
      ['description', 'Mended.'],
      ['email', ''],
      ['fields_to_empty', '["email"]'],
    ]);
  });

  it('has the parts of a place with a new area, and no area that is only called otherwise', () => {
    const area = { id: from.values.area?.id ?? 0, area_name: 'کلفٹن' };
    expect([...changeForm(changed({ area }), from).keys()]).toEqual(['seen']);
    const moved = changeForm(changed({ area: { id: 999, area_name: 'Malir' } }), from);
    expect([...moved.keys()]).toEqual(expect.arrayContaining(['seen', 'area', 'area_id', 'part_id', 'pin']));
  });

  it('names a photo no more that was removed elsewhere', () => {
    const form = changeForm(changed({}, [back, front]), { ...from, photos: [front, back] }, meanwhile({}, [back]));
    expect(form.get('existing_images')).toBe('["/media/back"]');
    expect(form.get('seen')).toBe(LATER);
  });
});

describe('an ad that was changed meanwhile', () => {
  const price = Number(from.values.price);

  it('is asked about only where both have changed the same', () => {
    const newest = meanwhile({ price: price - 1 }, [front, back]);
    expect(changedTwice(changed({ description: 'Mended.' }), from, newest)).toEqual([]);
    expect(changedTwice(changed({ price: price + 1 }, [back]), from, newest)).toEqual(['price', 'photos']);
  });

  it('is shown as it is now, with the other changes of the form', () => {
    const start = { ...from, key: 'one', origin: from };
    const newest = meanwhile({ price: price - 1 }, [front, back]);
    const next = onNewest(changed({ price: price + 1, description: 'Mended.' }), start, newest);
    expect(next.values).toMatchObject({ price: price - 1, description: 'Mended.', agreeToTerms: false });
    expect(next).toMatchObject({ key: 'one', origin: newest, photos: [front, back] });
  });
});
