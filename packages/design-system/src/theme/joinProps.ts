import type { Ref, RefCallback } from 'react';
import { joinListeners } from './joinListeners.ts';

type Props = Record<string, unknown>;
type Join = (name: string, ours: unknown, theirs: unknown) => unknown;
type Called = (...values: unknown[]) => unknown;

const isObject = (value: unknown): value is Props => typeof value === 'object' && value !== null;

type GivenRef = Exclude<Ref<unknown>, null>;

/** Gives a ref its element, and says how to take it away: by what a callback returned, else with null. */
function give(ref: GivenRef, element: unknown): () => unknown {
  if (typeof ref === 'function') {
    const leave = ref(element);
    return typeof leave === 'function' ? leave : () => ref(null);
  }
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

// Where a render brings another ref, React takes the element from the old one and gives it to the new one.
const joinedRefs = new WeakMap<GivenRef, WeakMap<GivenRef, RefCallback<unknown>>>();

function joinRefs(ours: GivenRef, theirs: GivenRef): RefCallback<unknown> {
  const withOurs = joinedRefs.get(ours) ?? new WeakMap<GivenRef, RefCallback<unknown>>();
  joinedRefs.set(ours, withOurs);
  const joined =
    withOurs.get(theirs) ??
    ((element) => {
      const leaves = [give(ours, element), give(theirs, element)];
      return () => {
        for (const leave of leaves) leave();
      };
    });
  withOurs.set(theirs, joined);
  return joined;
}

/** What is kept of both where a part and its caller say something under one name. */
function both(name: string, ours: unknown, theirs: unknown): unknown {
  if (name === 'className') return `${ours} ${theirs}`;
  if (name === 'sx') return [ours, theirs].flat();
  if (name === 'style') return { ...(ours as Props), ...(theirs as Props) };
  if (name === 'slotProps') return joinProps(ours as Props, theirs as Props, joinSlots);
  if (name === 'ref') return theirs ? joinRefs(ours as GivenRef, theirs as GivenRef) : ours;
  if (/^on[A-Z]/.test(name) && typeof ours === 'function' && typeof theirs === 'function') {
    return joinListeners(theirs as Called, ours as Called);
  }
  return theirs;
}

/** Each slot of a part has props of its own; a function of the caller gets what the part would have done. */
const joinSlots = (_name: string, ours: unknown, theirs: unknown): unknown =>
  isObject(ours) && isObject(theirs) ? joinProps(ours, theirs) : theirs;

/**
 * The props that a part has of its own, and those that a caller gives it. The caller's win; but classes are joined, so
 * are `sx` and `style`, what listens is told both times (the caller's first), a `ref` gets its element too, and the
 * same holds for each of its `slotProps`. Without it a caller who wants to hear of a press would take the press away
 * from the part.
 */
export function joinProps<Own extends object>(own: Own, given: object | undefined, join: Join = both): Own {
  if (!given) return own;
  const joined: Props = { ...(own as Props) };
  for (const [name, theirs] of Object.entries(given)) {
    if (theirs === undefined) continue;
    const ours = joined[name];
    joined[name] = ours === undefined || ours === null ? theirs : join(name, ours, theirs);
  }
  return joined as Own;
}
