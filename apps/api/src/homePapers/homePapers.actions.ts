import type { DeskPapers, OwnPapers, PaperAction } from '@karachi-estates/contracts/homePapers';
import {
  checkHomePapers,
  isPaperLine,
  PAPER_LINES,
  type PaperLine,
  type SaidPapers,
  seenAfter,
  typeWithTitle,
} from '@karachi-estates/domain/homePapers/homePapers';
import {
  PAPER_ANSWER_FIRST,
  PAPER_CHANGED,
  PAPER_DOCUMENT_NOT_FOUND,
} from '@karachi-estates/domain/homePapers/messages';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { watermarkPdf, watermarkPhoto } from '../media/documents.actions.ts';
import { readPrivateFile } from '../media/media.actions.ts';
import { releaseMedia } from '../media/media.store.ts';
import { lockOwn, readOwn } from '../properties/ownProperties.store.ts';
import { changeListing, type SellerCaller } from '../properties/properties.actions.ts';
import { Refused, refusal, rowMissing } from '../refused.ts';
import {
  deletePapers,
  findPaper,
  listDeskPapersOf,
  listPapersOfHome,
  lockPaper,
  ownPaper,
  type PaperRow,
  putPaper,
} from './homePapers.store.ts';

type FileDeps = Pick<Deps, 'db' | 'media' | 'clock'>;
type PaperFile = { bytes: Buffer; kind: 'webp' | 'pdf' };

const missing = () => new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
const noDocument = () => new Refused('not-found', told({ PAPER_DOCUMENT_NOT_FOUND }));

/** The line that an address names. @throws Refused `not-found` */
export function lineOf(text: string): PaperLine {
  if (!isPaperLine(text)) throw noDocument();
  return text;
}

/** What a seller said of the papers of one of their own listings. @throws Refused `not-found` */
export async function readOwnPapers(deps: Deps, seller: SellerCaller, id: number): Promise<OwnPapers> {
  const own = await readOwn(deps, seller.id, id);
  if (!own) throw missing();
  const { title, property_type } = own;
  return { title, property_type, papers: (await listPapersOfHome(deps.db, id)).map(ownPaper) };
}

async function lockHome(tx: Db, seller: SellerCaller, id: number) {
  const row = await lockOwn(tx, seller.id, id);
  if (!row || row.status === 'deleted') throw missing();
  return row;
}

/** Writes what differs, and lets the documents go of lines that are not given any more. */
async function putSaid(tx: Db, id: number, said: SaidPapers, now: Date): Promise<void> {
  const present = new Map((await listPapersOfHome(tx, id)).map((row) => [row.line, row]));
  const dropped = [...present.values()].filter(({ line }) => !said[line]);
  for (const line of PAPER_LINES) {
    const value = said[line];
    const before = present.get(line);
    if (!value || value === before?.value) continue;
    const { document = null, documentKind = null } = before ?? {};
    const seenAt = seenAfter(before, { value, document });
    await putPaper(tx, { propertyId: id, line, value, document, documentKind, changedAt: now, seenAt, seenBy: null });
  }
  await deletePapers(
    tx,
    id,
    dropped.map(({ line }) => line),
  );
  await releaseMedia(
    tx,
    dropped.flatMap(({ document }) => document ?? []),
    now,
  );
}

/**
 * Keeps what a seller declares of the papers, all lines at once. A listing whose title is a file becomes a plot file
 * with it, by the rules of every other change of it.
 * @throws Refused `not-found`, `invalid` naming the lines
 * @returns whether the listing became a plot file
 */
export async function savePapers(deps: Deps, seller: SellerCaller, id: number, said: SaidPapers): Promise<boolean> {
  const now = deps.clock();
  /** @returns the type that the listing must have with it */
  const save = async (tx: Db, mayChangeType: boolean) => {
    const { propertyType: type, purpose } = await lockHome(tx, seller, id);
    const verdict = checkHomePapers(said, { type, purpose });
    if (!verdict.ok) throw refusal(verdict);
    const becomes = typeWithTitle(type, said.title);
    if (becomes === type || mayChangeType) await putSaid(tx, id, said, now);
    return becomes === type ? undefined : becomes;
  };
  const type = await deps.db.transaction((tx) => save(tx, false));
  if (type === undefined) return false;
  const require = async (tx: Db) => {
    await save(tx, true);
  };
  await changeListing(deps, seller, id, { fields: { property_type: type }, pictures: [], require });
  return true;
}

