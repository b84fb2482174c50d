/** As a ref: what comes in the place of what had the focus takes it, and the page stays where it is. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
