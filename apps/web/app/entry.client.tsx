import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { dropEarlyPresses, takeEarlyPresses } from './chrome/earlyInput.ts';
import { namePlaces } from './chrome/ScrollMemory.tsx';
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
  try {
    const [{ urdu }, all] = await Promise.all([
      import('./locale/urdu.ts'),
      screenComesLater() ? undefined : import('./content/ur/catalogue.ts'),
    ]);
    registerUrdu(all ? { ...urdu, words: all.catalogue } : urdu);
  } catch (error) {
    // English words over the Urdu page would be worse than the page as it was sent.
    dropEarlyPresses();
    throw error;
  }
  hydrate();
}

if (document.documentElement.lang === 'ur') void startInUrdu();
else hydrate();
