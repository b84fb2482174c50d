/** A page of a list as the API gives it. */
interface Page {
  data: readonly unknown[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** Fetches the page that begins some pages after a cursor. */
type Read<P> = (cursor: string | undefined, pagesPassed: number) => Promise<P>;

/**
 * Numbered pages over a list that is paged by cursor: remembers where the pages of each list begin, and passes over
 * those between where a page in the middle is asked for first (a reload, a shared address).
 */
export class Cursors {
  /** By list: the cursor that each known page starts from, the first page from none. */
  readonly #starts = new Map<string, (string | undefined)[]>();

  /**
   * @param list names the list with its filters, order and page size
   * @param page from 1
   * @param mostPassed how many pages one call may pass over
   * @returns the page, or the list's last one where it is shorter, with its number
   */
  async read<P extends Page>(
    list: string,
    page: number,
    mostPassed: number,
    read: Read<P>,
  ): Promise<{ answer: P; page: number }> {
    // A list that is opened anew may have changed: what was remembered of it is stale.
    if (page === 1) this.#starts.delete(list);
    const starts = this.#starts.get(list) ?? [];
    this.#starts.set(list, starts);
    let at = page;
    while (at > 1 && starts[at - 1] === undefined) at -= 1;
    for (;;) {
      const passed = Math.min(page - at, mostPassed);
      const answer = await read(starts[at - 1], passed);
      const isEmpty = answer.data.length === 0;
      if (isEmpty && passed > 0) {
        const last = await lastBefore(passed, (pages) => read(starts[at - 1], pages));
        return { answer: last.answer, page: at + last.passed };
      }
      if (isEmpty && at > 1) {
        // The list has become shorter than when its pages were remembered.
        starts.length = 0;
        at = 1;
        continue;
      }
      const { endCursor, hasNextPage } = answer.pageInfo;
      at += passed;
      if (hasNextPage && endCursor !== null) starts[at] = endCursor;
      if (at === page || !hasNextPage || endCursor === null) return { answer, page: at };
      at += 1;
    }
  }
}

/** The last page that has rows, of those that lie before one without: half of the way again and again. */
async function lastBefore<P extends Page>(
  empty: number,
  read: (pagesPassed: number) => Promise<P>,
): Promise<{ answer: P; passed: number }> {
  let [full, none] = [0, empty];
  let found: P | undefined;
  while (none - full > 1) {
    const middle = Math.floor((full + none) / 2);
    const answer = await read(middle);
    if (answer.data.length === 0) none = middle;
    else {
      found = answer;
      full = middle;
      if (!answer.pageInfo.hasNextPage) break;
    }
  }
  return { answer: found ?? (await read(0)), passed: full };
}
