import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { listings as words } from '../../content/listings.ts';
import { useRowOrder } from '../../parts/ListScreen.tsx';

/** The ads before and after one in the list that somebody came from. */
export function useNeighbours(id: number) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [{ ids, list, goesOn }] = useRowOrder('listings');
  const at = ids.findIndex((each) => Number(each) === id);
  // Whoever came from a list goes back to it as it was, which may be the review or a page of a search.
  const from = at >= 0 && list ? list : { to: '/listings', title: words.title };

  const neighbour = (step: 1 | -1) => (at < 0 ? undefined : ids[at + step]);

  function go(step: 1 | -1): void {
    const next = neighbour(step);
    const end = step === 1 ? words.end.last : words.end.first;
    if (at < 0) notify(words.end.noList, { type: 'info' });
    else if (next === undefined)
      notify(goesOn?.[step === 1 ? 'after' : 'before'] ? end.ofPage(from.title) : end.ofList, { type: 'info' });
    else navigate(`/listings/${next}`);
  }

  return { from, hasNext: neighbour(1) !== undefined, go };
}
