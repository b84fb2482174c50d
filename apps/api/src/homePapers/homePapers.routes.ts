import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  actOnPaper,
  getDeskPaperDocument,
  getMyHomePapers,
  getPaperDocument,
  removePaperDocument,
  saveHomePapers,
  sendPaperDocument,
} from '@karachi-estates/contracts/homePapers';
import {
  PAPER_DOCUMENT_MISSING,
  PAPER_DOCUMENT_REMOVED,
  PAPER_DOCUMENT_SAVED,
  PAPERS_SAVED,
  PAPERS_SAVED_AS_FILE,
} from '@karachi-estates/domain/homePapers/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { documentKind, requireSafePdf } from '../media/documents.actions.ts';
import { withPicture } from '../media/media.actions.ts';
import { requireUploadRoom } from '../media/uploadRoom.actions.ts';
import { endpoint } from '../plugins/contract.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { readForm } from '../plugins/forms.ts';
import { idOf } from '../plugins/propertyId.ts';
import { callerOf } from '../plugins/session.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import {
  decidePaper,
  lineOf,
  openDeskDocument,
  putDocument,
  readOwnDocument,
  readOwnPapers,
  savePapers,
} from './homePapers.actions.ts';

const MAX_DOCUMENT_MEGABYTES = 10;
const FIELD = 'document';

const typeOf = (kind: 'webp' | 'pdf') => (kind === 'pdf' ? 'application/pdf' : 'image/webp');

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

/** What a seller says of the papers of their listings. */
function sellerRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(getMyHomePapers),
    handler: (request) => readOwnPapers(deps, callerOf(request), idOf(request.params.property_id)),
  });
  app.route({
    ...endpoint(saveHomePapers),
    handler: async (request) => {
      const seller = callerOf(request);
      const id = idOf(request.params.property_id);
      const { papers, ...fields } = request.body;
      const said = papers ? Object.fromEntries(papers.map(({ line, value }) => [line, value])) : fields;
      const becameFile = await savePapers(deps, seller, id, said);
      const message = request.say(becameFile ? told({ PAPERS_SAVED_AS_FILE }) : told({ PAPERS_SAVED }));
      return { message, ...(await readOwnPapers(deps, seller, id)) };
    },
  });
}

/** The documents that sellers send for it. */
function documentRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(sendPaperDocument),
    handler: async (request) => {
      const seller = callerOf(request);
      const id = idOf(request.params.property_id);
      const line = lineOf(request.params.line);
      // Whose listing it is comes before what was sent.
      await readOwnPapers(deps, seller, id);
      const { file } = await readForm(request, { name: FIELD, maxMegabytes: MAX_DOCUMENT_MEGABYTES, isDocument: true });
      const missing = told({ PAPER_DOCUMENT_MISSING });
      if (!file) throw new HttpProblem(400, missing, { [FIELD]: missing });
      const kind = documentKind(file, FIELD);
      const room = await requireUploadRoom(deps, { accountId: seller.id }, { field: FIELD, bytes: file.length });
      if (kind === 'pdf') await requireSafePdf(file, FIELD);
      const upload = { bytes: file, field: FIELD, accountId: seller.id, room, isPrivate: true, isPdf: kind === 'pdf' };
      await withPicture(deps, upload, async (tx, picture) => {
        if (!picture) return;
        await putDocument(tx, seller, { id, line, document: { hash: picture.hash, kind } }, deps.clock());
      });
      return { message: request.say(told({ PAPER_DOCUMENT_SAVED })), ...(await readOwnPapers(deps, seller, id)) };
    },
  });
  const { response: _bytes, ...schema } = getPaperDocument.schema;
  app.route({
    ...endpoint(getPaperDocument),
    schema,
    handler: async (request, reply) => {
      const { property_id, line } = request.params;
      const file = await readOwnDocument(deps, callerOf(request), idOf(property_id), lineOf(line));
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${line}.${file.kind}"` })
        .type(typeOf(file.kind))
        .send(file.bytes);
    },
  });
  app.route({
    ...endpoint(removePaperDocument),
    handler: async (request) => {
      const seller = callerOf(request);
      const id = idOf(request.params.property_id);
      const paper = { id, line: lineOf(request.params.line), document: null };
      await deps.db.transaction((tx) => putDocument(tx, seller, paper, deps.clock()));
      return { message: request.say(told({ PAPER_DOCUMENT_REMOVED })), ...(await readOwnPapers(deps, seller, id)) };
    },
  });
}

/** The papers of ads, for the staff. */
function deskRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(actOnPaper),
    handler: (request) => {
      const { params, body } = request;
      const order = { line: params.line, action: body.action, changedAt: body.changed_at };
      return decidePaper(deps, staffCallerOf(request).actor, Number(params.id), order);
    },
  });
  const { response: _bytes, ...schema } = getDeskPaperDocument.schema;
  app.route({
    ...endpoint(getDeskPaperDocument),
    schema,
    handler: async (request, reply) => {
      const { id, line } = request.params;
      const file = await openDeskDocument(deps, staffCallerOf(request).actor, Number(id), line);
      return reply.header('cache-control', 'no-store').type(typeOf(file.kind)).send(file.bytes);
    },
  });
}

/** What is said and seen of the papers of homes. */
export const homePapersRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    sellerRoutes(app, deps);
    documentRoutes(app, deps);
    deskRoutes(app, deps);
  };
