import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeEarlyPresses } from './chrome/earlyInput.ts';
import { nameFirstPlace } from './chrome/ScrollMemory.tsx';
import { watchErrors } from './reports/watchErrors.ts';

watchErrors();
nameFirstPlace();

startTransition(() => {
  takeEarlyPresses();
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
