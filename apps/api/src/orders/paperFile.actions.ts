import { paperNumber } from '@karachi-estates/domain/orders/papers';
import type { Db } from '../db/connect.ts';
import { paperPdf } from './paperPdf.ts';
import { findPaper } from './papers.store.ts';

/**
 * A paper as a PDF under its number, drawn from what was stored when it was issued.
 * @param accountId whose it must be; left out for the staff and for mails only.
 * @returns undefined where there is no such paper.
 */
export async function readPaperFile(
  db: Db,
  id: number,
  accountId?: number,
): Promise<{ name: string; bytes: Uint8Array } | undefined> {
  const paper = await findPaper(db, id, accountId);
  return paper && { name: `${paperNumber(paper)}.pdf`, bytes: await paperPdf(paper) };
}
