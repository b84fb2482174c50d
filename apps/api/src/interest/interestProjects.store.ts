import { UNIT_TYPES, type UnitType } from '@karachi-estates/domain/interest/rules';
import type { Db } from '../db/connect.ts';
import { findStoredProject } from '../projects/projects.store.ts';

/** A project that takes interest registrations. */
export interface Project {
  id: string;
  name: string;
  desk: string;
  /** Its kinds of unit; `null` where the project's own page alone knows them. */
  unitTypes: readonly UnitType[] | null;
}

/** The projects of this repository by the id in addresses; the name stands in mails. */
const PROJECTS: Record<string, Pick<Project, 'name' | 'unitTypes'>> = {
  'grand-monarch': { name: 'Grand Monarch Seaside Residency', unitTypes: UNIT_TYPES },
  'clifton-courtyard': {
    name: 'Clifton Courtyard',
    unitTypes: [
      { value: '4bed', label: 'Garden Home, 4 bedrooms' },
      { value: '3bed_terrace', label: 'Terrace Home, 3 bedrooms' },
      { value: '3bed', label: 'Courtyard Home, 3 bedrooms' },
    ],
  },
};

const named = (id: string) =>
  id
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');

/** A known project: one of this repository, or one that the settings give a desk. */
export function findProject(
  id: string,
  settings: { deskEmail: string; projectDesks: Record<string, string> },
): Project | undefined {
  const known = Object.hasOwn(PROJECTS, id) ? PROJECTS[id] : undefined;
  const desk = Object.hasOwn(settings.projectDesks, id) ? settings.projectDesks[id] : undefined;
  if (known === undefined && desk === undefined) return undefined;
  return { id, ...(known ?? { name: named(id), unitTypes: null }), desk: desk ?? settings.deskEmail };
}

/** A project that takes interest: one that {@link findProject} knows, or one that was saved with its units. */
export async function findInterestProject(
  db: Db,
  id: string,
  settings: { deskEmail: string; projectDesks: Record<string, string> },
): Promise<Project | undefined> {
  const known = findProject(id, settings);
  if (Object.hasOwn(PROJECTS, id)) return known;
  const saved = await findStoredProject(db, id);
  if (!saved) return known;
  return { id, name: saved.name, unitTypes: null, desk: known?.desk ?? settings.deskEmail };
}
