/** Somebody was asked for a fresh code and gave up: nothing has happened and nothing is said. */
export class GivenUp extends Error {}
