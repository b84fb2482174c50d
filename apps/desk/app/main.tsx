import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@karachi-estates/design-system/styles/base.css';
import '@karachi-estates/design-system/styles/brand-karachi-estates.css';
import { chosenScheme, showScheme } from './chrome/scheme.ts';
import { frame } from './content/frame.ts';
import { Desk } from './Desk.tsx';
import { callOver } from './data/call.ts';

showScheme(chosenScheme());

// The policy of the document lets in only styles that know the nonce of this very answer.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
const cache = createCache({ key: 'desk', nonce });

createRoot(document.getElementById('desk') as HTMLElement).render(
  <CacheProvider value={cache}>
    <BrowserRouter basename="/desk">
      <Desk call={callOver(fetch.bind(window), frame.calls)} />
    </BrowserRouter>
  </CacheProvider>,
);
