import type { PhotoItem } from '@karachi-estates/design-system/ImagePicker';
import { DRAFTS_DATABASE } from '../session/storage.ts';
import type { AdValues } from './properties.ts';

/** Which ad a draft is of: a change of one that is posted, or a new one. Each seller on a device has their own. */
export interface DraftOf {
  sellerId: number;
  propertyId?: number;
}

/** The ad as a form began with it, to tell what was changed since. */
export interface AdOrigin {
  values: AdValues;
  photos: readonly PhotoItem[];
  /** The moment of its last change; empty for a new one. */
  seen: string;
}

/** What has been filled in. The key makes sending it twice one ad. */
export interface AdDraftText {
  values: AdValues;
  key: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The form that has written it: two tabs may have the same ad open. */
  form?: string;
  /** Missing in what an earlier release has stored. */
  origin?: AdOrigin;
}

/**
 * An ad that has not been sent, as this device stores it; photos are files, or the addresses of those that are posted.
 */
export interface AdDraft extends AdDraftText {
  photos: (File | string)[];
  /** Where it is stored. */
  slot: string;
}

const STORE = 'ads';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DRAFTS_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      // Logging out in another tab deletes the database and must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}

async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => () => T): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const result = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

// A browser without storage, or a full one, must not stop anybody from posting: the draft is a comfort.
function notStored(error: unknown): false {
  console.warn('The draft could not be stored on this device.', error);
  return false;
}

/** Each new ad has a place of its own, by its key: two tabs may write one each. */
export const slotOf = ({ sellerId, propertyId }: DraftOf, key: string): string =>
  `${sellerId}/${propertyId ?? `new/${key}`}`;

const photosKey = (slot: string) => `${slot}/photos`;

/** All drafts of new ads of a seller; an earlier release had one, without a key. */
const newAdsOf = (sellerId: number) => IDBKeyRange.bound(`${sellerId}/new`, `${sellerId}/new/\uffff`);

/** The draft that this seller left on this device, with its photographs; the latest of several new ads. */
export async function readDraft({ sellerId, propertyId }: DraftOf): Promise<AdDraft | undefined> {
  const wanted = propertyId === undefined ? newAdsOf(sellerId) : `${sellerId}/${propertyId}`;
  try {
    return await within('readonly', (store) => {
      let latest: AdDraft | undefined;
      store.openCursor(wanted).onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        if (!cursor) return;
        const slot = String(cursor.key);
        const text: AdDraftText = cursor.value;
        if (!slot.endsWith('/photos') && (!latest || text.savedAt >= latest.savedAt)) {
          const found: AdDraft = { ...text, slot, photos: [] };
          latest = found;
          const photos: IDBRequest<AdDraft['photos'] | undefined> = store.get(photosKey(slot));
          photos.onsuccess = () => {
            found.photos = photos.result ?? [];
          };
        }
        cursor.continue();
      };
      return () => latest;
    });
  } catch (error) {
    notStored(error);
    return undefined;
  }
}

/**
 * Stores what is filled in, in place of what was stored before. The photos are megabytes and change seldom: they are
 * written where they are new, and where another form's stand there. @returns whether this device can.
 */
export const storeDraft = (
  slot: string,
  text: AdDraftText,
  photos: AdDraft['photos'],
  areNew: boolean,
): Promise<boolean> =>
  within('readwrite', (store) => {
    const before: IDBRequest<AdDraftText | undefined> = store.get(slot);
    before.onsuccess = () => {
      if (areNew || before.result?.form !== text.form) store.put(photos, photosKey(slot));
      store.put(text, slot);
    };
    return () => true;
  }).catch(notStored);

/** Removes the draft: it was sent, or the seller starts afresh. */
export async function removeDraft(slot: string): Promise<void> {
  await within('readwrite', (store) => {
    store.delete(slot);
    store.delete(photosKey(slot));
    return () => undefined;
  }).catch(notStored);
}
