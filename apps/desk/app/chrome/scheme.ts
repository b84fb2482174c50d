/** The colour scheme of the desk; `system` follows the device. */
export type Scheme = 'system' | 'light' | 'dark';

/** The site's own entry: who chose dark there sees the desk in dark. */
const ENTRY = 'scheme';

/** The choice stored on this device. */
export function chosenScheme(): Scheme {
  try {
    const value = localStorage.getItem(ENTRY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a choice: the stylesheet of the brand reads the mark on the document. */
export function showScheme(scheme: Scheme): void {
  const mark = document.documentElement.dataset;
  if (scheme === 'system') delete mark.scheme;
  else mark.scheme = scheme;
}

/** Keeps the choice on this device and shows it at once. */
export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(ENTRY);
    else localStorage.setItem(ENTRY, scheme);
  } catch {
    // A browser that stores nothing shows the choice until the page is left.
  }
}
