/*
 * What public answers and pages show, by name. A change names its subject in the table `changes`; an answer names its
 * own in the header `cache-tag`; what shows a subject that changed is out of date.
 */

/** Names of areas and cities. */
export const AREAS = 'areas';
/** All articles. */
export const ARTICLES = 'articles';
/** The operator's settings. They change with a restart only. */
export const SETTINGS = 'settings';
/** Whatever there is: for changes past the triggers, such as a restored table. */
export const EVERYTHING = 'everything';

/** One listing as its page shows it. */
export const propertySubject = (id: number): string => `property:${id}`;

/** The page of a seller: who they are and what they offer. */
export const sellerSubject = (id: number): string => `seller:${id}`;

const ANY = '*';

/** What is read of a list: its cards, or only how many homes it has. */
type ListPart = 'list' | 'count';

/** A list of one purpose, area and type, each of them `*` where the list has all. */
const listSubject = (part: ListPart, purpose: string, area: string, type: string) =>
  `${part}:${purpose}:${area}:${type}`;

/** The figures of one area. */
export const statisticsSubject = (areaId: number): string => `statistics:${areaId}`;

/** A project, its units and their states. */
export const projectSubject = (slug: string): string => `project:${slug}`;

/** The list of all projects. */
export const ALL_PROJECTS = 'projects';

/** The figures of all areas. */
export const ALL_STATISTICS = `statistics:${ANY}`;

/** What makes a list another one. */
interface ListScope {
  purpose?: string | undefined;
  areaIds?: readonly number[] | undefined;
  propertyTypes?: readonly string[] | undefined;
}

/** A list of more types than this is out of date with the list of all types: the names travel in a header. */
const NAMED_TYPES = 3;

function subjectsOf(part: ListPart, { purpose, areaIds, propertyTypes = [] }: ListScope): string[] {
  const areas = areaIds?.map(String) ?? [ANY];
  const types = propertyTypes.length === 0 || propertyTypes.length > NAMED_TYPES ? [ANY] : propertyTypes;
  return areas.flatMap((area) => types.map((type) => listSubject(part, purpose ?? ANY, area, type)));
}

/**
 * The lists that a filter reads: one for each of its areas and types. Prices and sizes narrow a list, they do not make
 * another.
 */
export const listSubjects = (scope: ListScope): string[] => subjectsOf('list', scope);

/** The same lists for who reads only how many homes they have: a new title or photo changes none of that. */
export const countSubjects = (scope: ListScope): string[] => subjectsOf('count', scope);

/** A change of a list ends with it where only words and looks of its cards are others. */
const CARDS_ONLY = 'cards';

/**
 * All subjects that a change concerns: a listing stands in the lists of its purpose, area and type and in all wider
 * ones, the figures of an area among those of all.
 */
export function concerned(subject: string): string[] {
  const [kind, purpose = '', area = '', type = '', only] = subject.split(':');
  if (kind === 'statistics') return [subject, ALL_STATISTICS];
  if (kind === 'project') return [subject, ALL_PROJECTS];
  if (kind !== 'list') return [subject];
  const parts: ListPart[] = only === CARDS_ONLY ? ['list'] : ['list', 'count'];
  return parts.flatMap((part) =>
    [purpose, ANY].flatMap((p) => [area, ANY].flatMap((a) => [type, ANY].map((t) => listSubject(part, p, a, t)))),
  );
}
