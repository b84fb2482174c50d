import type { PastProperty } from '@karachi-estates/contracts/properties';
import { fullDate } from '@karachi-estates/domain/day';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { contentFor } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import type { PageSeo } from '../../content/pageSeo.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { seoTemplates } from '../../content/seoTemplates.ts';

/**
 * What the page of a property that is over is called: how and when it ended, and no price. The server alone needs it.
 */
export function pastSeo(past: PastProperty, locale: Locale): PageSeo {
  const { over } = contentFor(locale, 'propertyPage', propertyPage);
  const ended = fill(over[past.status], { date: fullDate(past.ended_at, locale) });
  const { title } = contentFor(locale, 'seoTemplates', seoTemplates).property;
  return { title: fill(title, { title: `${ended}: ${past.title}` }), description: over.text };
}
