/**
 * Stops with one sentence that says what to do.
 * @param {string} because
 */
export function refuse(because) {
  console.error(because);
  process.exit(2);
}
