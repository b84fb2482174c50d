import { storedPhone } from '@karachi-estates/domain/accounts/phone';
import { PROJECT_UNKNOWN } from '@karachi-estates/domain/interest/messages';
import { checkInterest, type InterestInput, unitTypeLabel } from '@karachi-estates/domain/interest/rules';
import { UNIT_NOT_FOUND } from '@karachi-estates/domain/projects/messages';
import { KEY_REUSED } from '@karachi-estates/domain/requests/messages';
import { oneLine } from '@karachi-estates/domain/visibleText';
import { told } from '@karachi-estates/domain/words/sentence';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { interestTemplate } from '../mail/projectTemplates.ts';
import { fingerprintOf } from '../plugins/idempotency.ts';
import { findUnit } from '../projects/projects.store.ts';
import { Refused, refusal } from '../refused.ts';
import {
  findInterestByKey,
  findRecentInterest,
  type Interest,
  insertInterest,
  noteInterestKey,
} from './interest.store.ts';
import { findInterestProject, findProject } from './interestProjects.store.ts';

const DOUBLE_CLICK_MS = 10 * 60_000;

/** Who gets what a project is asked: its own desk, or that of the site. */
export const deskOf = (project: string, settings: Deps['settings']): string =>
  findProject(project, settings)?.desk ?? settings.deskEmail;

/** The number of a unit as the project writes it; undefined where none was chosen. @throws Refused `invalid` */
async function unitNumber({ db }: Pick<Deps, 'db'>, project: string, typed: string | undefined) {
  if (!typed?.trim()) return undefined;
  const unit = await findUnit(db, project, typed);
  const why = told({ UNIT_NOT_FOUND });
  if (!unit) throw new Refused('invalid', why, { unit: why });
  return unit.number;
}

/**
 * Stores an interest registration and its mail to the project's desk in one transaction. A retry (same key, or the same
 * content within ten minutes) answers the first one.
 * @param input `unit` is the number of one unit, where one was chosen.
 * @throws Refused `not-found` for an unknown project, `invalid` by the domain's rules or for a unit that is not there,
 * `key-reused` when a key comes again with other
 *   content.
 */
export async function registerInterest(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  projectId: string,
  input: InterestInput & { unit?: string | undefined },
  idempotencyKey: string | null,
): Promise<Interest> {
  const project = await findInterestProject(deps.db, projectId, deps.settings);
  if (!project) throw new Refused('not-found', told({ PROJECT_UNKNOWN }));
  const verdict = checkInterest(input, project.unitTypes);
  if (!verdict.ok) throw refusal(verdict);
  const unit = await unitNumber(deps, project.id, input.unit);
  const content = {
    project: project.id,
    unitType: oneLine(input.unitType ?? ''),
    fullName: oneLine(input.fullName ?? ''),
    phoneNumber: storedPhone(oneLine(input.phoneNumber ?? '')),
    email: oneLine(input.email ?? ''),
    ...(unit !== undefined && { unit }),
  };
  const fingerprint = fingerprintOf(Object.values(content));
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    if (idempotencyKey) await serialise(tx, `interest:${project.id}:${idempotencyKey}`);
    await serialise(tx, `interest:${fingerprint}`);
    const before = idempotencyKey ? await findInterestByKey(tx, project.id, idempotencyKey) : undefined;
    if (before && before.fingerprint !== fingerprint) {
      throw new Refused('key-reused', told({ KEY_REUSED }, { what: 'registration' }));
    }
    const known = before ?? (await findRecentInterest(tx, fingerprint, new Date(now.getTime() - DOUBLE_CLICK_MS)));
    if (known && idempotencyKey && known.idempotencyKey === null) await noteInterestKey(tx, known.id, idempotencyKey);
    if (known) return known;
    const registration = await insertInterest(tx, { ...content, fingerprint, idempotencyKey, createdAt: now });
    const template = interestTemplate({
      ...registration,
      projectName: project.name,
      unit: [unitTypeLabel(registration.unitType, project.unitTypes ?? []), unit && `unit ${unit}`]
        .filter(Boolean)
        .join(', '),
    });
    await queueMail(tx, { to: project.desk, template, at: now, ...replyTo(registration.email) });
    return registration;
  });
}
