import { getDeskSession, listColleagues } from '@karachi-estates/contracts/desk';
import { type Endpoint, type Failure, pathOf } from '@karachi-estates/contracts/endpoint';
import { aStaffMember, DESK_NOW } from '@karachi-estates/fixtures/desk';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { frame } from '../content/frame.ts';
import { Desk } from '../Desk.tsx';
import { CallFailed, callOver } from '../data/call.ts';
import { ClockContext } from '../parts/clock.ts';

// A screen is loaded, asks who is there, and then asks for what it shows.
configure({ asyncUtilTimeout: 5_000 });

/** What the API answers in a story: a value, a failure (0: nothing at all), or nothing yet. */
export type StoryAnswer =
  | { answer: unknown }
  | { failure: number; message?: string; code?: string; fields?: Failure['fields'] }
  | 'pending';

/** What `parameters.desk` says about the world around a story. */
export interface DeskWorld {
  /** The address that is open. */
  at: string;
  /** The API's answers by method and path; made with {@link answers}. */
  api?: Readonly<Record<string, StoryAnswer>>;
}

/** What an endpoint answers in a story; spread several into the world's `api`. */
export const answers = (
  endpoint: Pick<Endpoint, 'method' | 'url'>,
  answer: StoryAnswer,
  params?: Record<string, unknown>,
) => ({ [`${endpoint.method} ${pathOf(endpoint, { params })}`]: answer });

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

function network(api: Readonly<Record<string, StoryAnswer>>): typeof fetch {
  return async (input, init) => {
    const [path = ''] = String(input).split('?');
    const given = api[`${init?.method ?? 'GET'} ${path}`];
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
