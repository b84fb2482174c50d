/** A file that is no usable picture; the message says why, for people. */
export class PictureProblem extends Error {}
