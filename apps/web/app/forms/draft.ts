import type { AdValues } from './properties.ts';

/** An ad that has not been sent, as this device keeps it. The key makes sending it twice one ad. */
export interface AdDraft {
  values: AdValues;
  photos: File[];
  key: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const DATABASE = 'karachi-estates-drafts';
const STORE = 'ads';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

// A browser without storage, or a full one, must not keep anybody from posting: the draft is a comfort.
const unkept = (error: unknown) => console.warn('The draft could not be kept on this device.', error);

/** The draft that this seller left on this device, with its photographs. */
export async function readDraft(sellerId: number): Promise<AdDraft | undefined> {
  try {
    return await within<AdDraft | undefined>('readonly', (store) => store.get(sellerId));
  } catch (error) {
    unkept(error);
    return undefined;
  }
}

/** Keeps the draft in place of the one before. */
export async function keepDraft(sellerId: number, draft: AdDraft): Promise<void> {
  await within('readwrite', (store) => store.put(draft, sellerId)).catch(unkept);
}

/** Forgets the draft: it was sent, or the seller starts afresh. */
export async function dropDraft(sellerId: number): Promise<void> {
  await within('readwrite', (store) => store.delete(sellerId)).catch(unkept);
}
