/** Where a lead or a registration of interest stands at the desk. */
export const LEAD_STAGES = ['new', 'called', 'visiting', 'closed', 'lost'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];
