/** What programs that read feeds show of them; apart from the pages, which carry none of it. */
export const feeds = {
  homes: { lead: 'New homes of this search, price cuts, homes that are back and homes confirmed again' },
};