/**
 * Keeps the document of a line that was declared, instead of the one before. Call it with the transaction that claims
 * it.
 * @param document null takes it back
 * @throws Refused `not-found`, `invalid` where the line is not given yet
 */
export async function putDocument(
  tx: Db,
  seller: SellerCaller,
  paper: { id: number; line: PaperLine; document: { hash: string; kind: 'photo' | 'pdf' } | null },
  now: Date,
): Promise<void> {
  const { id, line, document } = paper;
  await lockHome(tx, seller, id);
  const row = await lockPaper(tx, id, line);
  if (!row && document) {
    const why = told({ PAPER_ANSWER_FIRST });
    throw new Refused('invalid', why, { document: why });
  }
  if (!row || (!document && !row.document)) throw noDocument();
  const hash = document?.hash ?? null;
  if (hash === row.document) return;
  await putPaper(tx, {
    ...row,
    ...{ document: hash, documentKind: document?.kind ?? null, changedAt: now },
    ...{ seenAt: seenAfter(row, { value: row.value, document: hash }), seenBy: null },
  });
  if (row.document) await releaseMedia(tx, [row.document], now);
}

async function fileOf(deps: FileDeps, row: PaperRow | undefined): Promise<PaperFile> {
  const file = row?.document ? await readPrivateFile(deps, row.document) : undefined;
  if (!file) throw noDocument();
  return file;
}

/** The document of a line, for its own seller. @throws Refused `not-found` */
export async function readOwnDocument(
  deps: Deps,
  seller: SellerCaller,
  id: number,
  line: PaperLine,
): Promise<PaperFile> {
  if (!(await readOwn(deps, seller.id, id))) throw missing();
  return fileOf(deps, await findPaper(deps.db, id, line));
}

/**
 * Notes that a document was seen that says what the seller declares, or takes that back. Only the day is public.
 * @param order.changedAt of the line as it was read: what the seller changed since is another line
 * @throws Refused `not-found`, `conflict`
 */
export async function decidePaper(
  deps: Deps,
  actor: Actor,
  id: number,
  order: { line: PaperLine; action: PaperAction; changedAt: string },
): Promise<DeskPapers> {
  const { line, action } = order;
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const row = await lockPaper(tx, id, line);
    if (!row) throw rowMissing();
    const isSeen = row.seenAt !== null;
    if (row.changedAt.toISOString() !== order.changedAt || isSeen === (action === 'see')) {
      throw new Refused('conflict', told({ PAPER_CHANGED }));
    }
    const seen = action === 'see' ? { seenAt: now, seenBy: actor.id } : { seenAt: null, seenBy: null };
    await putPaper(tx, { ...row, ...seen });
    const entry: AuditEntry = {
      action: `listing.paper-${action === 'see' ? 'seen' : 'unseen'}`,
      subject: `listing:${id}`,
      before: { line, value: row.value, seen_at: row.seenAt?.toISOString() ?? null },
      after: { line, value: row.value, seen_at: seen.seenAt?.toISOString() ?? null },
    };
    await writeAudit(tx, actor, [entry], now);
  });
  return { papers: await listDeskPapersOf(deps.db, id) };
}

/**
 * The document of a line with a line across it that says who looks at it. Each look is written to the audit log, before
 * anything is given out.
 * @throws Refused `not-found`
 */
export async function openDeskDocument(deps: Deps, actor: Actor, id: number, line: PaperLine): Promise<PaperFile> {
  const file = await fileOf(deps, await findPaper(deps.db, id, line));
  const now = deps.clock();
  const day = karachiDay(now);
  const mark = `Karachi Estates listing ${id}, seen by ${actor.name} ${day}`;
  const bytes = await (file.kind === 'pdf' ? watermarkPdf : watermarkPhoto)(file.bytes, mark);
  await deps.db.transaction((tx) =>
    writeAudit(tx, actor, [{ action: 'listing.paper-opened', subject: `listing:${id}`, after: { line } }], now),
  );
  return { bytes, kind: file.kind };
}
