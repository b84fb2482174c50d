/** As a ref: what comes in the place of what had the focus takes it, and the page stays where it is. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** The same for what may be out of sight, such as the button above a form that was closed: the page goes there. */
export const takeFocusInView = (element: HTMLElement | null): void => element?.focus();
