import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { languageFor } from '../locale/language.ts';
import { replayEarlyInput } from './earlyInput.ts';
import { useHydrated } from './Hydrated.tsx';
import { somebodyIsThere } from './somebody.ts';
import { untilItComes } from './untilItComes.ts';

const underWay = new Set<Promise<unknown>>();

/** Waits until the code of all later parts that were asked for has come. */
export async function laterCodeHasCome(): Promise<void> {
  // What they draw may ask for more.
  while (underWay.size > 0) {
    await Promise.all(underWay);
    await new Promise(requestAnimationFrame);
  }
}

/** Waits until somebody is there, and for what they see then. */
export async function laterCodeIsThere(): Promise<void> {
  await somebodyIsThere;
  await laterCodeHasCome();
}

/** A component whose code is fetched when it is first drawn. Stands in a {@link LaterPart}. */
export function laterComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() => {
    if (import.meta.env.SSR) return load();
    // Its words are fetched beside its code, not after it.
    const code = Promise.all([untilItComes(load), languageFor('ur')?.allWords()]).then(([module]) => module);
    underWay.add(code);
    void code.then(() => underWay.delete(code));
    return code;
  });
}

interface LaterPartProps {
  /** Nothing of it can be seen without scripts, so it waits for nobody. */
  atOnce?: boolean;
  /** It is the whole screen. In Urdu the page then starts with `firstWords`: its head may ask for no other words. */
  isScreen?: boolean;
  children: ReactNode;
}

/**
 * A part of a page that the browser takes over once somebody is there: until then it is the server's HTML, whose links
 * and searches work by themselves, and costs the phone neither the network nor the processor. What is typed or pressed
 * in it before it listens is recorded and replayed (earlyInput.ts). Drawn in the browser, on later screens, it is there
 * at once.
 *
 * What is passed to it changes only after it has hydrated, so that it hydrates as the server drew it.
 */
export function LaterPart({ atOnce = false, isScreen = false, children }: LaterPartProps) {
  const isDrawnHere = useHydrated();
  const [hasHydrated, setHydrated] = useState(isDrawnHere);
  const place = useRef<HTMLDivElement>(null);
  const part = (
    <Suspense>
      <Gate atOnce={atOnce} place={place} onHydrated={setHydrated}>
        {children}
      </Gate>
    </Suspense>
  );
  // The same element, so that nothing that is drawn around it makes React look into it early.
  const [sent] = useState(part);
  return (
    <div ref={place} data-later={hasHydrated ? undefined : isScreen ? 'screen' : ''} style={{ display: 'contents' }}>
      {hasHydrated ? part : sent}
    </div>
  );
}

interface GateProps {
  atOnce: boolean;
  place: RefObject<HTMLDivElement | null>;
  onHydrated: (hasHydrated: true) => void;
  children: ReactNode;
}

function Gate({ atOnce, place, onHydrated, children }: GateProps) {
  const isDrawnHere = useHydrated();
  if (!isDrawnHere && !atOnce && !import.meta.env.SSR) use(somebodyIsThere);
  useEffect(() => {
    onHydrated(true);
    return replayEarlyInput(place.current);
  }, [place, onHydrated]);
  return children;
}
