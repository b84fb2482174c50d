import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@karachi-estates/contracts/deskMoney';
import { DESK_ROW_MISSING } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { exportMonth } from '../orders/months.actions.ts';
import { readPaperFile } from '../orders/paperFile.actions.ts';
import { endpoint } from '../plugins/contract.ts';
import { asCsvFile } from '../plugins/csv.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { rowIdOf } from '../plugins/rowId.ts';
import { staffCallerOf } from '../plugins/staffSession.ts';
import {
  actOnLine,
  actOnOrder,
  approveOrders,
  bookSeen,
  closeDeskMonth,
  importFile,
  readDeskMonths,
  readDeskOrder,
  readDeskOrders,
  readDeskProof,
  readLines,
  reverse,
  takeLine,
} from './money.actions.ts';

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

/** Orders, and what is done with them. */
function orderRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(contracts.listDeskOrders),
    handler: async (request) => readDeskOrders(deps, request.query),
  });

  app.route({
    ...endpoint(contracts.getDeskOrder),
    handler: async (request) => readDeskOrder(deps, staffCallerOf(request).actor, rowIdOf(request)),
  });

  app.route({
    ...endpoint(contracts.approveDeskOrders),
    handler: async (request) => {
      const { approved, refused } = await approveOrders(deps, staffCallerOf(request).actor, request.body.ids);
      return { approved, refused: refused.map(({ id, why }) => ({ id, message: request.say(why) })) };
    },
  });

  app.route({
    ...endpoint(contracts.enterDeskPayment),
    handler: async (request) => ({
      message: await bookSeen(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
    }),
  });

  app.route({
    ...endpoint(contracts.actOnDeskOrder),
    handler: async (request) => ({
      message: await actOnOrder(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
    }),
  });

  app.route({
    ...endpoint(contracts.reverseDeskPayment),
    handler: async (request) => ({
      message: await reverse(deps, staffCallerOf(request).actor, rowIdOf(request), request.body?.reason),
    }),
  });
}

/** What proves an order's payment, and the papers about it. */
function fileRoutes(app: Routes, deps: Deps): void {
  const { response: _proof, ...proofSchema } = contracts.getDeskProof.schema;

  app.route({
    ...endpoint(contracts.getDeskProof),
    schema: proofSchema,
    handler: async (request, reply) => {
      const proof = await readDeskProof(deps, staffCallerOf(request).actor, rowIdOf(request), request.query.request);
      return reply.type(proof.kind === 'pdf' ? 'application/pdf' : 'image/webp').send(proof.bytes);
    },
  });

  const { response: _paper, ...paperSchema } = contracts.getDeskPaper.schema;

  app.route({
    ...endpoint(contracts.getDeskPaper),
    schema: paperSchema,
    handler: async (request, reply) => {
      const paper = await readPaperFile(deps.db, rowIdOf(request));
      if (!paper) throw new HttpProblem(404, told({ DESK_ROW_MISSING }));
      return reply
        .header('content-disposition', `attachment; filename="${paper.name}"`)
        .type('application/pdf')
        .send(Buffer.from(paper.bytes));
    },
  });
}

/** Statements of the bank, line by line. */
function statementRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(contracts.importDeskStatement),
    bodyLimit: contracts.STATEMENT_REQUEST_BYTES,
    handler: async (request) => importFile(deps, staffCallerOf(request).actor, request.body),
  });

  app.route({
    ...endpoint(contracts.listDeskLines),
    handler: async (request) => readLines(deps, request.query),
  });

  app.route({
    ...endpoint(contracts.actOnDeskLine),
    handler: async (request) => ({
      message: await actOnLine(deps, staffCallerOf(request).actor, rowIdOf(request), request.body),
    }),
  });

  app.route({
    ...endpoint(contracts.takeDeskLine),
    handler: async (request) => ({
      message: await takeLine(deps, staffCallerOf(request).actor, rowIdOf(request), request.body.reference),
    }),
  });
}

/** Months of the books. */
function monthRoutes(app: Routes, deps: Deps): void {
  app.route({ ...endpoint(contracts.listDeskMonths), handler: async () => ({ rows: await readDeskMonths(deps) }) });

  app.route({
    ...endpoint(contracts.closeDeskMonth),
    handler: async (request) => closeDeskMonth(deps, staffCallerOf(request).actor, request.params.month),
  });

  const { response: _csv, ...csvSchema } = contracts.exportDeskMonth.schema;

  app.route({
    ...endpoint(contracts.exportDeskMonth),
    schema: csvSchema,
    handler: async (request, reply) =>
      asCsvFile(reply, `karachi-estates-${request.params.month}`).send(await exportMonth(deps, request.params.month)),
  });
}

/** Orders, statements and months of the books, for finance. */
export const deskMoneyRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    orderRoutes(app, deps);
    fileRoutes(app, deps);
    statementRoutes(app, deps);
    monthRoutes(app, deps);
  };
