/** Starts the class names that MUI makes; server and browser must agree. */
export const styleKey = 'ke';
