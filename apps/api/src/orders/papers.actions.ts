import { PAISA } from '@karachi-estates/domain/orders/orders';
import { type PaperKind, paperNumber, paperYear } from '@karachi-estates/domain/orders/papers';
import { shownTransfer } from '@karachi-estates/domain/orders/statement';
import type { accounts } from '../accounts/accounts.table.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { findCredit, findWrittenOff } from './ledger.store.ts';
import { findOrder, type Order, type PaymentRow } from './orders.store.ts';
import { insertPaper, listPapers, type Paper } from './papers.store.ts';
import type { PaperFacts } from './papers.table.ts';

type PaperDeps = Pick<Deps, 'settings' | 'clock'>;
type Account = typeof accounts.$inferSelect;

/** A paper of whom and of which order. */
interface About {
  order: Order;
  account: Account;
}

function factsOf({ settings }: PaperDeps, { order, account }: About): PaperFacts {
  return {
    language: account.locale,
    company: settings.company,
    seller: {
      name: `${account.firstName} ${account.lastName}`.trim(),
      address: account.address,
      email: account.email,
    },
    reference: order.reference,
    plan: order.plan,
    months: order.months,
    price: order.amount,
  };
}

/** What an order lacks although money came for it, in paisa, and until when that is due. */
export interface Rest {
  missing: number;
  due: Date;
}

/** What became of a transfer whose order did not wait for it: the order is open again, or it is credit, in paisa. */
export type Unawaited = 'open again' | { credit: number };

/** What is on a paper beside the order itself. */
interface Issue {
  kind: PaperKind;
  amount: number;
  facts?: Partial<PaperFacts>;
  paymentId?: number;
  rest?: Rest | undefined;
  unawaited?: Unawaited | undefined;
}

/** Issues a paper and, in the same transaction, the one mail that carries it; none to an account that is erased. */
async function issue(deps: PaperDeps, tx: Db, about: About, issued: Issue): Promise<Paper> {
  const { kind, amount, facts, paymentId, rest, unawaited } = issued;
  const now = deps.clock();
  const { order, account } = about;
  const paper = await insertPaper(tx, {
    kind,
    year: paperYear(now),
    accountId: account.id,
    orderId: order.id,
    paymentId: paymentId ?? null,
    amount,
    facts: { ...factsOf(deps, about), ...facts },
    issuedAt: now,
  });
  if (account.erasedAt) return paper;
  const contactEmail = deps.settings.contact.email;
  const template = templatesIn(account.locale).paperTemplate({
    firstName: account.firstName,
    kind,
    number: paperNumber(paper),
    amount: amount / PAISA,
    waived: (facts?.waived ?? 0) / PAISA,
    reference: order.reference,
    rest,
    unawaited,
    ordersUrl: pageUrl(deps.settings.siteUrl, account.locale, '/my-orders'),
    contactEmail,
  });
  await queueMail(tx, { to: account.email, template, at: now, paperId: paper.id, ...replyTo(contactEmail) });
  return paper;
}

/** What became of a payment's money where its order waited for none. @param order as it was before the payment. */
async function unawaitedOf(tx: Db, order: Order): Promise<Unawaited | undefined> {
  if (order.state === 'ordered') return undefined;
  const after = await findOrder(tx, order.id);
  return after?.state === order.state ? { credit: await findCredit(tx, order.accountId) } : 'open again';
}

/**
 * Issues the receipt of a payment, once: the database keeps a second one out. Its mail says what became of the money
 * where its order did not wait for it.
 * @param about the order as it was before the payment.
 * @param rest what its order still lacks; its mail asks for it.
 */
export async function issueReceipt(
  deps: PaperDeps,
  tx: Db,
  about: About,
  payment: PaymentRow,
  rest?: Rest,
): Promise<Paper> {
  const { amount, bank, transaction, receivedOn, id } = payment;
  const unawaited = await unawaitedOf(tx, about.order);
  const facts = { transfer: { bank, transaction: shownTransfer(transaction), receivedOn } };
  return issue(deps, tx, about, { kind: 'receipt', amount, facts, paymentId: id, rest, unawaited });
}

/** Issues the invoice of an order whose plan is put on. */
export async function issueInvoice(
  deps: PaperDeps,
  tx: Db,
  about: About,
  time: { from: Date; until: Date },
): Promise<Paper> {
  const waived = await findWrittenOff(tx, about.order.id);
  const facts = { from: time.from.toISOString(), until: time.until.toISOString(), ...(waived > 0 ? { waived } : {}) };
  return issue(deps, tx, about, { kind: 'invoice', amount: about.order.amount, facts });
}

/**
 * Issues the credit note for the unused part of an order, in paisa. One that had no invoice needs none.
 * @param waived what of it was written off, in paisa.
 */
export async function issueCreditNote(
  deps: PaperDeps,
  tx: Db,
  about: About,
  { amount, waived }: { amount: number; waived: number },
): Promise<void> {
  if (amount <= 0) return;
  const invoice = (await listPapers(tx, [about.order.id])).find(({ kind }) => kind === 'invoice');
  if (!invoice) return;
  const facts = { invoice: paperNumber(invoice), ...(waived > 0 ? { waived } : {}) };
  await issue(deps, tx, about, { kind: 'credit-note', amount, facts });
}
