import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import type { PhotoItem } from '@karachi-estates/design-system/ImagePicker';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type AdDraft,
  type AdOrigin,
  type DraftOf,
  readDraft,
  removeDraft,
  slotOf,
  storeDraft,
} from '../forms/draft.ts';
import { holdDraft } from '../forms/holdDraft.ts';
import { type AdValues, adOf } from '../forms/properties.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { whoIsHere } from '../session/storage.ts';
import type { Ad } from './AdForm.tsx';

/** What the form begins with. The key makes sending it twice one ad. */
export interface AdStart {
  values: AdValues;
  photos: readonly PhotoItem[];
  key: string;
  /** What it is a change of. */
  origin: AdOrigin;
}

/** A posted photo, by the address that the API gives it. */
export const postedPhoto = (src: string): PhotoItem => ({ kind: 'stored', id: src, src: `${src}/320` });

/** A posted ad as its form begins with it. */
export const originOf = (property: OwnProperty): AdOrigin => ({
  values: adOf(property),
  photos: property.images.map(({ src }) => postedPhoto(src)),
  seen: property.updated_at,
});

const photosToStore = (photos: readonly PhotoItem[]) =>
  photos.map((each) => (each.kind === 'new' ? each.file : each.id));

export const samePhotos = (one: readonly PhotoItem[], other: readonly PhotoItem[]) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** Whether nothing was filled in otherwise. That the terms were ticked is not worth a draft. */
const sameText = (one: AdValues, other: AdValues) =>
  JSON.stringify({ ...one, agreeToTerms: false }) === JSON.stringify({ ...other, agreeToTerms: false });

/** A draft as the form begins with it. */
function startOf({ values, photos, key, origin }: AdDraft, fresh: AdOrigin): AdStart {
  const from = origin ?? fresh;
  return {
    values,
    key,
    origin: from,
    photos: photos.flatMap((photo, index): PhotoItem[] => {
      if (typeof photo !== 'string') return [{ kind: 'new', id: `draft-${index}`, file: photo }];
      const known = from.photos.find(({ id }) => id === photo);
      return known ? [known] : [];
    }),
  };
}

/** What a link hands over to a form that is to go on with the draft at once. */
export const TAKES_UP = { takesUp: true } as const;

/**
 * Keeps what was typed of a new ad as the draft of one that is posted: the form of that one goes on with it.
 * @returns whether this device could.
 */
export async function keepForPosted({ values, photos }: Ad, posted: OwnProperty, sellerId: number): Promise<boolean> {
  const key = crypto.randomUUID();
  const origin = originOf(posted);
  const text = {
    // A mark as featured that still runs stays.
    values: { ...values, featured: values.featured || origin.values.featured },
    key,
    savedAt: Date.now(),
    origin,
  };
  const kept = photosToStore(photos.length > 0 ? photos : origin.photos);
  const slot = slotOf({ sellerId, propertyId: posted.property_id }, key);
  // A tab that has the posted one open would write over it.
  return (await holdDraft(slot, AbortSignal.abort())) && storeDraft(slot, text, kept, true);
}

interface OpenedDraft {
  draft?: AdDraft | undefined;
  /** What another tab has open; no title where nothing was written of a posted ad yet. */
  elsewhere?: { title: string };
}

/** Looks for the draft and holds it for this tab. */
async function openDraft(of: DraftOf, until: AbortSignal): Promise<OpenedDraft> {
  const isNew = of.propertyId === undefined;
  // Tabs that change the same posted ad share a place also while neither has written anything.
  if (!isNew && !(await holdDraft(slotOf(of, ''), until))) return { elsewhere: { title: '' } };
  const draft = await readDraft(of);
  if (isNew && draft && !(await holdDraft(draft.slot, until))) return { elsewhere: { title: draft.values.title } };
  return { draft };
}

/**
 * The draft of an ad on this device: found when the form opens, offered, stored with every change, and removed when the
 * ad was sent. One that another tab has open stays that tab's: a new ad gets a place of its own here, and what is
 * changed of a posted one is not stored. While `of` is undefined it is not known yet whose draft to look for.
 * @param fresh what the form begins with where no draft is taken up.
 */
