import type { DeskPerson } from '@karachi-estates/contracts/deskPeople';
import { people } from '../../content/people.ts';
import { State } from '../../parts/State.tsx';

const words = people.states;

/** Whether somebody may sign in, and whether they are about to leave. */
export function PersonMark({ person }: { person: Pick<DeskPerson, 'suspended_at' | 'erase_at' | 'merged_into'> }) {
  if (person.merged_into !== null) return <State meaning="rests">{words.ended}</State>;
  if (person.suspended_at) return <State meaning="stopped">{words.suspended}</State>;
  if (person.erase_at) return <State meaning="rests">{words.leaving}</State>;
  return <State meaning="good">{words.active}</State>;
}
