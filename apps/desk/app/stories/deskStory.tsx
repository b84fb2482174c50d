import { getDeskSession } from '@karachi-estates/contracts/desk';
import { listColleagues } from '@karachi-estates/contracts/deskStaff';
import { type Endpoint, type Failure, pathOf } from '@karachi-estates/contracts/endpoint';
import { aStaffMember, DESK_NOW } from '@karachi-estates/fixtures/desk';
import type { StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { frame } from '../content/frame.ts';
import { lists } from '../content/lists.ts';
import { Desk } from '../Desk.tsx';
import { CallFailed, callOver } from '../data/call.ts';
import { ClockContext } from '../parts/clock.ts';

/** What the API answers in a story: a value, a failure (0: nothing at all), or nothing yet. */
export type StoryAnswer =
  | { answer: unknown }
  | { failure: number; message?: string; code?: string; fields?: Failure['fields'] }
  | 'pending';

/** The same to each call, an answer to the first one and another to those after it, or what the query asks for. */
type StoryAnswers =
  | StoryAnswer
  | { first: StoryAnswer; then: StoryAnswer }
  | ((query: URLSearchParams) => StoryAnswer | Promise<StoryAnswer>);

/** What `parameters.desk` says about the world around a story. */
export interface DeskWorld {
  /** The address that is open. */
  at: string;
  /** The API's answers by method and path; made with {@link answers}. */
  api?: Readonly<Record<string, StoryAnswers>>;
}

/** What an endpoint answers in a story; spread several into the world's `api`. */
export const answers = (
  endpoint: Pick<Endpoint, 'method' | 'url'>,
  answer: StoryAnswer,
  params?: Record<string, unknown>,
) => ({ [`${endpoint.method} ${pathOf(endpoint, { params })}`]: answer });

/** What an endpoint answers to each query, where that matters. */
export const answersByQuery = (
  endpoint: Pick<Endpoint, 'method' | 'url'>,
  answer: (query: URLSearchParams) => StoryAnswer,
) => ({ [`${endpoint.method} ${pathOf(endpoint, {})}`]: answer });

/** What an endpoint answers at first, and from the second call on. */
export const answersInTurn = (
  endpoint: Pick<Endpoint, 'method' | 'url'>,
  first: StoryAnswer,
  then: StoryAnswer,
  params?: Record<string, unknown>,
) => ({ [`${endpoint.method} ${pathOf(endpoint, { params })}`]: { first, then } });

/** An answer that is on its way until the story lets it come, and how often it was asked for. */
export function heldAnswer(
  endpoint: Pick<Endpoint, 'method' | 'url'>,
  answer: StoryAnswer,
  params?: Record<string, unknown>,
) {
  let come = (_: StoryAnswer): void => undefined;
  const held = {
    asked: 0,
    come: () => come(answer),
    api: {
      [`${endpoint.method} ${pathOf(endpoint, { params })}`]: () => {
        held.asked += 1;
        return new Promise<StoryAnswer>((resolve) => {
          come = resolve;
        });
      },
    },
  };
  return held;
}

/** A page of a list, which is all of it. */
export const aPageOf = (rows: readonly unknown[], total = rows.length) => ({
  answer: {
    data: rows,
    pageInfo: { endCursor: total > rows.length ? 'next' : null, hasNextPage: total > rows.length },
    total,
    total_exact: true,
  },
});

/** Somebody is signed in at the desk. */
export const signedIn = (change?: Parameters<typeof aStaffMember>[0]) =>
  answers(getDeskSession, { answer: { staff: aStaffMember(change), demo: [] } });

const inCommon = {
  ...signedIn(),
  ...answers(listColleagues, {
    answer: [
      { id: 1, name: 'Nadia Rahman' },
      { id: 5, name: 'Sara Iqbal' },
    ],
  }),
};

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function network(api: Readonly<Record<string, StoryAnswers>>): typeof fetch {
  const asked = new Set<string>();
  return async (input, init) => {
    const [path = '', query] = String(input).split('?');
    const call = `${init?.method ?? 'GET'} ${path}`;
    const known = api[call];
    const given =
      typeof known === 'function'
        ? await known(new URLSearchParams(query))
        : typeof known === 'object' && 'first' in known
          ? known[asked.has(call) ? 'then' : 'first']
          : known;
    asked.add(call);
    if (given === 'pending') return new Promise(() => undefined);
    if (!given) return json(404, { message: `The story has no answer to ${init?.method} ${path}.` });
    // A story's failure is merged over what the file's stories answer in common.
    if (!('failure' in given)) return json(200, given.answer);
    if (given.failure === 0) throw new TypeError('The network is down.');
    const { failure, message = '', code, fields } = given;
    return json(failure, { message, error: message, code, fields });
  };
}

/** The whole desk at one address, at a moment that never changes. */
function DeskStory({ at, api }: DeskWorld) {
  return (
    <ClockContext value={() => DESK_NOW}>
      <MemoryRouter initialEntries={[at]}>
        <Desk call={callOver(network({ ...inCommon, ...api }), frame.calls)} still />
      </MemoryRouter>
    </ClockContext>
  );
}

/** What the stories of every screen have in common: `const meta = { ...deskStories, title: …, component: … }`. */
export const deskStories = {
  beforeEach: () => {
    // react-admin writes each failure into the console, also those that a screen shows, as some stories want.
    const say = console.error;
    console.error = (...words: unknown[]) => {
      if (!(words[0] instanceof CallFailed)) say(...words);
    };
    return () => {
      console.error = say;
    };
  },
  render: (_: unknown, { parameters }: { parameters: { desk?: DeskWorld } }) => (
    <DeskStory {...(parameters.desk ?? { at: '/' })} />
  ),
};

/** The parameters of a screen's story. */
export const deskParameters = (desk: DeskWorld) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, iframeHeight: 720 } },
  desk,
});

