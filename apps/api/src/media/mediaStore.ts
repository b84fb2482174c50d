/** The store cannot be reached at the moment; it works again when it is back. */
export class MediaStoreAway extends Error {}

/** Where the bytes of pictures lie. Keys are relative paths of lower-case letters, digits, dots, dashes and slashes. */
export interface MediaStore {
  /** Stores whole or not at all; the same key again replaces. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** undefined where nothing is stored. */
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Removes every key that starts with the prefix. */
  removeAll(prefix: string): Promise<void>;
  /** First path parts of what is stored with the time of storing, for the sweep of orphans. */
  list(): AsyncIterable<{ name: string; storedAt: Date }>;
  /** Removes what writes left half-done that began before a moment: the process that made them was killed. */
  removeDrafts(before: Date): Promise<void>;
}
