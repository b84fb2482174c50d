/** Reports what nothing in the page has caught. The reporting itself is loaded with the first error. */
export function watchErrors(): void {
  const tell = (error: unknown) => {
    import('./report.ts').then(({ report }) => report(error)).catch(() => undefined);
  };
  window.addEventListener('error', ({ error, message }) => {
    // An event of an element that did not load has neither.
    if (error ?? message) tell(error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
