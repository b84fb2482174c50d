/** Names of the values stored in the browser; the specification gives them. */
const TOKEN = 'authToken';
const ROLE = 'userRole';

/** Local storage, or undefined on the server and where the browser forbids it. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

export function storedToken(): string | null {
  return storage()?.getItem(TOKEN) ?? null;
}

/**
 * Asked before something is read for whoever is here: tells afterwards whether they still are. What arrives when they
 * have left is not written to the device, which has been emptied.
 */
export function whoIsHere(): () => boolean {
  const token = storedToken();
  return () => storedToken() === token;
}

/** Stores what login answered. `token` is the entry older clients wrote; logout clears it too. */
export function storeSession({ token, role }: { token: string; role: string }): void {
  storage()?.setItem(TOKEN, token);
  storage()?.setItem(ROLE, role);
}

/**
 * Forgets everything that this site stored on the device.
 * @param kept the one entry that stays
 */
export function clearStorage(kept = ''): void {
  const local = storage();
  const text = local?.getItem(kept);
  local?.clear();
  if (text) local?.setItem(kept, text);
  try {
    sessionStorage.clear();
  } catch {
    // Where the browser forbids storage, nothing was stored.
  }
}

/** Where unsent ads wait on the device. */
export const DRAFTS_DATABASE = 'karachi-estates-drafts';

/** Forgets the unsent ads on the device: their seller leaves it. One whose session merely expired finds them again. */
export function clearDrafts(): void {
  try {
    indexedDB.deleteDatabase(DRAFTS_DATABASE);
  } catch (error) {
    console.warn('The drafts on this device could not be removed.', error);
  }
}

/** Forgets the pages that the service worker cached for reading offline. */
export function clearCachedPages(): void {
  // Absent on pages without TLS.
  if (!('caches' in window)) return;
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  emptied.catch((error: unknown) => console.warn('Cached pages could not be removed.', error));
}

/** Tells when another tab signs in or out. Returns the function that stops it. */
export function onSessionChange(listener: (token: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN || event.key === null) listener(storedToken());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/**
 * A page that the browser kept for going back heard nothing of other tabs meanwhile: it is loaded anew where somebody
 * else is signed in by then, or nobody. Returns the function that stops it.
 */
export function reloadForOthers(): () => void {
  let known: string | null = null;
  const onPageHide = () => {
    known = storedToken();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && storedToken() !== known) window.location.reload();
  };
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/**
 * Runs before first paint: a browser with a token shows `LOADING....` until the user is verified, never a guest's page
 * first. Also sets the colour scheme a person chose, and reserves the place of what they saw last.
 * Inline, so it must stay tiny and must not throw.
 */
export const beforeFirstPaint = `try{let d=document.documentElement.dataset,s=localStorage;s.${TOKEN}&&(d.session="checking");s.scheme&&(d.scheme=s.scheme);(s.seenHomes||s.lastSearch)&&(d.recent="")}catch{}`;
