/** A page of a list as the API gives it. */
interface Page {
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/**
 * Numbered pages over a list that is paged by cursor: remembers where the pages of each list begin, and walks on from
 * the last known one where a page in the middle is asked for first (a reload, a shared address).
 */
export class Cursors {
  /** By list: the cursor that each page starts from, the first page from none. */
  readonly #starts = new Map<string, (string | undefined)[]>();

  /**
   * @param list names the list with its filters, order and page size
   * @param page from 1
   * @param read fetches the page that starts from a cursor
   * @returns the page, or the list's last one where it is shorter
   */
  async read<P extends Page>(list: string, page: number, read: (cursor: string | undefined) => Promise<P>): Promise<P> {
    // A list that is opened anew may have changed: what was remembered of it is stale.
    if (page === 1) this.#starts.delete(list);
    const starts = this.#starts.get(list) ?? [undefined];
    this.#starts.set(list, starts);
    for (let at = Math.min(page, starts.length); ; at += 1) {
      const answer = await read(starts[at - 1]);
      const { endCursor, hasNextPage } = answer.pageInfo;
      if (hasNextPage && endCursor !== null) starts[at] = endCursor;
      if (at === page || !hasNextPage || endCursor === null) return answer;
    }
  }
}
