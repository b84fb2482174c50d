import type {
  ApprovalForm,
  DeskApproval,
  DeskProgress,
  DeskProgressEntry,
  ProgressForm,
} from '@karachi-estates/contracts/deskProgress';
import type { Picture } from '@karachi-estates/contracts/media';
import { fullDate } from '@karachi-estates/domain/day';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { PICTURE_GONE } from '@karachi-estates/domain/media/messages';
import {
  type ApprovalFault,
  approvalFaults,
  PROGRESS_PHOTOS,
  type ProgressFault,
  progressFaults,
} from '@karachi-estates/domain/projects/progress';
import { told } from '@karachi-estates/domain/words/sentence';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import { noteChange } from '../changes/changes.store.ts';
import { projectSubject } from '../changes/subjects.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { claimPictures, hashOfAddress, pictureOf, readable, storePicture } from '../media/media.actions.ts';
import { findMedia, releaseMedia } from '../media/media.store.ts';
import {
  deleteApproval,
  deleteEntry,
  findApproval,
  findEntry,
  isDayTaken,
  isNameTaken,
  listApprovals,
  listProgress,
  type StoredApproval,
  type StoredProgress,
  takeOver,
  writeApproval,
  writeEntry,
} from '../projects/progress.store.ts';
import { findStoredProject } from '../projects/projects.store.ts';
import { forOperator, Refused, rowMissing } from '../refused.ts';
import { listLog } from './notes.store.ts';

type ProgressDeps = Pick<Deps, 'db' | 'clock'>;

const faster = () => new Refused('conflict', forOperator('Somebody changed this meanwhile. Look at it again.'));

const FAULTS: Record<ProgressFault | ApprovalFault, { field: string; text: string }> = {
  date: { field: 'date', text: 'Give a day of the calendar.' },
  date_ahead: { field: 'date', text: 'This day is still to come.' },
  percent: { field: 'percent', text: 'A whole number from 0 to 100.' },
  words: { field: 'words', text: 'Say in English what was done.' },
  words_ur: { field: 'words_ur', text: 'Say in Urdu what was done.' },
  photos: { field: 'photos', text: 'Say in both languages what each photo shows.' },
  photos_many: { field: 'photos', text: `At most ${PROGRESS_PHOTOS} photos of one day.` },
  name: { field: 'name', text: 'Say in English what the paper is.' },
  name_ur: { field: 'name_ur', text: 'Say in Urdu what the paper is.' },
  authority: { field: 'authority', text: 'Name the authority in English.' },
  authority_ur: { field: 'authority_ur', text: 'Name the authority in Urdu.' },
};

/** @throws Refused `invalid` with what is wrong at each field. */
function assertNone(faults: readonly (ProgressFault | ApprovalFault)[]): void {
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map((fault) => [FAULTS[fault].field, forOperator(FAULTS[fault].text)]));
  throw new Refused('invalid', forOperator('Something is missing or wrong.'), fields);
}

const taken = (field: string, text: string) =>
  new Refused('conflict', forOperator(text), { [field]: forOperator(text) });

const wireEntry = ({ project: _project, wordsUr, picture, ...entry }: StoredProgress): DeskProgressEntry => ({
  ...entry,
  words_ur: wordsUr ?? '',
  picture: picture !== null,
});

const wireApproval = ({ project: _project, nameUr, authorityUr, ...approval }: StoredApproval): DeskApproval => ({
  ...approval,
  name_ur: nameUr ?? '',
  authority_ur: authorityUr ?? '',
});

/** How a project's building grows and which papers it has. @throws Refused `not-found` */
export async function readDeskProgress({ db }: Pick<Deps, 'db'>, slug: string): Promise<DeskProgress> {
  const project = await findStoredProject(db, slug);
  if (!project) throw rowMissing();
  return {
    id: slug,
    name: project.name,
    at_desk: { progress: project.progressAtDesk, approvals: project.approvalsAtDesk },
    progress: (await listProgress(db, slug)).map(wireEntry),
    approvals: (await listApprovals(db, slug)).map(wireApproval),
    log: await listLog(db, `project:${slug}`),
  };
}

/** Stores a photo that an entry will show. @throws Refused `invalid` for what is no picture. */
export async function storeProgressPhoto(deps: Deps, file: string): Promise<Picture> {
  return pictureOf(await readable(storePicture(deps, Buffer.from(file, 'base64')), 'file'));
}

/** A change of a project that nobody else changes meanwhile; visitors see it once it is done. */
async function change(
  { db, clock }: ProgressDeps,
  { actor, slug, what }: { actor: Actor; slug: string; what: 'progress' | 'approvals' },
  work: (tx: Db, now: Date) => Promise<Omit<AuditEntry, 'subject'>>,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    await serialise(tx, `project:${slug}`);
    if (!(await findStoredProject(tx, slug))) throw rowMissing();
    const entry = await work(tx, now);
    await takeOver(tx, slug, what);
    await writeAudit(tx, actor, [{ ...entry, subject: `project:${slug}` }], now);
    await noteChange(tx, projectSubject(slug));
  });
}

/** The photos of a form as they are stored, in their order. @throws Refused `conflict` for one that is gone. */
async function photosOf(tx: Db, photos: ProgressForm['photos']): Promise<StoredProgress['photos']> {
  const known = await findMedia(
    tx,
    photos.map(({ src }) => hashOfAddress(src)),
  );
  return photos.map(({ src, alt, alt_ur }) => {
    const stored = known.get(hashOfAddress(src));
    if (!stored) throw new Refused('conflict', told({ PICTURE_GONE }), { photos: told({ PICTURE_GONE }) });
    return { ...pictureOf(stored), alt: alt.trim(), alt_ur: alt_ur.trim() };
  });
}

