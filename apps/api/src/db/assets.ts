/** Where migrations and seed files lie: beside this module in the sources, beside the bundle in a built server. */
export const migrationsFolder = new URL('./migrations/', import.meta.url);
export const seedFolder = new URL('./seed/', import.meta.url);
