import { PAPER_LINES, type PaperLine } from '@karachi-estates/domain/homePapers/homePapers';
import Type, { type Static } from 'typebox';
import { defineEndpoint, failures } from './endpoint.ts';

const oneOf = <T extends string>(values: readonly T[], description?: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...(description && { description }) });
const MomentOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const Document = Type.Union([oneOf(['photo', 'pdf'] as const), Type.Null()], {
  description: 'what was sent for it; its file is at `…/{line}/document`',
});

/** One line of the papers of a home, as everybody reads it. A line that is not there is not given. */
export const HomePaper = Type.Object({
  line: oneOf(PAPER_LINES),
  value: Type.String({ description: 'a code: what its seller declares' }),
  seen_at: MomentOrNull('when the staff saw a document that says so; null where it is only declared'),
});
export type HomePaper = Static<typeof HomePaper>;

/** One line as its seller sees it. */
export const OwnPaper = Type.Object({ ...HomePaper.properties, document: Document });
export type OwnPaper = Static<typeof OwnPaper>;

/** The lines that a seller filled in, and the type that the listing has with them. */
export const OwnPapers = Type.Object({
  title: Type.String({ description: 'the title of the listing' }),
  property_type: Type.String(),
  papers: Type.Array(OwnPaper),
});
export type OwnPapers = Static<typeof OwnPapers>;

const Answer = Type.Object({ message: Type.String(), ...OwnPapers.properties });
const url = '/api/properties/my-properties/:property_id/papers';
const propertyId = Type.Object({ property_id: Type.String({ maxLength: 40 }) });
const lineOfProperty = Type.Object({ ...propertyId.properties, line: Type.String({ maxLength: 20 }) });

export const getMyHomePapers = defineEndpoint({
  method: 'GET',
  url,
  access: 'seller',
  schema: {
    summary: 'What the seller said about the papers of one of their own properties',
    tags: ['properties'],
    params: propertyId,
    response: { 200: OwnPapers, ...failures },
  },
});

// As long as the title of a listing, which stands there where the answer of the call above is sent back.
const Said = Type.Optional(Type.String({ maxLength: 200, description: 'a code; empty or missing: not given' }));
const PapersForm = Type.Object({
  ...({
    authority: Said,
    title: Said,
    plan: Said,
    completion: Said,
    dues: Said,
    claims: Said,
  } satisfies Record<PaperLine, typeof Said>),
  papers: Type.Optional(
    Type.Array(Type.Object({ line: oneOf(PAPER_LINES), value: Type.String({ maxLength: 40 }) }), {
      maxItems: PAPER_LINES.length,
      description: 'the lines as they are read; all that counts where it is there',
    }),
  ),
});

export const saveHomePapers = defineEndpoint({
  method: 'PUT',
  url,
  access: 'seller',
  schema: {
    summary: 'Declare the papers of one’s own property, all lines at once',
    description:
      'A line that is not sent is not given any more, and its document goes. What was seen by the staff counts no more once its line is changed. The title `file` makes the listing a `Plot File`.',
    tags: ['properties'],
    params: propertyId,
    body: PapersForm,
    response: { 200: Answer, ...failures },
  },
});

export const sendPaperDocument = defineEndpoint({
  method: 'POST',
  url: `${url}/:line/document`,
  access: 'seller',
  encoding: 'multipart',
  schema: {
    summary: 'Send the document of a line that was declared; it replaces the one before',
    description:
      'A file `document`: a photo, or a PDF without scripts, of at most 10 MB. Only the seller and the desk see it; each look of the desk is logged.',
    tags: ['properties'],
    params: lineOfProperty,
    body: Type.Object({}),
    response: { 200: Answer, ...failures },
  },
});

export const getPaperDocument = defineEndpoint({
  method: 'GET',
  url: `${url}/:line/document`,
  access: 'seller',
  schema: {
    summary: 'The document that the seller sent, for that seller only',
    description: 'WebP or PDF; never stored by caches.',
    tags: ['properties'],
    params: lineOfProperty,
    response: { 200: Type.String({ description: 'the bytes of the file' }), ...failures },
  },
});

export const removePaperDocument = defineEndpoint({
  method: 'DELETE',
  url: `${url}/:line/document`,
  access: 'seller',
  schema: {
    summary: 'Take the document of a line back; what was declared stays',
    tags: ['properties'],
    params: lineOfProperty,
    response: { 200: Answer, ...failures },
  },
});

/** One line as the staff sees it. */
export const DeskPaper = Type.Object({
  ...OwnPaper.properties,
  changed_at: Type.String({ description: 'of the answer or its document; sent back with a decision' }),
  seen_by: Type.Union([Type.String(), Type.Null()]),
});
export type DeskPaper = Static<typeof DeskPaper>;

export const DeskPapers = Type.Object({ papers: Type.Array(DeskPaper) });
export type DeskPapers = Static<typeof DeskPapers>;

const RowId = Type.String({ pattern: '^[1-9][0-9]{0,15}$' });
const lineOfListing = Type.Object({ id: RowId, line: oneOf(PAPER_LINES) });

export const PAPER_ACTIONS = ['see', 'unsee'] as const;
export type PaperAction = (typeof PAPER_ACTIONS)[number];

export const actOnPaper = defineEndpoint({
  method: 'POST',
  url: '/api/desk/listings/:id/papers/:line',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'Say that a document was seen which says what the seller declares, or take that back',
    description: '409 where the seller has changed the line since it was read.',
    tags: ['desk'],
    params: lineOfListing,
    body: Type.Object({ action: oneOf(PAPER_ACTIONS), changed_at: Type.String({ maxLength: 40 }) }),
    response: { 200: DeskPapers, ...failures },
  },
});

export const getDeskPaperDocument = defineEndpoint({
  method: 'GET',
  url: '/api/desk/listings/:id/papers/:line/document',
  access: 'staff',
  permission: 'listings:write',
  schema: {
    summary: 'The document of a line with a watermark that names who looks at it; written to the audit log',
    tags: ['desk'],
    params: lineOfListing,
    response: { 200: Type.String({ description: 'WebP or PDF' }), ...failures },
  },
});
