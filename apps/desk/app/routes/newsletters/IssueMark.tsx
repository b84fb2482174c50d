import type { IssueState } from '@karachi-estates/domain/newsletter/issues';
import { newsletters as words } from '../../content/newsletters.ts';
import { type Meaning, State } from '../../parts/State.tsx';

const MEANINGS: Record<IssueState, Meaning> = {
  draft: 'plain',
  scheduled: 'waits',
  sending: 'waits',
  paused: 'rests',
  sent: 'good',
  cancelled: 'stopped',
};

/** Where an issue stands. */
export const IssueMark = ({ state }: { state: IssueState }) => (
  <State meaning={MEANINGS[state]}>{words.states[state]}</State>
);
