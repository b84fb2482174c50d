import { PROJECT_UNKNOWN } from '@karachi-estates/domain/interest/messages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { areaDictionary, findArea } from '../areas/areas.store.ts';
import { AREAS, cardSubjects, projectSubject } from '../changes/subjects.ts';
import type { Deps } from '../deps.ts';
import type { Reading } from '../plugins/answers.ts';
import { inLanguage } from '../properties/areaNames.store.ts';
import { listNaming } from '../properties/properties.store.ts';
import { Refused } from '../refused.ts';
import { findStoredProject } from './projects.store.ts';

const SHOWN = 4;

/**
 * Homes of a project that their owners sell on the marketplace: listings of its area whose titles have the words of its
 * slug, which is what people call it.
 * @throws Refused `not-found`
 */
export async function readResale(deps: Deps, slug: string, locale: Locale): Promise<Reading> {
  const project = await findStoredProject(deps.db, slug);
  if (!project) throw new Refused('not-found', told({ PROJECT_UNKNOWN }));
  const area = findArea(await areaDictionary(deps), project.area);
  if (!area) return { value: [], subjects: [AREAS, projectSubject(slug)] };
  const found = await listNaming(deps, { areaId: area.id, words: slug.replaceAll('-', ' ') }, SHOWN);
  // Any home of the area may get a title that names the project.
  const titles = cardSubjects({ purpose: 'sale', areaIds: [area.id] });
  return { value: await inLanguage(deps, locale, found), subjects: [AREAS, projectSubject(slug), ...titles] };
}
