import { readFile } from 'node:fs/promises';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { scheduleOf } from '@karachi-estates/domain/projects/schedule';
import { seedFolder } from '../db/assets.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { importUnits, saveProject } from './operator.actions.ts';
import { findUnit, insertBooking, setUnitState } from './projects.store.ts';
import { offerSlots } from './visits.actions.ts';

/** When the invented sale of the samples began, and when some of their units were booked. */
const LAUNCHED_AT = new Date('2026-03-02T05:00:00.000Z');
const BOOKED_AT = new Date('2026-09-14T07:30:00.000Z');

/** The invented projects, and which of their units are booked. */
const SAMPLES = {
  'grand-monarch': ['E-0104', 'E-0502', 'E-0801', 'W-0302', 'W-0704'],
  'clifton-courtyard': ['C-001', 'C-205', 'C-309'],
} as const;

const fileOf = (name: string) => readFile(new URL(`projects/${name}`, seedFolder));

async function seedBooking({ db }: Pick<Deps, 'db'>, slug: string, number: string): Promise<void> {
  const { payment_rules: rules } = JSON.parse((await fileOf(`${slug}.json`)).toString('utf8'));
  const unit = await findUnit(db, slug, number);
  if (unit?.state !== 'available' || unit.price === null) return;
  const { id: unitId, price } = unit;
  const starts = karachiDay(BOOKED_AT);
  const by = 'sample';
  await db.transaction(async (tx) => {
    const schedule = scheduleOf(price, rules, starts);
    const deposit = schedule[0]?.amount ?? 0;
    await insertBooking(tx, { unitId, deposit, price, starts, schedule, by, bookedAt: BOOKED_AT });
    await setUnitState(tx, unit, { state: 'booked', at: BOOKED_AT, by });
  });
}

/**
 * Two invented projects with their units, marked as samples: by the same files and commands that an operator uses.
 * @throws Error where a file of the samples is wrong.
 */
export async function seedProjects({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> {
  const desk = { db, settings, clock: () => LAUNCHED_AT };
  for (const [slug, booked] of Object.entries(SAMPLES)) {
    await saveProject(desk, slug, (await fileOf(`${slug}.json`)).toString('utf8'));
    const { problems } = await importUnits(desk, slug, await fileOf(`${slug}.csv`), { dryRun: false });
    if (problems.length > 0) throw new Error(`The units of ${slug}: ${JSON.stringify(problems)}`);
    for (const number of booked) await seedBooking({ db }, slug, number);
  }
}

/** Times at which the sample homes can be visited: at eleven and at four in Karachi, in the week to come. */
const VISITS = { days: 7, hours: [6, 11], minutes: 45, places: 4 };

/** Offers visits of the samples from tomorrow on, as a desk does, so that their page has something to choose. */
export async function seedVisits({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { days, hours, minutes, places } = VISITS;
  for (const slug of Object.keys(SAMPLES)) {
    for (let day = 1; day <= days; day += 1) {
      for (const hour of hours) {
        const from = new Date(clock().getTime() + day * DAY_MS);
        from.setUTCHours(hour, 0, 0, 0);
        await offerSlots({ db }, slug, { from, minutes, count: 1, places });
      }
    }
  }
}
