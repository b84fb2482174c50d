import { readInTab, removeFromTab, storeInTab } from '../session/tabStorage.ts';

/** The saved search whose filters are being changed in this tab: of the account, or with the token of its mails. */
export interface EditedSearch {
  name: string;
  by: { search_id: number } | { token: string };
}

const ENTRY = 'editedSearch';

/** What an entry of the storage says, whoever wrote it. */
export function parseEdited(text: string | null): EditedSearch | undefined {
  try {
    const { name, by } = JSON.parse(text ?? '{}') as Partial<EditedSearch>;
    const isKnown = by && (('token' in by && typeof by.token === 'string') || 'search_id' in by);
    return typeof name === 'string' && isKnown ? { name, by } : undefined;
  } catch {
    return undefined;
  }
}

/** Of this tab alone: in another one a person may save something else. Gone with the session. */
export const readEdited = (): EditedSearch | undefined => parseEdited(readInTab(ENTRY));

/** Where the browser forbids storage, the filters can be saved as a new search. */
export const startEditing = (edited: EditedSearch): void => storeInTab(ENTRY, edited);

export const stopEditing = (): void => removeFromTab(ENTRY);
