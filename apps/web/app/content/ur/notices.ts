import type { Catalogue } from '../contentFor.ts';

/** What stands on every notice in Urdu. */
export const notices: Catalogue['notices'] = { dismiss: 'ہٹائیں' };