export function useAdDraft(of: DraftOf | undefined, fresh: () => AdOrigin) {
  const [form] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState<AdDraft>();
  const [start, setStart] = useState<AdStart>();
  const [elsewhere, setElsewhere] = useState<OpenedDraft['elsewhere']>();
  /** Where this form stores. */
  const slot = useRef<string>(undefined);
  const left = useRef<AbortSignal>(AbortSignal.abort());
  /** The photos as the draft has them; undefined while it has none to begin with. */
  const storedPhotos = useRef<readonly PhotoItem[]>(undefined);
  const isSent = useRef(false);
  const { user } = useSession();
  // Who logs out in another tab while a change waits to be stored has emptied the device.
  const isStillHere = useRef<() => boolean>(() => true);
  useEffect(() => {
    if (user) isStillHere.current = whoIsHere();
  }, [user]);
  const { sellerId, propertyId } = of ?? {};
  const takesUp = (useLocation().state as Partial<typeof TAKES_UP> | null)?.takesUp === true;

  function begin(next: AdStart, at: string | undefined) {
    slot.current = at;
    setStart(next);
  }

  /** In the place of the posted ad, or in one of its own for a new one. */
  function beginInPlace(next: AdStart) {
    if (!of) return;
    const at = slotOf(of, next.key);
    if (propertyId === undefined) void holdDraft(at, left.current);
    begin(next, at);
  }

  function freshStart(): AdStart {
    const origin = fresh();
    return { values: origin.values, photos: origin.photos, key: crypto.randomUUID(), origin };
  }

  const offer = useEffectEvent(({ draft: found, elsewhere: inOtherTab }: OpenedDraft) => {
    setElsewhere(inOtherTab);
    if (inOtherTab && propertyId !== undefined) begin(freshStart(), undefined);
    else if (!found) beginInPlace(freshStart());
    else if (takesUp) begin(startOf(found, fresh()), found.slot);
    else setDraft(found);
  });

  // Once for each ad: the key must stay the same from the first try to the last.
  useEffect(() => {
    if (sellerId === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    left.current = signal;
    void openDraft(propertyId === undefined ? { sellerId } : { sellerId, propertyId }, signal).then((opened) => {
      if (!signal.aborted) offer(opened);
    });
    return () => leaving.abort();
  }, [sellerId, propertyId]);

  /** Stores what is filled in now; nothing where nothing was changed. @returns whether it is stored. */
  async function store(values: AdValues, photos: readonly PhotoItem[], from = start): Promise<boolean> {
    if (!slot.current || !from || isSent.current || !isStillHere.current()) return false;
    const { key, origin } = from;
    if (sameText(values, origin.values) && samePhotos(photos, origin.photos)) {
      storedPhotos.current = undefined;
      await removeDraft(slot.current);
      return false;
    }
    const areNew = !storedPhotos.current || !samePhotos(photos, storedPhotos.current);
    storedPhotos.current = photos;
    const text = { values, key, savedAt: Date.now(), form, origin };
    return storeDraft(slot.current, text, photosToStore(photos), areNew);
  }

  return {
    start,
    /** Waits to be taken up or thrown away. */
    draft: start ? undefined : draft,
    /** The ad that another tab has open. */
    elsewhere,
    takeUp() {
      if (draft) begin(startOf(draft, fresh()), draft.slot);
    },
    startAfresh() {
      if (draft) void removeDraft(draft.slot);
      beginInPlace(freshStart());
    },
    /** Begins anew with other values, in the place of what was filled in. */
    async restart(next: AdStart) {
      begin(next, slot.current);
      await store(next.values, next.photos, next);
    },
    /**
     * The key belongs to an ad that is posted: what is filled in becomes another one, in a place of its own.
     * @returns its key
     */
    async renew({ values, photos }: Ad): Promise<string> {
      const key = crypto.randomUUID();
      const next = start && { ...start, key };
      const before = slot.current;
      // A change that is stored meanwhile would write the removed draft again.
      slot.current = undefined;
      if (before) await removeDraft(before);
      if (next) beginInPlace(next);
      storedPhotos.current = undefined;
      await store(values, photos, next);
      return key;
    },
    store,
    /** The ad has been sent: what the form still tells is not stored. */
    async finish() {
      isSent.current = true;
      if (slot.current) await removeDraft(slot.current);
    },
  };
}
