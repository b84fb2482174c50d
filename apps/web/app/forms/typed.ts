import { readInTab, removeFromTab, storeInTab } from '../session/tabStorage.ts';

const place = (name: string) => `typed/${name}`;

/** What was typed into a form and not sent, in this tab. Changing the language or reloading loses nothing of it. */
export function readTyped(name: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readInTab(place(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it until it is sent, the person logs out or the tab is closed. Passwords are left out by who calls. */
export const keepTyped = (name: string, values: object): void => storeInTab(place(name), values);

/** It was sent. */
export const forgetTyped = (name: string): void => removeFromTab(place(name));

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (field: Element): field is Field =>
  (field instanceof HTMLInputElement && field.type !== 'hidden') || field instanceof HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.elements].filter(isField).filter(({ name }) => name);

/** Puts what was typed back into a form whose fields hold their own text, and keeps what is typed from then on. */
export function keepTypedIn(form: HTMLFormElement, name: string): () => void {
  const typed = readTyped(name);
  for (const field of fieldsOf(form)) {
    const text = typed?.[field.name];
    if (typeof text === 'string') field.value = text;
  }
  const keep = () => keepTyped(name, Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value])));
  form.addEventListener('input', keep);
  return () => form.removeEventListener('input', keep);
}
