import { type Endpoint, type Failure, pathOf } from '@karachi-estates/contracts/endpoint';
import { localeOf } from '@karachi-estates/domain/words/locale';
import { aBuyer, aUser } from '@karachi-estates/fixtures/accounts';
import type { Decorator } from '@storybook/react-vite';
import { createRoutesStub, Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { laterCodeHasCome } from '../chrome/LaterPart.tsx';
import { NoticeProvider } from '../chrome/Notices.tsx';
import { SiteTheme } from '../chrome/SiteTheme.tsx';
import { takeOverNow } from '../chrome/somebody.ts';
import { allUrduWords } from '../locale/allUrduWords.ts';
import { LocaleProvider } from '../locale/Locale.tsx';
import { registerUrdu } from '../locale/language.ts';
import { urdu } from '../locale/urdu.ts';
import { AccountDialogProvider } from '../session/AccountDialogProvider.tsx';
import FavouritesSync from '../session/FavouritesSync.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { clearDrafts } from '../session/storage.ts';

registerUrdu({ ...urdu, ...allUrduWords });

/** What the API answers in a story: a value, a failure, or nothing yet. */
export type StoryAnswer =
  | { answer: unknown }
  | { failure: number; message?: string; fields?: Failure['fields'] }
  | 'pending';

/** What `parameters.screen` says about the world around a screen's story. */
export interface ScreenStory {
  /** The screen's address in routes.ts. */
  path: string;
  /** The address that is open, where the path has parameters or the story needs a query. */
  at?: string;
  /** What the link that led here handed over. */
  state?: unknown;
  /** What the route's loader gave. */
  loaderData?: unknown;
  /** What the server has read for the screen, by the keys of `data/`. */
  fallback?: Record<string, unknown>;
  /** How the API behaves where `api` has no answer: it says so (404), never answers, or cannot be reached. */
  network?: 'silent' | 'unreachable';
  session?: 'guest' | 'buyer' | 'seller';
  /** The API's answers by `GET /api/…`; made with {@link answers}. */
  api?: Readonly<Record<string, StoryAnswer>>;
}

const keyOf = (endpoint: Pick<Endpoint, 'method' | 'url'>, params?: Record<string, unknown>) =>
  `${endpoint.method} ${pathOf(endpoint, { params })}`;

/** What an endpoint answers in a story; spread several into `parameters.screen.api`. */
export const answers = (endpoint: Endpoint, answer: StoryAnswer, params?: Record<string, unknown>) => ({
  [keyOf(endpoint, params)]: answer,
});

const unanswered = {
  silent: 'pending',
  unreachable: { failure: 0 },
} as const satisfies Record<NonNullable<ScreenStory['network']>, StoryAnswer>;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function respond(given: StoryAnswer | undefined): Promise<Response> {
  if (given === 'pending') return new Promise(() => undefined);
  if (!given) return Promise.resolve(json(404, { message: 'The story has no answer to this.' }));
  // A story's failure is merged over what the file's stories answer in common.
  if (!('failure' in given)) return Promise.resolve(json(200, given.answer));
  if (given.failure === 0) return Promise.reject(new TypeError('The network is down.'));
  const { failure, message = '', fields } = given;
  return Promise.resolve(json(failure, { message, error: message, fields }));
}

const network = window.fetch;

const people = { guest: undefined, buyer: aBuyer(), seller: aUser() };

/** For `beforeEach` of a screen's stories: puts the story's API and session in place, and takes them away again. */
export function screenWorld({ parameters }: { parameters: { screen?: ScreenStory } }) {
  const { session = 'guest', api = {}, network: behaviour } = parameters.screen ?? {};
  const user = people[session];
  const all: Record<string, StoryAnswer> = {
    'POST /api/favourites': { answer: { property_ids: [], notes: [] } },
    'POST /api/auth/logout': { answer: { message: '' } },
    ...(user ? { 'GET /api/auth/getuser': { answer: { user } } } : {}),
    ...api,
  };
  const answered: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!url.pathname.startsWith('/api/') && url.pathname !== '/gmregister') return network(input, init);
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    return respond(all[call + url.search] ?? all[call] ?? (behaviour && unanswered[behaviour]));
  };
  window.fetch = answered;
  // Stories share a page: what shows up once somebody uses it is there in each, whatever the one before did.
  takeOverNow();
  localStorage.clear();
  // What one story typed would wait for the next one on this device.
  clearDrafts();
  sessionStorage.clear();
  if (user) localStorage.setItem('authToken', 'a-story');
  return () => {
    // The next story's world may be in place already when this one's is taken away.
    if (window.fetch !== answered) return;
    window.fetch = network;
    localStorage.clear();
    delete document.documentElement.dataset.session;
  };
}

function World({ fallback = {} }: Pick<ScreenStory, 'fallback'>) {
  return (
    <SWRConfig value={{ provider: () => new Map(), fallback, dedupingInterval: 0, shouldRetryOnError: false }}>
      <SiteTheme>
        <NoticeProvider>
          <SessionProvider>
            <FavouritesSync />
            <AccountDialogProvider>
              <main>
                <Outlet />
              </main>
            </AccountDialogProvider>
          </SessionProvider>
        </NoticeProvider>
      </SiteTheme>
    </SWRConfig>
  );
}

/** Where a screen has led. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{`At ${pathname}${search}`}</h1>;
}

/**
 * Puts a screen's story behind its address, in the toolbar's language and the world that `parameters.screen` describes.
 */
export const onScreen: Decorator = (Story, { parameters, globals }) => {
  const { path, at = path, state, loaderData = null, fallback } = parameters.screen as ScreenStory;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <World fallback={fallback} />,
      children: [
        { id: 'screen', path, Component: () => <Story />, loader: () => loaderData },
        ...(path === '/' ? [] : [{ index: true, Component: Elsewhere }]),
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
  return (
    <LocaleProvider value={localeOf(globals.language)}>
      <Stub
        initialEntries={[{ pathname: at.split('?')[0], search: at.split('?')[1] ?? '', state }]}
        hydrationData={{ loaderData: { screen: loaderData } }}
      />
    </LocaleProvider>
  );
};

/** What the stories of every screen have in common: `const meta = { ...screenStories, component: … }`. */
export const screenStories = {
  decorators: [onScreen],
  beforeEach: screenWorld,
  // A screen is looked at once all of its code has come.
  afterEach: laterCodeHasCome,
};

/** The parameters of a screen's story. */
export const screenParameters = (screen: ScreenStory) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, iframeHeight: 720 } },
  screen,
});
