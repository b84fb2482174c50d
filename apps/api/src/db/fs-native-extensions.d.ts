/** The part that is used here; the package brings no types. */
declare module 'fs-native-extensions' {
  /**
   * Asks the system for an exclusive lock.
   * @returns whether it was granted.
   * @throws Error with a code where files cannot be locked.
   */
  export function tryLock(fd: number): boolean;
}
