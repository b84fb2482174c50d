import type { PhotoItem } from '@karachi-estates/design-system/ImagePicker';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AdDraft, type DraftOf, readDraft, removeDraft, storeDraft, storeDraftPhotos } from '../forms/draft.ts';
import type { AdValues } from '../forms/properties.ts';

/** What the form begins with. The key makes sending it twice one ad. */
export interface AdStart {
  values: AdValues;
  photos: readonly PhotoItem[];
  key: string;
}

type Fresh = () => Omit<AdStart, 'key'>;

/** A posted photo, by the address that the API gives it. */
export const postedPhoto = (src: string): PhotoItem => ({ kind: 'stored', id: src, src: `${src}/320` });

const photosToStore = (photos: readonly PhotoItem[]) =>
  photos.map((each) => (each.kind === 'new' ? each.file : each.id));

const samePhotos = (one: readonly PhotoItem[], other: readonly PhotoItem[]) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** Whether nothing was filled in otherwise. That the terms were ticked is not worth a draft. */
const sameText = (one: AdValues, other: AdValues) =>
  JSON.stringify({ ...one, agreeToTerms: false }) === JSON.stringify({ ...other, agreeToTerms: false });

/** A draft as the form begins with it; posted photos that are gone meanwhile are left out. */
function startOf({ values, photos, key }: AdDraft, posted: readonly PhotoItem[]): AdStart {
  return {
    values,
    key,
    photos: photos.flatMap((photo, index): PhotoItem[] => {
      if (typeof photo !== 'string') return [{ kind: 'new', id: `draft-${index}`, file: photo }];
      const known = posted.find(({ id }) => id === photo);
      return known ? [known] : [];
    }),
  };
}

/**
 * The draft of an ad on this device: found when the form opens, offered, stored with every change, and removed when the
 * ad was sent. While `of` is undefined it is not known yet whose draft to look for.
 * @param fresh what the form begins with where no draft is taken up.
 * @param notBefore a draft stored earlier is out of date: the ad has been changed since.
 */
export function useAdDraft(of: DraftOf | undefined, fresh: Fresh, notBefore = 0) {
  const [draft, setDraft] = useState<AdDraft>();
  const [start, setStart] = useState<AdStart>();
  /** The photos as the draft has them; undefined while it has none to begin with. */
  const storedPhotos = useRef<readonly PhotoItem[]>(undefined);
  const isSent = useRef(false);
  const { sellerId, propertyId } = of ?? {};

  const afresh = (): AdStart => ({ ...fresh(), key: crypto.randomUUID() });

  const begin = useEffectEvent((found: AdDraft | undefined) => {
    if (found && found.savedAt >= notBefore) setDraft(found);
    else setStart(afresh());
  });

  // Once for each ad: the key must stay the same from the first try to the last.
  useEffect(() => {
    if (sellerId === undefined) return;
    let isLate = false;
    void readDraft(propertyId === undefined ? { sellerId } : { sellerId, propertyId }).then((found) => {
      if (!isLate) begin(found);
    });
    return () => {
      isLate = true;
    };
  }, [sellerId, propertyId]);

  return {
    start,
    /** Waits to be taken up or thrown away. */
    draft: start ? undefined : draft,
    takeUp() {
      if (!draft) return;
      const next = startOf(draft, fresh().photos);
      storedPhotos.current = next.photos;
      setStart(next);
    },
    startAfresh() {
      if (of) void removeDraft(of);
      setStart(afresh());
    },
    /** Stores what is filled in now; nothing where nothing was changed. @returns whether it is stored. */
    async store(values: AdValues, photos: readonly PhotoItem[]): Promise<boolean> {
      if (!of || !start || isSent.current) return false;
      const first = fresh();
      if (sameText(values, first.values) && samePhotos(photos, first.photos)) {
        storedPhotos.current = undefined;
        await removeDraft(of);
        return false;
      }
      const isNew = !storedPhotos.current || !samePhotos(photos, storedPhotos.current);
      storedPhotos.current = photos;
      // Both are begun at once: the tab may be about to close.
      const writes = [storeDraft(of, { values, key: start.key, savedAt: Date.now() })];
      if (isNew) writes.push(storeDraftPhotos(of, photosToStore(photos)));
      return (await Promise.all(writes)).every(Boolean);
    },
    /** The ad has been sent: what the form still tells is not stored. */
    async finish() {
      isSent.current = true;
      if (of) await removeDraft(of);
    },
  };
}
