/** @returns a function that resolves for all who call it once so many have. */
export function barrier(size: number): () => Promise<void> {
  let missing = size;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing === 0) open();
    return opened;
  };
}
