import { type PlanId, planIn } from '@karachi-estates/domain/plans/plans';

/** The language of these mails. */
export const locale = 'ur';

/** Latin text and numbers with signs keep their own direction inside an Urdu sentence. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/** How answers reach us: these mails have the address as their Reply-To too. */
export const writeTo = ({ contactEmail }: { contactEmail: string }) =>
  `اس ای میل کا جواب دیں یا ${isolated(contactEmail)} پر لکھیں`;

/** The name of the site inside an Urdu sentence. */
export const BRAND = isolated('Karachi Estates');

/** The first line of a mail to somebody whose name we know. */
export const greeting = (firstName: string) => `السلام علیکم ${isolated(firstName)}،`;

/** What a plan is called in these mails. */
export const planName = (plan: PlanId) => planIn(plan, locale).name;
