/** Options of a route that is no part of the documented API. */
export const HIDDEN = { schema: { hide: true } } as const;
