import { createContext } from 'react';

/**
 * Whether little data is wanted below: no photo is loaded before it is asked for, and then in one small size. Its value
 * is a provider: `<LowData value>…</LowData>`.
 */
export const LowData = createContext(false);
