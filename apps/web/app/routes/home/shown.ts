/** How many articles the home page features. */
export const FEATURED_BLOGS = 3;

/** How many of the newest listings it shows. */
export const POPULAR_SHOWN = 8;

/** What it asks for to show them. */
export const POPULAR = { limit: String(POPULAR_SHOWN) };
