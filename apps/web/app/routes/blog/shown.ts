/** How many other articles stand below one. */
export const MORE_SHOWN = 3;

/** How many have to be read to show them besides the open one. */
export const MORE_BLOGS = MORE_SHOWN + 1;
