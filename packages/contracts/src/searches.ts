import { LONGEST_AWAY_SECONDS, MOST_NEW_HOMES, SEARCHES_AT_ONCE } from '@karachi-estates/domain/searches/onDevice';
import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';
import { PropertyQuery } from './propertyLists.ts';

const Frequency = Type.Union([Type.Literal('at_once'), Type.Literal('daily'), Type.Literal('weekly')]);

const QuietHours = Type.Union([Type.Literal('on'), Type.Literal('off')], {
  description: '`on`: what comes from 22:00 to 8:00 in Karachi is told in the morning',
});

/** A saved search as its owner sees it. */
export const SavedSearch = Type.Object({
  search_id: Type.Integer(),
  name: Type.String(),
  query: Type.String({ description: 'the filters as the query string of the list' }),
  parts: Type.Array(Type.String(), { description: 'what it looks for, in words of the language asked for' }),
  frequency: Frequency,
  quiet_hours: QuietHours,
  paused: Type.Boolean(),
  created_at: Type.String(),
});
export type SavedSearch = Static<typeof SavedSearch>;

/** A list of saved searches, and whether their mails reach somebody. */
export const SavedSearches = Type.Object({
  email_confirmed: Type.Boolean({ description: 'alerts wait until the address of the account is confirmed' }),
  searches: Type.Array(SavedSearch),
  next: Type.Union([Type.String(), Type.Null()], { description: 'the cursor of the page after this one' }),
});
export type SavedSearches = Static<typeof SavedSearches>;

const name = Type.String({ maxLength: 500 });
/** Room for drawn areas of a hundred corners; an index has it whole, which takes no text above some 2,600 bytes. */
export const SEARCH_QUERY_LENGTH = 2_000;

const query = Type.String({
  maxLength: SEARCH_QUERY_LENGTH,
  description: 'filters as the query string of the list; may be empty',
});
const token = Type.String({ maxLength: 200 });
const change = {
  name: Type.Optional(name),
  frequency: Type.Optional(Frequency),
  quiet_hours: Type.Optional(QuietHours),
};

/** A form of the site without scripts names the language of its page; the answer is then a redirect to a page. */
const page = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')]));
const forms = 'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to a page.';

export const describeSearch = defineEndpoint({
  method: 'GET',
  url: '/api/searches/described',
  access: 'public',
  schema: {
    summary: 'What a search with these filters looks for, in words, before it is saved',
    tags: ['searches'],
    querystring: PropertyQuery,
    response: {
      200: Type.Object({ query: Type.String(), name: Type.String(), parts: Type.Array(Type.String()) }),
      ...failures,
    },
  },
});

export const listSearches = defineEndpoint({
  method: 'GET',
  url: '/api/searches',
  access: 'user',
  schema: {
    summary: 'The saved searches of the account, last saved first; also those of its confirmed address',
    description: 'Fifty at a time.',
    tags: ['searches'],
    querystring: Type.Object({
      cursor: Type.Optional(Type.String({ maxLength: 400, description: '`next` of the page before' })),
    }),
    response: { 200: SavedSearches, ...failures },
  },
});

export const saveSearch = defineEndpoint({
  method: 'POST',
  url: '/api/searches',
  access: 'user',
  schema: {
    summary: 'Save a search in the account; the same filters again are the same search',
    tags: ['searches'],
    body: Type.Object({ query, ...change }),
    response: { 201: SavedSearch, ...failures },
  },
});

export const countNewHomes = defineEndpoint({
  method: 'POST',
  url: '/api/searches/new-homes',
  access: 'public',
  schema: {
    summary: 'How many homes were posted in some searches since each was looked at, in the order asked',
    description: 'Keeps nothing: devices of guests remember their searches and when they were looked at themselves.',
    tags: ['searches'],
    body: Type.Object({
      searches: Type.Array(
        Type.Object({
          query,
          seconds_ago: Type.Integer({
            minimum: 0,
            maximum: LONGEST_AWAY_SECONDS,
            description: 'how long ago it was looked at: clocks of devices are wrong, the time between is right',
          }),
        }),
        { maxItems: SEARCHES_AT_ONCE },
      ),
    }),
    response: {
      200: Type.Object({
        counts: Type.Array(
          Type.Union([Type.Integer({ minimum: 0, maximum: MOST_NEW_HOMES + 1 }), Type.Null()], {
            description: '100 is 100 or more; null where the filters are not understood any more',
          }),
        ),
      }),
      ...failures,
    },
  },
});

export const bringSearches = defineEndpoint({
  method: 'POST',
  url: '/api/searches/bring',
  access: 'user',
  schema: {
    summary: 'Bring the searches that a guest kept on a device to the account; bringing them again changes nothing',
    description:
      'What the account has already stays as it is. What comes new is paused: on the device it sent no messages. ' +
      'Filters that are not understood any more are left out.',
    tags: ['searches'],
    body: Type.Object({ searches: Type.Array(Type.Object({ query, name }), { maxItems: SEARCHES_AT_ONCE }) }),
    response: { 200: Type.Object({ brought: Type.Integer() }), ...failures },
  },
});

const otherFilters =
  'With `query` it looks for something else from now on: what was told stays told, and nothing is told because of it. ' +
  'A name that nobody gave follows. 409 where there is a search with these filters.';

const searchId = Type.Object({ search_id: Type.String({ maxLength: 20 }) });

export const changeSearch = defineEndpoint({
  method: 'PUT',
  url: '/api/searches/:search_id',
  access: 'user',
  schema: {
    summary: 'Change a saved search: its filters or name, how often and when it writes, pause and resume',
    description: otherFilters,
    tags: ['searches'],
    params: searchId,
    body: Type.Object({ ...change, query: Type.Optional(query), paused: Type.Optional(Type.Boolean()) }),
    response: { 200: SavedSearch, ...failures },
  },
});

