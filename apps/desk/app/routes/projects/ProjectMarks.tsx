import type { DeskEntry, DeskUnit } from '@karachi-estates/contracts/deskProjects';
import { unitStateLabel } from '@karachi-estates/domain/projects/states';
import { projects } from '../../content/projects.ts';
import { type Meaning, State } from '../../parts/State.tsx';

const UNITS: Record<DeskUnit['state'], Meaning> = {
  available: 'plain',
  held: 'waits',
  booked: 'good',
  sold: 'good',
  not_for_sale: 'rests',
};

/** What is the matter with a unit. */
export const UnitMark = ({ state }: Pick<DeskUnit, 'state'>) => (
  <State meaning={UNITS[state]}>{unitStateLabel(state, 'en')}</State>
);

const ENTRIES: Record<DeskEntry['state'], Meaning> = {
  asked: 'plain',
  waiting: 'plain',
  called: 'waits',
  held: 'good',
  missed: 'stopped',
  left: 'rests',
};

/** Where somebody in a launch stands. */
export const EntryMark = ({ state }: Pick<DeskEntry, 'state'>) => (
  <State meaning={ENTRIES[state]}>{projects.launchDay.entries[state]}</State>
);
