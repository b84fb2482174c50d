import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contracts from '@karachi-estates/contracts/orders';
import { checkClaim } from '@karachi-estates/domain/orders/claim';
import {
  ORDER_CANCELLED,
  ORDER_PLACED,
  PAPER_NOT_FOUND,
  PROOF_NOT_FOUND,
} from '@karachi-estates/domain/orders/messages';
import { UPGRADE_REQUESTED } from '@karachi-estates/domain/plans/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { documentKind, requireSafePdf } from '../media/documents.actions.ts';
import { printProof, withPicture } from '../media/media.actions.ts';
import { requireUploadRoom } from '../media/uploadRoom.actions.ts';
import { readProof } from '../plans/plans.actions.ts';
import { endpoint } from '../plugins/contract.ts';
import { asCsvFile } from '../plugins/csv.ts';
import { sha256Of } from '../plugins/digest.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { readForm, requireValid } from '../plugins/forms.ts';
import { idempotencyKeyOf } from '../plugins/idempotency.ts';
import { callerOf } from '../plugins/session.ts';
import { exportStatement } from './accountFile.actions.ts';
import { cancelOrder, claimPayment, placeOrder, readOrder, readOrders, readTransfer } from './orders.actions.ts';
import { readPaperFile } from './paperFile.actions.ts';

const MAX_PROOF_MEGABYTES = 10;

type Routes = Parameters<FastifyPluginAsyncTypebox>[0];

/** A seller's orders. */
function orderRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(contracts.getOrders),
    handler: async (request) => readOrders(deps, callerOf(request).id),
  });

  app.route({
    ...endpoint(contracts.getOrder),
    handler: async (request) => readOrder(deps, callerOf(request).id, Number(request.params.order_id)),
  });

  app.route({
    ...endpoint(contracts.placeOrder),
    handler: async (request, reply) => {
      const order = await placeOrder(deps, callerOf(request).id, request.body, idempotencyKeyOf(request));
      return reply.code(201).send({ message: request.say(told({ ORDER_PLACED })), order });
    },
  });

  app.route({
    ...endpoint(contracts.cancelOrder),
    handler: async (request) => {
      const order = await cancelOrder(deps, callerOf(request).id, Number(request.params.order_id));
      return { message: request.say(told({ ORDER_CANCELLED })), order };
    },
  });
}

/** The payments that a seller reports, with their proofs. */
function paymentRoutes(app: Routes, deps: Deps): void {
  app.route({
    ...endpoint(contracts.claimPayment),
    handler: async (request) => {
      const accountId = callerOf(request).id;
      const id = Number(request.params.order_id);
      // Whose order it is comes before what was sent.
      await readOrder(deps, accountId, id);
      const { fields, file } = await readForm(request, {
        name: 'proof',
        maxMegabytes: MAX_PROOF_MEGABYTES,
        isDocument: true,
      });
      requireValid(request, checkClaim(fields, deps.clock()));
      const claim = {
        reference: readTransfer(fields.transaction, 'transaction'),
        paidOn: fields.paid_on,
      };
      const kind = file ? documentKind(file, 'proof') : 'photo';
      const room = await requireUploadRoom(deps, { accountId }, { field: 'proof', bytes: file?.length });
      if (file && kind === 'pdf') await requireSafePdf(file, 'proof');
      const print = file && kind === 'photo' ? await printProof(file) : undefined;
      const upload = { bytes: file, field: 'proof', accountId, room, isPrivate: true, isPdf: kind === 'pdf' };
      const order = await withPicture(deps, upload, (db, picture) => {
        const proof = picture && file ? { hash: picture.hash, kind, sha256: sha256Of(file), print } : undefined;
        return claimPayment({ ...deps, db }, accountId, id, { ...claim, proof });
      });
      return { message: request.say(told({ UPGRADE_REQUESTED })), order };
    },
  });

  const { response: _answers, ...schema } = contracts.getProof.schema;
  app.route({
    ...endpoint(contracts.getProof),
    schema,
    handler: async (request, reply) => {
      const accountId = callerOf(request).id;
      const { payment } = await readOrder(deps, accountId, Number(request.params.order_id));
      const proof = payment && (await readProof(deps, payment.id, accountId));
      if (!proof) throw new HttpProblem(404, told({ PROOF_NOT_FOUND }));
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="proof.${proof.kind}"` })
        .type(proof.kind === 'pdf' ? 'application/pdf' : 'image/webp')
        .send(proof.bytes);
    },
  });
}

/** A seller's account and papers, as files to keep. */
function fileRoutes(app: Routes, deps: Deps): void {
  const { response: _csv, ...statementSchema } = contracts.exportStatement.schema;
  app.route({
    ...endpoint(contracts.exportStatement),
    schema: statementSchema,
    handler: async (request, reply) =>
      asCsvFile(reply, 'karachi-estates-statement')
        .header('cache-control', 'no-store')
        .send(await exportStatement(deps, callerOf(request).id, request.locale)),
  });

  const { response: _pdf, ...paperSchema } = contracts.getPaper.schema;
  app.route({
    ...endpoint(contracts.getPaper),
    schema: paperSchema,
    handler: async (request, reply) => {
      const paper = await readPaperFile(deps.db, Number(request.params.paper_id), callerOf(request).id);
      if (!paper) throw new HttpProblem(404, told({ PAPER_NOT_FOUND }));
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${paper.name}"` })
        .type('application/pdf')
        .send(Buffer.from(paper.bytes));
    },
  });
}

/** A seller's orders and the payments that they report. */
export const ordersRoutes =
  (deps: Deps): FastifyPluginAsyncTypebox =>
  async (app) => {
    orderRoutes(app, deps);
    paymentRoutes(app, deps);
    fileRoutes(app, deps);
  };
