import { APPROVAL_STATES, PROGRESS_LENGTHS as MOST, PROGRESS_PHOTOS } from '@karachi-estates/domain/projects/progress';
import Type, { type Static } from 'typebox';
import { oneOf, SeenVersion } from './desk.ts';
import { AuditRow } from './deskAudit.ts';
import { defineEndpoint, failures } from './endpoint.ts';
import { Picture } from './media.ts';

/*
 * How a project's building grows and which papers it has, in both languages, with the permission `projects`. Visitors
 * see what is saved at once. From the first change here on, the project's file says no more about it (`at_desk`).
 */

const projects = { access: 'staff', permission: 'projects' } as const;
const Said = Type.Object({ message: Type.String({ description: 'what happened' }) });
const done = { 200: Said, ...failures };
const slug = Type.String({ pattern: '^[a-z0-9-]{1,60}$', description: 'the project’s slug' });
const number = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });
const upTo = (maxLength: number) => Type.String({ maxLength });
const Version = Type.Integer({ description: 'goes up with each change; 409 where somebody was faster' });

const alts = { alt: upTo(MOST.alt), alt_ur: upTo(MOST.alt) };
const entry = {
  date: Type.String({ maxLength: 10, description: 'a day in Karachi, YYYY-MM-DD; one entry a day' }),
  percent: Type.Number({ description: 'a whole number from 0 to 100' }),
  words: upTo(MOST.words),
  words_ur: upTo(MOST.words),
};
const approval = {
  name: upTo(MOST.name),
  name_ur: upTo(MOST.name),
  authority: upTo(MOST.authority),
  authority_ur: upTo(MOST.authority),
  date: Type.String({ maxLength: 10, description: 'of the paper, YYYY-MM-DD' }),
  state: oneOf(APPROVAL_STATES, '`declared` by the developer, or the document was `seen`'),
};

/** A progress entry as the desk sees it. */
export const DeskProgressEntry = Type.Object({
  id: Type.Integer(),
  version: Version,
  ...entry,
  picture: Type.Boolean({ description: 'it has a picture of the project’s file besides' }),
  photos: Type.Array(Type.Object({ ...Picture.properties, ...alts })),
});
export type DeskProgressEntry = Static<typeof DeskProgressEntry>;

/** An approval as the desk sees it. */
export const DeskApproval = Type.Object({ id: Type.Integer(), version: Version, ...approval });
export type DeskApproval = Static<typeof DeskApproval>;

/** What a project tells of its building and of its papers. */
export const DeskProgress = Type.Object({
  id: Type.String({ description: 'the project’s slug' }),
  name: Type.String(),
  at_desk: Type.Object(
    { progress: Type.Boolean(), approvals: Type.Boolean() },
    { description: 'written here by now: the project’s file says no more about it' },
  ),
  progress: Type.Array(DeskProgressEntry, { description: 'newest first' }),
  approvals: Type.Array(DeskApproval, { description: 'newest first' }),
  log: Type.Array(AuditRow),
});
export type DeskProgress = Static<typeof DeskProgress>;

export const getDeskProgress = defineEndpoint({
  method: 'GET',
  url: '/api/desk/progress/:id',
  ...projects,
  schema: {
    summary: 'The progress entries and approvals of a project, in both languages',
    tags: ['desk'],
    params: Type.Object({ id: slug }),
    response: { 200: DeskProgress, ...failures },
  },
});

/** What a progress entry is saved with. */
export const ProgressForm = Type.Object({
  ...entry,
  photos: Type.Array(
    Type.Object({
      src: Type.String({ pattern: '^/media/[0-9a-f]{32}$', description: '`src` of an uploaded picture' }),
      ...alts,
    }),
    { maxItems: 50, description: `at most ${PROGRESS_PHOTOS}, in the order in which they are shown` },
  ),
});
export type ProgressForm = Static<typeof ProgressForm>;

const Entry = Type.Object({ id: slug, entry: number });

export const addProgressEntry = defineEndpoint({
  method: 'POST',
  url: '/api/desk/progress/:id/entries',
  ...projects,
  schema: {
    summary: 'Say how far a building was on a day, with photos. 409 where that day has an entry',
    tags: ['desk'],
    params: Type.Object({ id: slug }),
    body: ProgressForm,
    response: done,
  },
});

export const saveProgressEntry = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/progress/:id/entries/:entry',
  ...projects,
  schema: {
    summary: 'Change a progress entry',
    tags: ['desk'],
    params: Entry,
    body: Type.Object({ version: Version, ...ProgressForm.properties }),
    response: done,
  },
});

export const removeProgressEntry = defineEndpoint({
  method: 'DELETE',
  url: '/api/desk/progress/:id/entries/:entry',
  ...projects,
  schema: {
    summary: 'Remove a progress entry, for good',
    tags: ['desk'],
    params: Entry,
    querystring: SeenVersion,
    response: done,
  },
});

/** What an approval is saved with. */
export const ApprovalForm = Type.Object(approval);
export type ApprovalForm = Static<typeof ApprovalForm>;

const Approval = Type.Object({ id: slug, approval: number });

export const addApproval = defineEndpoint({
  method: 'POST',
  url: '/api/desk/progress/:id/approvals',
  ...projects,
  schema: {
    summary: 'Write an approval down. 409 where the project has one of that name',
    tags: ['desk'],
    params: Type.Object({ id: slug }),
    body: ApprovalForm,
    response: done,
  },
});

export const saveApproval = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/progress/:id/approvals/:approval',
  ...projects,
  schema: {
    summary: 'Change an approval',
    tags: ['desk'],
    params: Approval,
    body: Type.Object({ version: Version, ...approval }),
    response: done,
  },
});

export const removeApproval = defineEndpoint({
  method: 'DELETE',
  url: '/api/desk/progress/:id/approvals/:approval',
  ...projects,
  schema: {
    summary: 'Remove an approval, for good',
    tags: ['desk'],
    params: Approval,
    querystring: SeenVersion,
    response: done,
  },
});

/** The most bytes of a progress photo, and of the request that carries it in base64. */
export const PROGRESS_PHOTO_BYTES = 10 * 1024 * 1024;
export const PROGRESS_PHOTO_REQUEST_BYTES = 14 * 1024 * 1024;

export const uploadProgressPhoto = defineEndpoint({
  method: 'POST',
  url: '/api/desk/progress/pictures',
  ...projects,
  schema: {
    summary: 'Send a photo for a progress entry; one that nothing shows is removed after two days',
    tags: ['desk'],
    body: Type.Object({ file: Type.String({ minLength: 1, description: 'the photo in base64, at most 10 MB' }) }),
    response: { 201: Picture, ...failures },
  },
});
