import { LEAD_STAGES } from '@karachi-estates/domain/leads/stages';
import { leads as words } from '../../content/leads.ts';
import { terms } from '../../content/terms.ts';
import type { Filter } from '../../parts/Filters.tsx';

/** The filters that leads and registrations of interest have in common. */
export const workFilters: readonly Filter[] = [
  { name: 'q', label: words.filters.q },
  {
    name: 'stage',
    label: words.filters.stage,
    choices: [
      { value: 'open', label: words.filters.isOpen },
      ...LEAD_STAGES.map((value) => ({ value, label: terms.stages[value] })),
    ],
  },
  {
    name: 'owner',
    label: words.filters.owner,
    choices: [
      { value: 'me', label: words.filters.owners.me },
      { value: 'none', label: words.filters.owners.none },
    ],
  },
  { name: 'due', label: words.filters.due, choices: [{ value: 'true', label: words.filters.isDue }] },
];

/** One person is called once: of each phone the newest stands for all. */
export const folded = { fold: 'true' } as const;
