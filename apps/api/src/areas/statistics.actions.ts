import {
  ALL_HOMES,
  figuresOf,
  groupsOf,
  type Offer,
  type PriceFigures,
} from '@karachi-estates/domain/areas/statistics';
import { karachiMonth } from '@karachi-estates/domain/karachi';
import { PURPOSES, typeGroup } from '@karachi-estates/domain/properties/vocabulary';
import { noteChange } from '../changes/changes.store.ts';
import { statisticsSubject } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import {
  listAreaIds,
  lockArea,
  nextDueArea,
  readFigures,
  readOffers,
  startMonth,
  storeFigures,
  takeDue,
} from './statistics.store.ts';

type Source = Pick<Deps, 'db' | 'clock'>;

/** The figures of the groups among `types` that have enough offers. */
export function figuresByGroup(
  types: readonly string[],
  offers: ReadonlyMap<string, Offer[]>,
): Map<string, PriceFigures> {
  const ofGroup = (type: string) =>
    type === ALL_HOMES
      ? [...offers].flatMap(([name, group]) => (typeGroup(name) === 'homes' ? group : []))
      : (offers.get(type) ?? []);
  return new Map(
    types.flatMap((type) => {
      const figures = figuresOf(ofGroup(type));
      return figures ? [[type, figures] as const] : [];
    }),
  );
}

/** One area in one transaction: the changes that were noted, or everything there is. */
async function refreshArea({ db, clock }: Source, areaId: number, everything: boolean): Promise<void> {
  const month = karachiMonth(clock());
  await db.transaction(async (tx) => {
    const exists = await lockArea(tx, areaId);
    const due = await takeDue(tx, areaId);
    if (!exists) return;
    const stored = everything ? await readFigures(tx, areaId) : [];
    let isChanged = false;
    for (const purpose of PURPOSES) {
      const changed = due.filter((each) => each.purpose === purpose).map(({ propertyType }) => propertyType);
      if (!everything && changed.length === 0) continue;
      // All homes need every type that people live in.
      const offers = await readOffers(
        tx,
        areaId,
        purpose,
        everything || changed.some((type) => typeGroup(type) === 'homes') ? undefined : changed,
      );
      const before = stored.filter((each) => each.purpose === purpose).map(({ propertyType }) => propertyType);
      const types = everything
        ? [...new Set([...before, ...[...offers.keys()].flatMap(groupsOf)])]
        : [...new Set(changed.flatMap(groupsOf))];
      const figures = figuresByGroup(types, offers);
      if (await storeFigures(tx, areaId, { purpose, types }, { figures, month })) isChanged = true;
    }
    if (isChanged) await noteChange(tx, statisticsSubject(areaId));
  });
}

/** Works out the figures of the areas, types and purposes whose listings have changed, area by area. */
export async function refreshStatistics(source: Source, stopping?: AbortSignal): Promise<void> {
  await startMonth(source.db, karachiMonth(source.clock()));
  while (!stopping?.aborted) {
    const areaId = await nextDueArea(source.db);
    if (areaId === undefined) return;
    await refreshArea(source, areaId, false);
  }
}

/** Works out all figures anew. @returns how many areas there are, and how many groups have figures. */
export async function recomputeStatistics(source: Source): Promise<{ areas: number; groups: number }> {
  // Every group is worked out for this month now, so nothing is left to do for its beginning.
  await startMonth(source.db, karachiMonth(source.clock()));
  const ids = await listAreaIds(source.db);
  for (const id of ids) await refreshArea(source, id, true);
  return { areas: ids.length, groups: (await readFigures(source.db)).length };
}
