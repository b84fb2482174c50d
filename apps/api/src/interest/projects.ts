/** A project that takes interest registrations. */
export interface Project {
  id: string;
  name: string;
  desk: string;
}

/** The projects of this repository: the id in addresses, and the name in mails. */
const NAMES: Record<string, string> = {
  'grand-monarch': 'Grand Monarch Seaside Residency',
  'clifton-courtyard': 'Clifton Courtyard',
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
  const name = Object.hasOwn(NAMES, id) ? NAMES[id] : undefined;
  const desk = Object.hasOwn(settings.projectDesks, id) ? settings.projectDesks[id] : undefined;
  if (name === undefined && desk === undefined) return undefined;
  return { id, name: name ?? named(id), desk: desk ?? settings.deskEmail };
}
