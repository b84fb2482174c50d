import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { projectApprovals, projectProgress, projects } from './projects.table.ts';

export type StoredProgress = typeof projectProgress.$inferSelect;
export type StoredApproval = typeof projectApprovals.$inferSelect;

/** What the desk sets of an entry. */
type ProgressTexts = Pick<StoredProgress, 'date' | 'percent' | 'words' | 'wordsUr' | 'photos'>;
/** What the desk sets of an approval. */
type ApprovalTexts = Pick<StoredApproval, 'name' | 'nameUr' | 'authority' | 'authorityUr' | 'date' | 'state'>;

/** How a building grew, newest first. */
export async function listProgress(db: Db, slug: string): Promise<StoredProgress[]> {
  return db.select().from(projectProgress).where(eq(projectProgress.project, slug)).orderBy(desc(projectProgress.date));
}

/** The papers of a project, newest first. */
export async function listApprovals(db: Db, slug: string): Promise<StoredApproval[]> {
  return db
    .select()
    .from(projectApprovals)
    .where(eq(projectApprovals.project, slug))
    .orderBy(desc(projectApprovals.date), asc(projectApprovals.name));
}

const thatEntry = (slug: string, id: number) => and(eq(projectProgress.project, slug), eq(projectProgress.id, id));
const thatApproval = (slug: string, id: number) => and(eq(projectApprovals.project, slug), eq(projectApprovals.id, id));

export async function findEntry(db: Db, slug: string, id: number): Promise<StoredProgress | undefined> {
  const [found] = await db.select().from(projectProgress).where(thatEntry(slug, id));
  return found;
}

export async function findApproval(db: Db, slug: string, id: number): Promise<StoredApproval | undefined> {
  const [found] = await db.select().from(projectApprovals).where(thatApproval(slug, id));
  return found;
}

/** Whether another entry of a project is of a day. */
export async function isDayTaken(db: Db, slug: string, date: string, exceptId = 0): Promise<boolean> {
  const isOfDay = and(eq(projectProgress.project, slug), eq(projectProgress.date, date));
  return (await db.$count(projectProgress, and(isOfDay, ne(projectProgress.id, exceptId)))) > 0;
}

/** Whether another approval of a project has a name. */
export async function isNameTaken(db: Db, slug: string, name: string, exceptId = 0): Promise<boolean> {
  const isNamed = sql`lower(${projectApprovals.name}) = lower(${name})`;
  const isOther = and(eq(projectApprovals.project, slug), ne(projectApprovals.id, exceptId));
  return (await db.$count(projectApprovals, and(isNamed, isOther))) > 0;
}

/** Keeps an entry: a new one without `id`, else in place of what it was. */
export async function writeEntry(db: Db, slug: string, texts: ProgressTexts, id?: number): Promise<void> {
  if (id === undefined) await db.insert(projectProgress).values({ ...texts, project: slug });
  else {
    const version = sql`${projectProgress.version} + 1`;
    await db
      .update(projectProgress)
      .set({ ...texts, version })
      .where(thatEntry(slug, id));
  }
}

/** Keeps an approval: a new one without `id`, else in place of what it was. */
export async function writeApproval(db: Db, slug: string, texts: ApprovalTexts, id?: number): Promise<void> {
  if (id === undefined) await db.insert(projectApprovals).values({ ...texts, project: slug });
  else {
    const version = sql`${projectApprovals.version} + 1`;
    await db
      .update(projectApprovals)
      .set({ ...texts, version })
      .where(thatApproval(slug, id));
  }
}

export async function deleteEntry(db: Db, slug: string, id: number): Promise<void> {
  await db.delete(projectProgress).where(thatEntry(slug, id));
}

export async function deleteApproval(db: Db, slug: string, id: number): Promise<void> {
  await db.delete(projectApprovals).where(thatApproval(slug, id));
}

/** The desk writes these from now on: a file says no more about them. */
export async function takeOver(db: Db, slug: string, what: 'progress' | 'approvals'): Promise<void> {
  const set = what === 'progress' ? { progressAtDesk: true } : { approvalsAtDesk: true };
  await db.update(projects).set(set).where(eq(projects.slug, slug));
}
