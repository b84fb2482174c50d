import type { DeskInterest, DeskLead, WorkChange } from '@karachi-estates/contracts/deskLeads';

/** The morning of a day in Karachi, which is five hours before UTC and knows no summer time. */
const morningOf = (date: string) => `${date}T09:00:00+05:00`;

/** A moment as the day in Karachi that it falls on, as date fields write it. */
const dateOf = (iso: string) => new Date(Date.parse(iso) + 5 * 60 * 60_000).toISOString().slice(0, 10);

type Work = Pick<DeskLead | DeskInterest, 'stage' | 'owner_id' | 'reminder_at'>;

/** What the form of the work on a lead shows; nobody and no reminder are empty. */
export const valuesOf = ({ stage, owner_id: owner, reminder_at: reminder }: Work) => ({
  stage,
  owner: owner === null ? '' : String(owner),
  reminder: reminder ? dateOf(reminder) : '',
});

type Values = ReturnType<typeof valuesOf>;

/**
 * What somebody has seen of a lead that was read again: of a field that they have changed, what it was before.
 * @param isChanged the fields of the form that are not as they were shown
 */
export const seenOf = (before: Work, row: Work, isChanged: Partial<Record<keyof Values, boolean>>): Work => ({
  stage: isChanged.stage ? before.stage : row.stage,
  owner_id: isChanged.owner ? before.owner_id : row.owner_id,
  reminder_at: isChanged.reminder ? before.reminder_at : row.reminder_at,
});

/**
 * What was changed, with what was there: who leaves a field as it was on the screen does not take back what a colleague
 * set meanwhile.
 */
export function changeOf(seen: Work, { stage, owner, reminder }: Values): WorkChange {
  const shown = valuesOf(seen);
  return {
    ...(stage !== shown.stage && { stage, stage_before: seen.stage }),
    ...(owner !== shown.owner && { owner_id: owner === '' ? null : Number(owner), owner_before: seen.owner_id }),
    ...(reminder !== shown.reminder && {
      reminder_at: reminder === '' ? null : morningOf(reminder),
      reminder_before: seen.reminder_at,
    }),
  };
}
