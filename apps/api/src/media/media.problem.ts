import type { Told } from '@karachi-estates/domain/words/sentence';

/** A file that is no usable picture, with what its owner is told. */
export class PictureProblem extends Error {
  readonly told: Told;

  constructor(told: Told) {
    super(told.because);
    this.told = told;
  }
}
