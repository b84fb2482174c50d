import { MAX_PHOTOS } from '@karachi-estates/domain/properties/rules';
import type { AdOrigin } from '../forms/draft.ts';
import { changesOf, emptiedOf, rebased } from '../forms/properties.ts';
import type { Ad } from './AdForm.tsx';
import { type AdStart, samePhotos } from './useAdDraft.ts';

const idsOf = ({ photos }: Pick<AdOrigin, 'photos'>) => photos.map(({ id }) => id);

/**
 * What an update sends of a form: what was changed since it began, and no more.
 * @param from the ad as the form began with it
 * @param newest the ad as it is now, where it was changed meanwhile: nothing of that is undone unasked
 */
export function changeForm({ values, photos, order, files }: Ad, from: AdOrigin, newest = from): FormData {
  const form = new FormData();
  form.set('seen', newest.seen);
  for (const [name, value] of Object.entries(changesOf(values, from.values))) form.set(name, value);
  const emptied = emptiedOf(values, from.values);
  if (emptied.length > 0) form.set('fields_to_empty', JSON.stringify(emptied));
  if (samePhotos(photos, from.photos)) return form;
  const before = idsOf(from);
  const now = idsOf(newest);
  // One that was removed elsewhere cannot be kept.
  const kept = order.filter((each) => now.includes(each) || !before.includes(each));
  form.set('existing_images', JSON.stringify(kept));
  form.set('images_to_delete', JSON.stringify(now.filter((each) => !order.includes(each))));
  for (const file of files) form.append('image_url', file);
  return form;
}

/** The names of what both a form and somebody else have changed since it began; `photos` for the photographs. */
export function changedTwice({ values, photos }: Ad, from: AdOrigin, newest: AdOrigin): string[] {
  const theirs = changesOf(newest.values, from.values);
  const both = Object.keys(changesOf(values, from.values)).filter((name) => name in theirs && name !== 'area_id');
  const photosToo = !samePhotos(photos, from.photos) && !samePhotos(newest.photos, from.photos);
  return photosToo ? [...both, 'photos'] : both;
}

/** A form that goes on from the newest: with the changes of its own, except where both were changed. */
export function onNewest({ values, photos }: Ad, { key, origin }: AdStart, newest: AdOrigin): AdStart {
  const added = photos.filter(({ kind }) => kind === 'new');
  return {
    key,
    origin: newest,
    values: rebased(values, origin.values, newest.values),
    photos: samePhotos(newest.photos, origin.photos) ? photos : [...newest.photos, ...added].slice(0, MAX_PHOTOS),
  };
}