/** What a story's play function is given. */
type Played = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas'>;

/** The states of any screen that asks the API for one thing; Ready and Empty are the screen's own. */
function statesOf(world: (answer: StoryAnswer) => ReturnType<typeof deskParameters>) {
  return {
    Loading: { parameters: world('pending') },
    Failed: {
      parameters: world({ failure: 0 }),
      play: async ({ canvas }: Played) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
    },
    PhoneWidth: { globals: { viewport: { value: 'phone' } } },
  };
}

/**
 * The stories that every list has: `const states = listStates(…)`, then one export for each.
 * @param path the list's address, for a search there that nothing matches.
 */
export function listStates(
  world: (answer: StoryAnswer, at?: string) => ReturnType<typeof deskParameters>,
  words: { title: string; empty: { title: string } },
  path: string,
) {
  return {
    ...statesOf(world),
    Ready: {
      play: async ({ canvas }: Played) => {
        await expect(await canvas.findByRole('table')).toBeVisible();
        await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      },
    },
    Empty: {
      parameters: world(aPageOf([])),
      play: async ({ canvas }: Played) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
    },
    NoMatch: {
      parameters: world(aPageOf([]), `${path}?filter=${encodeURIComponent(JSON.stringify({ q: 'penthouse' }))}`),
      play: async ({ canvas }: Played) => expect(await canvas.findByText(lists.noMatch.title)).toBeVisible(),
    },
  };
}

/** The stories that every screen of one thing has; Empty is that it is not there. */
export function detailStates(world: (answer: StoryAnswer) => ReturnType<typeof deskParameters>, title: string) {
  return {
    ...statesOf(world),
    Ready: {
      play: async ({ canvas }: Played) =>
        expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible(),
    },
    Empty: {
      parameters: world({ failure: 404, message: 'Not found.' }),
      play: async ({ canvas }: Played) => expect(await canvas.findByText(lists.gone.title)).toBeVisible(),
    },
  };
}
