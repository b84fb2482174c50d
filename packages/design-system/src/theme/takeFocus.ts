/** A ref for an element that replaces the focused one: focuses it without scrolling. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** The same for an element that may be out of view, such as the button above a form that was closed: scrolls to it. */
export const takeFocusInView = (element: HTMLElement | null): void => element?.focus();
