/** Where a lead or a registration of interest stands at the desk. */
export const LEAD_STAGES = ['new', 'called', 'visiting', 'closed', 'lost'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** Whether the desk has nothing more to do for it. */
export const isDone = (stage: LeadStage): boolean => stage === 'closed' || stage === 'lost';
