/** In the column of the fields, where the titles stand beside them. */
export const besideTitles = { marginInlineStart: { lg: 'calc(16rem + 2rem)' } };
