/** A step of `pnpm test` that ends with this code counts as left out; its last line says why. */
const LEFT_OUT = 77;

/**
 * The exit code of a run that could not show everything for want of programs. Where `CI` is set they must be there:
 * what is not shown there is shown nowhere.
 */
export function leftOutCode(missing: readonly string[]): number {
  console.log(`Left out, because not installed: ${missing.join(', ')}.`);
  return process.env.CI ? 1 : LEFT_OUT;
}

/** The exit code of a run that found faults or none, and could not show everything perhaps. */
export function exitCodeOf({ faults, leftOut }: { faults: readonly string[]; leftOut: readonly string[] }): number {
  if (faults.length > 0) return 1;
  return leftOut.length > 0 ? leftOutCode(leftOut) : 0;
}
