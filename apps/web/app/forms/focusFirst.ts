/** Gives the focus to the first field of a form that something is wrong with. */
export function focusFirst(form: HTMLFormElement, faults: Readonly<Record<string, string>>): void {
  const first = [...form.elements].find((field) => Object.hasOwn(faults, field.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}
