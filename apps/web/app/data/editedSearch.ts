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
export function readEdited(): EditedSearch | undefined {
  try {
    return parseEdited(sessionStorage.getItem(ENTRY));
  } catch {
    return undefined;
  }
}

export function startEditing(edited: EditedSearch): void {
  try {
    sessionStorage.setItem(ENTRY, JSON.stringify(edited));
  } catch {
    // Where the browser forbids storage, the filters can be saved as a new search.
  }
}

export function stopEditing(): void {
  try {
    sessionStorage.removeItem(ENTRY);
  } catch {
    // Nothing was stored.
  }
}
