import { randomBytes } from 'node:crypto';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import {
  asksSeller,
  checkReport,
  type ReportInput,
  type ReportReason,
  receiptOf,
} from '@karachi-estates/domain/reports/reports';
import { told } from '@karachi-estates/domain/words/sentence';
import { countAttempt } from '../accounts/throttle.store.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { askAtOnce, startWriting } from '../freshness/freshness.actions.ts';
import { Refused, refusal, tooMany } from '../refused.ts';
import { findReport, insertReport, isReportable, readGoneReports } from './reports.store.ts';

/** Many people share an address in an office or on a mobile network; nobody reports more homes a day by hand. */
const REPORTS = { limit: 20, windowMs: DAY_MS };

/**
 * Stores a report and answers its receipt. The same report of the same visitor within a day is the same one, but
 * not with other words or another address: who shares a network looks like one visitor. Two visitors who say that a
 * home is gone make its seller be asked, in the same transaction.
 * @param visitor a key that tells visitors apart.
 * @throws Refused `invalid` by the domain's rules, `not-found`, `too-many` with the seconds to wait.
 */
export async function addReport(deps: Deps, id: number, input: ReportInput, visitor: string): Promise<string> {
  const verdict = checkReport(input);
  if (!verdict.ok) throw refusal(verdict);
  const reason = input.reason as ReportReason;
  const writing = await startWriting(deps);
  const { now } = writing;
  const wait = await countAttempt(deps.db, [{ name: `reports:${visitor}`, ...REPORTS }], now);
  if (wait > 0) throw tooMany(wait);
  return deps.db.transaction(async (tx) => {
    await serialise(tx, `reports:${id}`);
    if (!(await isReportable(tx, id, now))) throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
    const text = (input.text ?? '').trim();
    const email = (input.email ?? '').trim();
    const said = { propertyId: id, visitor, reason, text, email };
    const known = await findReport(tx, said, new Date(now.getTime() - DAY_MS));
    if (known) return known.receipt;
    const receipt = receiptOf(randomBytes(8));
    await insertReport(tx, { ...said, receipt, createdAt: now });
    if (reason === 'gone') {
      const { reports, confirmedAt } = await readGoneReports(tx, id);
      if (asksSeller(reports, confirmedAt)) await askAtOnce(tx, writing, id);
    }
    return receipt;
  });
}
