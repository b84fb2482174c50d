/** The part of a form that brings a person's picture. */
export const PROFILE_IMAGE = { name: 'profile_image', maxMegabytes: 8 };
