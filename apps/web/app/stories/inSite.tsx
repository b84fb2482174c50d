import type { Decorator } from '@storybook/react-vite';
import { createRoutesStub } from 'react-router';
import { SWRConfig } from 'swr';
import { NoticeProvider } from '../chrome/Notices.tsx';
import type { Fallback } from '../data/reading.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';

interface SiteSurroundings {
  /** Pattern of the screen's address, as `routes.ts` has it. */
  path: string;
  /** The address that is open. */
  address: string;
  /** What the server has read for the screen. */
  fallback?: Fallback;
  /** What is in the history beside the address. */
  state?: unknown;
}

/** Puts a screen's story where the screen stands in the site: at an address, with what the server has read, for a guest. */
export function inSite({ path, address, fallback = {}, state }: SiteSurroundings): Decorator {
  const url = new URL(address, 'http://site');
  const entry = { pathname: url.pathname, search: url.search, state };
  return (Story) => {
    const Stub = createRoutesStub([
      {
        path,
        Component: () => (
          <SWRConfig
            value={{ provider: () => new Map(), fallback, revalidateIfStale: false, shouldRetryOnError: false }}
          >
            <NoticeProvider>
              <SessionProvider>
                <main>
                  <Story />
                </main>
              </SessionProvider>
            </NoticeProvider>
          </SWRConfig>
        ),
      },
      { path: '*', Component: () => null },
    ]);
    return <Stub initialEntries={[entry]} />;
  };
}

/** How the API behaves in a story: it never answers, or it cannot be reached. For a story's `beforeEach`. */
export function withApi(behaviour: 'silent' | 'unreachable') {
  return () => {
    const real = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('/api/')) return real(input, init);
      return behaviour === 'silent' ? new Promise(() => {}) : Promise.reject(new TypeError('Failed to fetch'));
    };
    return () => {
      globalThis.fetch = real;
    };
  };
}
