import { DRAFTS_DATABASE } from '../session/storage.ts';
import type { AdValues } from './properties.ts';

/** Which ad a draft is of: a change of one that is posted, or the next one. Each seller on a device has their own. */
export interface DraftOf {
  sellerId: number;
  propertyId?: number;
}

/** What has been filled in. The key makes sending it twice one ad. */
export interface AdDraftText {
  values: AdValues;
  key: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/**
 * An ad that has not been sent, as this device stores it; photos are files, or the addresses of those that are posted.
 */
export interface AdDraft extends AdDraftText {
  photos: (File | string)[];
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

const put = (key: string, value: unknown): Promise<boolean> =>
  within('readwrite', (store) => {
    store.put(value, key);
    return () => true;
  }).catch(notStored);

const textKey = ({ sellerId, propertyId }: DraftOf) => `${sellerId}/${propertyId ?? 'new'}`;
const photosKey = (of: DraftOf) => `${textKey(of)}/photos`;

/** The draft that this seller left on this device, with its photographs. */
export async function readDraft(of: DraftOf): Promise<AdDraft | undefined> {
  try {
    return await within('readonly', (store) => {
      const text: IDBRequest<AdDraftText | undefined> = store.get(textKey(of));
      const photos: IDBRequest<AdDraft['photos'] | undefined> = store.get(photosKey(of));
      return () => text.result && { ...text.result, photos: photos.result ?? [] };
    });
  } catch (error) {
    notStored(error);
    return undefined;
  }
}

/** Stores what is filled in, in place of what was stored before. @returns whether this device can. */
export const storeDraft = (of: DraftOf, text: AdDraftText): Promise<boolean> => put(textKey(of), text);

/** Stores the photos, apart from the text: they are megabytes and change seldom. */
export const storeDraftPhotos = (of: DraftOf, photos: AdDraft['photos']): Promise<boolean> =>
  put(photosKey(of), photos);

/** Removes the draft: it was sent, or the seller starts afresh. */
export async function removeDraft(of: DraftOf): Promise<void> {
  await within('readwrite', (store) => {
    store.delete(textKey(of));
    store.delete(photosKey(of));
    return () => undefined;
  }).catch(notStored);
}
