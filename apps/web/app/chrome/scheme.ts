/** The colour scheme that a person chose; `system` follows the device. */
export type Scheme = 'system' | 'light' | 'dark';

/** The choice stored on this device. The inline script of the document reads the same entry before first paint. */
export function chosenScheme(): Scheme {
  try {
    const value = localStorage.getItem('scheme');
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice and shows it at once. */
export function chooseScheme(scheme: Scheme): void {
  const mark = document.documentElement.dataset;
  if (scheme === 'system') delete mark.scheme;
  else mark.scheme = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem('scheme');
    else localStorage.setItem('scheme', scheme);
  } catch {
    // A browser that stores nothing shows the choice until the page is left.
  }
}
