import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { dropEarlyPresses, takeEarlyPresses } from './chrome/earlyInput.ts';
import { namePlaces } from './chrome/ScrollMemory.tsx';
import { untilItComes } from './chrome/untilItComes.ts';
import { registerUrdu } from './locale/language.ts';
import { watchErrors } from './reports/watchErrors.ts';
import { storedToken } from './session/storage.ts';

watchErrors();
namePlaces();

function hydrate(): void {
  startTransition(() => {
    takeEarlyPresses();
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

/** Most words belong to the screen; where that is a later part, they come with it. */
const screenComesLater = () => document.querySelector('[data-later=screen]') !== null && !storedToken();

async function startInUrdu(): Promise<void> {
  const words = () =>
    Promise.all([import('./locale/urdu.ts'), screenComesLater() ? undefined : import('./locale/allUrduWords.ts')]);
  // English words over the Urdu page would be worse than the page as it was sent.
  const [{ urdu }, all] = await words().catch(() => {
    dropEarlyPresses();
    return untilItComes(words);
  });
  registerUrdu({ ...urdu, ...all?.allUrduWords });
  hydrate();
}

if (document.documentElement.lang === 'ur') void startInUrdu();
else hydrate();
