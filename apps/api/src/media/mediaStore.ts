/** The store cannot be reached at the moment; it works again when it is back. */
export class MediaStoreAway extends Error {}

/**
 * Where the bytes of pictures lie. Keys are `{name}/{file}`, where the name of a picture is 32 hexadecimal digits. What
 * is named otherwise is somebody else's: it is neither listed nor removed.
 */
export interface MediaStore {
  /** Stores whole or not at all; the same key again replaces. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** undefined where nothing is stored. */
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Removes all files of a picture. @throws Error for what is no picture's name. */
  removeAll(name: string): Promise<void>;
  /** Names of the pictures that are stored, with the time of storing, for the purge of orphans. */
  list(): AsyncIterable<{ name: string; storedAt: Date }>;
  /** Removes what writes left half-done that began before a moment: the process that made them was killed. */
  removeDrafts(before: Date): Promise<void>;
}

/** Whether a name is one that pictures have. */
export const isPictureName = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

/** A picture's name, for what removes it. @throws Error for any other name. */
export function requirePictureName(name: string): string {
  if (isPictureName(name)) return name;
  throw new Error(`${JSON.stringify(name)} is no picture’s name: nothing is removed under it.`);
}

/** The store of an installation: its pictures, and its documents in a place of their own. */
export interface SiteStore extends MediaStore {
  /**
   * Proofs of payments and papers of homes, which only endpoints that check who asks give out. What an earlier release
   * put among the pictures is read there; removing and listing look at the own place only.
   */
  documents: MediaStore;
  /**
   * Moves a document that lies among the pictures into the place of documents.
   * @returns false where it stays: there is no such file, or an earlier release may still look for it there.
   */
  moveDocument(name: string, file: string): Promise<boolean>;
}

/**
 * The store of an installation.
 * @param isOwnPlaceInUse whether documents are kept in their own place already, which earlier releases do not know.
 */
export function siteStore(pictures: MediaStore, own: MediaStore, isOwnPlaceInUse: () => boolean): SiteStore {
  return {
    ...pictures,
    documents: {
      ...own,
      put: (key, bytes) => (isOwnPlaceInUse() ? own : pictures).put(key, bytes),
      // Once more at its own place: it may have been moved between the two looks.
      get: async (key) => (await own.get(key)) ?? (await pictures.get(key)) ?? own.get(key),
      has: async (key) => (await own.has(key)) || (await pictures.has(key)) || own.has(key),
    },
    async moveDocument(name, file) {
      if (!isOwnPlaceInUse()) return false;
      const key = `${name}/${file}`;
      const bytes = await pictures.get(key);
      if (bytes) await own.put(key, bytes);
      else if (!(await own.has(key))) return false;
      await pictures.removeAll(name);
      return true;
    },
  };
}

/**
 * A store that also reads where an earlier release kept its pictures. It writes, lists and removes in its own place
 * only.
 */
export function alsoReading(own: MediaStore, earlier: MediaStore): MediaStore {
  return {
    ...own,
    get: async (key) => (await own.get(key)) ?? earlier.get(key),
    has: async (key) => (await own.has(key)) || earlier.has(key),
  };
}
