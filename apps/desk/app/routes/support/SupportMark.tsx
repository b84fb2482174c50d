import type { DeskSupport } from '@karachi-estates/contracts/support';
import { support } from '../../content/support.ts';
import { State } from '../../parts/State.tsx';

const MEANINGS = { open: 'waits', answered: 'good', closed: 'rests' } as const;

/** Whether a request is answered. */
export const SupportMark = ({ state }: Pick<DeskSupport, 'state'>) => (
  <State meaning={MEANINGS[state]}>{support.states[state]}</State>
);
