import { createContext, use } from 'react';

/** What time it is, in milliseconds since 1970; a story says it for itself. */
export const ClockContext = createContext<() => number>(Date.now);

/** The time at which a screen is drawn. */
export const useNow = (): number => use(ClockContext)();
