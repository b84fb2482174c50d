import { BOUNCES_LENGTH, ISSUE_STATES, ISSUE_LENGTHS as MOST } from '@karachi-estates/domain/newsletter/issues';
import Type, { type Static } from 'typebox';
import { Cursor, Limit, nullable, oneOf, pageOf, RowId, SeenVersion, Skip, text } from './desk.ts';
import { defineEndpoint, failures, Message } from './endpoint.ts';

/*
 * Issues of the newsletter at the desk. They go to readers who confirmed before the sending began, to each once; every
 * mail has the reader's own link to unsubscribe and the headers of RFC 8058. Who unsubscribes gets nothing more, also
 * of an issue that is under way. What readers themselves call is `newsletter.ts`.
 */

const articles = { access: 'staff', permission: 'articles' } as const;

/** How far an issue is. */
export const IssueProgress = Type.Object({
  readers: Type.Integer({ description: 'who gets it: confirmed readers, as of now before it is sent' }),
  queued: Type.Integer({ description: 'written and not sent yet' }),
  sent: Type.Integer(),
  given_up: Type.Integer({ description: 'refused at every attempt, or came back later' }),
  stopped: Type.Integer({ description: 'unsubscribed or cancelled before it went out' }),
});
export type IssueProgress = Static<typeof IssueProgress>;

/** An issue in the list of the desk. */
export const DeskIssue = Type.Object({
  id: Type.Integer(),
  subject: Type.String(),
  state: oneOf(ISSUE_STATES),
  send_at: nullable(Type.String({ description: 'when a scheduled one is sent' })),
  started_at: nullable(Type.String()),
  finished_at: nullable(Type.String({ description: 'when the last mail was written' })),
  progress: IssueProgress,
  updated_at: Type.String(),
  updated_by: Type.String(),
});
export type DeskIssue = Static<typeof DeskIssue>;

/** One issue with its words. */
export const DeskIssueDetail = Type.Object({
  ...DeskIssue.properties,
  content: Type.String({ description: 'HTML; what a mail cannot hold is left out' }),
  plain_text: Type.String({ description: 'what readers without HTML get, made of `content`' }),
  version: Type.Integer(),
});
export type DeskIssueDetail = Static<typeof DeskIssueDetail>;

export const DeskIssuesQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  order: Type.Optional(oneOf(['asc', 'desc'], 'by number, desc where not given')),
  q: Type.Optional(Type.String({ maxLength: 120, description: 'words of the subject' })),
  state: Type.Optional(oneOf([...ISSUE_STATES, 'under_way'], 'under_way: scheduled, on its way or held')),
});
export type DeskIssuesQuery = Static<typeof DeskIssuesQuery>;

export const listDeskIssues = defineEndpoint({
  method: 'GET',
  url: '/api/desk/newsletters',
  ...articles,
  schema: {
    summary: 'Issues of the newsletter, newest first',
    tags: ['desk'],
    querystring: DeskIssuesQuery,
    response: { 200: pageOf(DeskIssue), ...failures },
  },
});

export const getDeskIssue = defineEndpoint({
  method: 'GET',
  url: '/api/desk/newsletters/:id',
  ...articles,
  schema: {
    summary: 'One issue and how far it is',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskIssueDetail, ...failures },
  },
});

export const createDeskIssue = defineEndpoint({
  method: 'POST',
  url: '/api/desk/newsletters',
  ...articles,
  schema: {
    summary: 'Begin an issue: a draft with a subject',
    tags: ['desk'],
    body: Type.Object({ subject: text(MOST.subject) }),
    response: { 201: DeskIssueDetail, ...failures },
  },
});

export const saveDeskIssue = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/newsletters/:id',
  ...articles,
  schema: {
    summary: 'Save the words of a draft; 409 with the code ISSUE_CHANGED where somebody else was faster',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      version: Type.Integer({ description: 'the version that was opened' }),
      subject: Type.String({ maxLength: MOST.subject }),
      content: Type.String({ maxLength: MOST.content }),
    }),
    response: { 200: DeskIssueDetail, ...failures },
  },
});

export const removeDeskIssue = defineEndpoint({
  method: 'DELETE',
  url: '/api/desk/newsletters/:id',
  ...articles,
  schema: {
    summary: 'Remove a draft for good',
    tags: ['desk'],
    params: RowId,
    querystring: SeenVersion,
    response: { 200: Message, ...failures },
  },
});

export const testDeskIssue = defineEndpoint({
  method: 'POST',
  url: '/api/desk/newsletters/:id/test',
  ...articles,
  schema: {
    summary: 'Send what is saved to one address, as a test',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({ email: text(254) }),
    response: { 200: Message, ...failures },
  },
});

export const sendDeskIssue = defineEndpoint({
  method: 'POST',
  url: '/api/desk/newsletters/:id/send',
  ...articles,
  stepUp: true,
  schema: {
    summary: 'Send an issue to all confirmed readers, now or at a time',
    description: '409 with ISSUE_CHANGED where somebody saved since the version that was seen.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      send_at: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 8601; now where not given' })),
      seen: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'the version that was read' }),
    }),
    response: { 200: DeskIssueDetail, ...failures },
  },
});

export const actOnDeskIssue = defineEndpoint({
  method: 'POST',
  url: '/api/desk/newsletters/:id/actions',
  ...articles,
  stepUp: 'sometimes',
  schema: {
    summary: 'Hold an issue that is being sent, go on with it, or end it; a scheduled one becomes a draft again',
    description: 'To go on is to send, and needs a fresh code.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({ action: oneOf(['pause', 'resume', 'cancel']) }),
    response: { 200: DeskIssueDetail, ...failures },
  },
});

export const noteDeskBounces = defineEndpoint({
  method: 'POST',
  url: '/api/desk/newsletters/:id/bounces',
  ...articles,
  stepUp: true,
  schema: {
    summary: 'Note mails of an issue that came back hours later: their readers get no newsletter any more',
    description:
      'Addresses that the issue was not sent to, such as the sender of a report, are passed over. A reader who subscribes again and confirms gets the newsletter again.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      text: Type.String({ maxLength: BOUNCES_LENGTH, description: 'the mails as they came back, or addresses' }),
    }),
    response: { 200: Type.Object({ ...Message.properties, issue: DeskIssueDetail }), ...failures },
  },
});
