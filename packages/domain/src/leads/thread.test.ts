import { expect, it } from 'vitest';
import { LEAD_STAGES } from './stages.ts';
import { isLeadOpen, stageAfterShortlist } from './thread.ts';

it('a shortlist takes a lead out of new, and never back', () => {
  expect(stageAfterShortlist('new')).toBe('called');
  for (const stage of LEAD_STAGES.slice(1)) expect(stageAfterShortlist(stage)).toBe(stage);
});

it('what is closed or lost takes nothing any more', () => {
  expect(LEAD_STAGES.filter(isLeadOpen)).toEqual(['new', 'called', 'visiting']);
});
