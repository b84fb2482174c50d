import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { useEarlyInput } from './earlyInput.ts';

const HydratedContext = createContext(true);

/** Tells the parts of the page once it is hydrated, without holding up what people do meanwhile. */
export function Hydrated({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEarlyInput(isHydrated);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** False on the server and while the page hydrates, so that both render the same; true from then on. */
export const useHydrated = (): boolean => use(HydratedContext);
