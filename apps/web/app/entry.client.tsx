import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { dropEarlyPresses, takeEarlyPresses } from './chrome/earlyInput.ts';
import { nameFirstPlace } from './chrome/ScrollMemory.tsx';
import { registerUrdu } from './locale/language.ts';
import { watchErrors } from './reports/watchErrors.ts';

watchErrors();
nameFirstPlace();

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

async function startInUrdu(): Promise<void> {
  try {
    const { urdu } = await import('./locale/urdu.ts');
    registerUrdu(urdu);
  } catch (error) {
    // English words over the Urdu page would be worse than the page as it was sent.
    dropEarlyPresses();
    throw error;
  }
  hydrate();
}

if (document.documentElement.lang === 'ur') void startInUrdu();
else hydrate();