const hashesOf = ({ photos }: Pick<StoredProgress, 'photos'>) => photos.map(({ src }) => hashOfAddress(src));

const loggedEntry = ({
  date,
  percent,
  words,
  wordsUr,
  photos,
}: Omit<StoredProgress, 'project' | 'id' | 'version'>) => ({
  date,
  percent,
  words,
  words_ur: wordsUr,
  photos: photos.length,
});

/** Where a change is about: without `id` it is a new one, else `version` is what was on the screen. */
export interface Changed {
  slug: string;
  id?: number;
  version?: number;
}

/**
 * Adds or changes a progress entry.
 * @returns what happened.
 * @throws Refused `not-found`, `invalid`, `conflict` where the day has an entry or somebody was faster.
 */
export async function saveEntry(
  deps: ProgressDeps,
  actor: Actor,
  { slug, id, version }: Changed,
  form: ProgressForm,
): Promise<string> {
  const { date, percent, words, words_ur: wordsUr, photos } = form;
  const alts = photos.map(({ alt, alt_ur }) => ({ en: alt, ur: alt_ur }));
  assertNone(progressFaults({ date, percent, words: { en: words, ur: wordsUr }, alts }, karachiDay(deps.clock())));
  await change(deps, { actor, slug, what: 'progress' }, async (tx, now) => {
    const before = id === undefined ? undefined : await findEntry(tx, slug, id);
    if (id !== undefined && !before) throw rowMissing();
    if (before && before.version !== version) throw faster();
    if (await isDayTaken(tx, slug, date, id)) throw taken('date', 'This day has an entry already. Change that one.');
    const texts = { date, percent, words: words.trim(), wordsUr: wordsUr.trim(), photos: await photosOf(tx, photos) };
    const known = new Set(before ? hashesOf(before) : []);
    await claimPictures(
      tx,
      hashesOf(texts).filter((hash) => !known.has(hash)),
    );
    await writeEntry(tx, slug, texts, id);
    await releaseMedia(tx, [...known], now);
    const after = loggedEntry({ ...texts, picture: null });
    return { action: `project.progress.${before ? 'save' : 'add'}`, before: before && loggedEntry(before), after };
  });
  return `The progress of ${fullDate(`${date}T07:00:00Z`, 'en')} is saved. Visitors see it now.`;
}

/**
 * Removes a progress entry with its photos.
 * @returns what happened.
 * @throws Refused `not-found`, `conflict` where somebody was faster.
 */
export async function removeEntry(deps: ProgressDeps, actor: Actor, seen: Required<Changed>): Promise<string> {
  const { slug, id, version } = seen;
  await change(deps, { actor, slug, what: 'progress' }, async (tx, now) => {
    const before = await findEntry(tx, slug, id);
    if (!before) throw rowMissing();
    if (before.version !== version) throw faster();
    await deleteEntry(tx, slug, id);
    await releaseMedia(tx, hashesOf(before), now);
    return { action: 'project.progress.remove', before: loggedEntry(before), after: null };
  });
  return 'The entry is removed. Visitors do not see it any more.';
}

const loggedApproval = ({
  project: _project,
  id: _id,
  version: _version,
  ...approval
}: Partial<StoredApproval>): object => approval;

/**
 * Adds or changes an approval.
 * @returns what happened.
 * @throws Refused `not-found`, `invalid`, `conflict` where another one has the name or somebody was faster.
 */
export async function saveApproval(
  deps: ProgressDeps,
  actor: Actor,
  { slug, id, version }: Changed,
  form: ApprovalForm,
): Promise<string> {
  const { date, state } = form;
  const [name, nameUr] = [form.name.trim(), form.name_ur.trim()];
  const [authority, authorityUr] = [form.authority.trim(), form.authority_ur.trim()];
  const facts = { date, name: { en: name, ur: nameUr }, authority: { en: authority, ur: authorityUr } };
  assertNone(approvalFaults(facts, karachiDay(deps.clock())));
  await change(deps, { actor, slug, what: 'approvals' }, async (tx) => {
    const before = id === undefined ? undefined : await findApproval(tx, slug, id);
    if (id !== undefined && !before) throw rowMissing();
    if (before && before.version !== version) throw faster();
    if (await isNameTaken(tx, slug, name, id)) throw taken('name', 'The project has a paper of this name already.');
    const texts = { name, nameUr, authority, authorityUr, date, state };
    await writeApproval(tx, slug, texts, id);
    return {
      action: `project.approval.${before ? 'save' : 'add'}`,
      before: before && loggedApproval(before),
      after: loggedApproval(texts),
    };
  });
  return `${name} is saved. Visitors see it now.`;
}

/**
 * Removes an approval.
 * @returns what happened.
 * @throws Refused `not-found`, `conflict` where somebody was faster.
 */
export async function removeApproval(deps: ProgressDeps, actor: Actor, seen: Required<Changed>): Promise<string> {
  const { slug, id, version } = seen;
  await change(deps, { actor, slug, what: 'approvals' }, async (tx) => {
    const before = await findApproval(tx, slug, id);
    if (!before) throw rowMissing();
    if (before.version !== version) throw faster();
    await deleteApproval(tx, slug, id);
    return { action: 'project.approval.remove', before: loggedApproval(before), after: null };
  });
  return 'The approval is removed. Visitors do not see it any more.';
}