export const deleteSearch = defineEndpoint({
  method: 'DELETE',
  url: '/api/searches/:search_id',
  access: 'user',
  schema: {
    summary: 'Delete a saved search with the alerts that wait',
    tags: ['searches'],
    params: searchId,
    response: { 200: Message, ...failures },
  },
});

export const askForSearch = defineEndpoint({
  method: 'POST',
  url: '/api/searches/by-email',
  access: 'public',
  schema: {
    summary: 'Save a search without an account: a mail asks to confirm (double opt-in)',
    description: forms,
    tags: ['searches'],
    body: Type.Object({ email: Type.String({ maxLength: 254 }), query, ...change, page }),
    response: { 202: Message, ...failures },
  },
});

export const confirmSearch = defineEndpoint({
  method: 'POST',
  url: '/api/searches/confirm',
  access: 'public',
  schema: {
    summary: 'Confirm a search with the token from the mail; answers the token that manages it',
    description: forms,
    tags: ['searches'],
    body: Type.Object({ token, page }),
    response: { 200: Type.Object({ message: Type.String(), token: Type.String() }), ...failures },
  },
});

export const getManagedSearch = defineEndpoint({
  method: 'GET',
  url: '/api/searches/managed',
  access: 'public',
  schema: {
    summary: 'The search that the token of its mails manages',
    tags: ['searches'],
    querystring: Type.Object({ token }),
    response: { 200: SavedSearch, ...failures },
  },
});

export const changeManagedSearch = defineEndpoint({
  method: 'POST',
  url: '/api/searches/managed/change',
  access: 'public',
  schema: {
    summary: 'Change, pause, resume or delete a search with the token of its mails',
    description: `${otherFilters} ${forms}`,
    tags: ['searches'],
    body: Type.Object({
      token,
      ...change,
      query: Type.Optional(query),
      act: Type.Optional(
        Type.Union([Type.Literal('save'), Type.Literal('pause'), Type.Literal('resume'), Type.Literal('delete')]),
      ),
      page,
    }),
    response: { 200: Message, ...failures },
  },
});

export const unsubscribeSearch = defineEndpoint({
  method: 'POST',
  url: '/api/searches/unsubscribe',
  access: 'public',
  schema: {
    summary: 'End the alerts of a search with the token of its mails',
    description: forms,
    tags: ['searches'],
    body: Type.Object({ token, page }),
    response: { 200: Message, ...failures },
  },
});

export const getPushKey = defineEndpoint({
  method: 'GET',
  url: '/api/searches/push-key',
  access: 'public',
  schema: {
    summary: 'The key with which a browser subscribes to notifications (VAPID)',
    tags: ['searches'],
    response: {
      200: Type.Object({
        key: Type.Union([Type.String(), Type.Null()], {
          description: 'base64url; null where the site has no service worker (OFFLINE_PAGES is off)',
        }),
      }),
      ...failures,
    },
  },
});

/** A notification as the service worker gets it from the browser's push service, in JSON. */
export interface PushPayload {
  title: string;
  body: string;
  /** The page that a press opens. */
  path: string;
  /** A second notification with the same tag takes the place of the first. */
  tag: string;
  locale: 'en' | 'ur';
}

const device = {
  act: Type.Union([Type.Literal('on'), Type.Literal('off'), Type.Literal('ask')], {
    description: '`ask` changes nothing',
  }),
  endpoint: Type.String({ maxLength: 1_000, description: 'of the browser’s subscription: an https address' }),
  keys: Type.Optional(
    Type.Object(
      { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) },
      { description: 'of the browser’s subscription, base64url; needed for `on`' },
    ),
  ),
};
const DeviceState = Type.Object({ on: Type.Boolean(), message: Type.String() });

export const switchDevice = defineEndpoint({
  method: 'POST',
  url: '/api/searches/device',
  access: 'user',
  schema: {
    summary: 'Turn alerts of the account on this device on or off, until the login on it ends',
    tags: ['searches'],
    body: Type.Object(device),
    response: { 200: DeviceState, ...failures },
  },
});

export const switchManagedDevice = defineEndpoint({
  method: 'POST',
  url: '/api/searches/managed/device',
  access: 'public',
  schema: {
    summary: 'Turn alerts of one search on this device on or off, with the token of its mails',
    tags: ['searches'],
    body: Type.Object({ token, ...device }),
    response: { 200: DeviceState, ...failures },
  },
});

/**
 * What a mail program calls when its own 'Unsubscribe' is pressed (RFC 8058): the token is in the address, the body is
 * ignored.
 */
export const unsubscribeSearchOneClick = defineEndpoint({
  method: 'POST',
  url: '/api/searches/unsubscribe/:token',
  access: 'public',
  schema: {
    summary: 'One-click unsubscribe for mail programs (List-Unsubscribe-Post)',
    tags: ['searches'],
    params: Type.Object({ token }),
    response: { 200: Message, ...failures },
  },
});

/** The same address where a mail program opens it instead: the page with the button, since opening changes nothing. */
export const openUnsubscribeSearch = defineEndpoint({
  method: 'GET',
  url: '/api/searches/unsubscribe/:token',
  access: 'public',
  schema: {
    summary: 'Leads to the page that unsubscribes, for mail programs that open the link of List-Unsubscribe',
    tags: ['searches'],
    params: Type.Object({ token }),
    response: { 303: Type.Null({ description: 'the page, in the language of Accept-Language' }), ...failures },
  },
});
