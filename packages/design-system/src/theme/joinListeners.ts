type Listener<Values extends never[]> = ((...values: Values) => unknown) | undefined;

/** One listener of two: the caller's is told first, and what the part's returns is returned. */
export const joinListeners = <Values extends never[]>(theirs: Listener<Values>, ours: Listener<Values>) =>
  theirs && ours
    ? (...values: Values) => {
        theirs(...values);
        return ours(...values);
      }
    : (theirs ?? ours);
