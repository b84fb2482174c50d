import { accountTemplates } from './accountTemplates.ts';
import { leadTemplates } from './leadTemplates.ts';
import { listingTemplates } from './listingTemplates.ts';
import { markTemplates } from './markTemplates.ts';
import { messageTemplates } from './messageTemplates.ts';
import { newsletterTemplates } from './newsletterTemplates.ts';
import { orderTemplates } from './orderTemplates.ts';
import { planTemplates } from './planTemplates.ts';
import { projectTemplates } from './projectTemplates.ts';
import { searchTemplates } from './searchTemplates.ts';
import { viewingTemplates } from './viewingTemplates.ts';

/** The mails to people in English, each by what it is about. */
export const englishTemplates = {
  ...accountTemplates,
  ...markTemplates,
  ...newsletterTemplates,
  ...searchTemplates,
  ...projectTemplates,
  ...leadTemplates,
  ...orderTemplates,
  ...planTemplates,
  ...listingTemplates,
  ...messageTemplates,
  ...viewingTemplates,
};

/** The same mails in any language. */
export type PersonTemplates = typeof englishTemplates;
