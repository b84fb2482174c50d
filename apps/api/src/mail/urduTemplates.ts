import type { PersonTemplates } from './templates.ts';
import { urduAccountTemplates } from './urduAccountTemplates.ts';
import { urduLeadTemplates } from './urduLeadTemplates.ts';
import { urduListingTemplates } from './urduListingTemplates.ts';
import { urduMarkTemplates } from './urduMarkTemplates.ts';
import { urduMessageTemplates } from './urduMessageTemplates.ts';
import { urduNewsletterTemplates } from './urduNewsletterTemplates.ts';
import { urduOrderTemplates } from './urduOrderTemplates.ts';
import { urduPlanTemplates } from './urduPlanTemplates.ts';
import { urduProjectTemplates } from './urduProjectTemplates.ts';
import { urduSearchTemplates } from './urduSearchTemplates.ts';
import { urduViewingTemplates } from './urduViewingTemplates.ts';

/** The mails to people in Urdu, each as its English twin. The spellings follow docs/urdu.md. */
export const urduTemplates: PersonTemplates = {
  ...urduAccountTemplates,
  ...urduMarkTemplates,
  ...urduNewsletterTemplates,
  ...urduSearchTemplates,
  ...urduProjectTemplates,
  ...urduLeadTemplates,
  ...urduOrderTemplates,
  ...urduPlanTemplates,
  ...urduListingTemplates,
  ...urduMessageTemplates,
  ...urduViewingTemplates,
};
