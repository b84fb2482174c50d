import type { DeskNote } from '@karachi-estates/contracts/desk';
import { desc, eq } from 'drizzle-orm';
import { auditRowOf, listSubjectRows } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import { deskNotes } from './desk.table.ts';

/** What a note is about. */
type NoteSubject = 'listing' | 'account' | 'lead' | 'interest';

const COLUMN = {
  listing: deskNotes.propertyId,
  account: deskNotes.accountId,
  lead: deskNotes.leadId,
  interest: deskNotes.interestId,
};

const KEY = { listing: 'propertyId', account: 'accountId', lead: 'leadId', interest: 'interestId' } as const;

type StoredNote = typeof deskNotes.$inferSelect;

const wireOf = ({ id, text, by, createdAt }: StoredNote): DeskNote => ({ id, text, by, at: createdAt.toISOString() });

const MOST = 200;

/** What the staff wrote down about something, newest first. */
export async function listNotes(db: Db, kind: NoteSubject, id: number): Promise<DeskNote[]> {
  const rows = await db.select().from(deskNotes).where(eq(COLUMN[kind], id)).orderBy(desc(deskNotes.id)).limit(MOST);
  return rows.map(wireOf);
}

export async function insertNote(
  db: Db,
  kind: NoteSubject,
  id: number,
  note: { text: string; staffId: number | null; by: string; createdAt: Date },
): Promise<DeskNote> {
  const [stored] = await db
    .insert(deskNotes)
    .values({ ...note, [KEY[kind]]: id })
    .returning();
  if (!stored) throw new Error('The note was not stored');
  return wireOf(stored);
}

/** Forgets what was written about a person. */
export async function eraseNotesOf(db: Db, accountId: number): Promise<void> {
  await db.delete(deskNotes).where(eq(deskNotes.accountId, accountId));
}

/** What the log says of something, newest first. */
export async function listLog(db: Db, subject: string) {
  return (await listSubjectRows(db, subject)).map(auditRowOf);
}

/** Gives what was written down about somebody to another account of theirs. @returns how many. */
export async function moveNotes(tx: Db, from: number, to: number): Promise<number> {
  const moved = await tx
    .update(deskNotes)
    .set({ accountId: to })
    .where(eq(deskNotes.accountId, from))
    .returning({ id: deskNotes.id });
  return moved.length;
}
