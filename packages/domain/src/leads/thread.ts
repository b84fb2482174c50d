import type { LeadStage } from './stages.ts';

/** How the desk sends homes to somebody who looks for one. */
export const SHORTLIST_CHANNELS = ['mail', 'whatsapp'] as const;
export type ShortlistChannel = (typeof SHORTLIST_CHANNELS)[number];

/** What somebody says of a home that was sent to them. */
export const HOME_ANSWERS = ['yes', 'no'] as const;
export type HomeAnswer = (typeof HOME_ANSWERS)[number];

/** The most homes of one shortlist. */
export const MOST_SHORTLISTED = 3;

/** Where a lead stands once homes were sent: nobody who was written to is new any more. */
export const stageAfterShortlist = (stage: LeadStage): LeadStage => (stage === 'new' ? 'called' : stage);

/** Whether a request is still worked on: what is over takes neither homes nor answers. */
export const isLeadOpen = (stage: LeadStage): boolean => stage !== 'closed' && stage !== 'lost';
