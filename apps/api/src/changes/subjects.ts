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

/**
 * What is read of a list: which homes it has in an order by what filters ask for, such as the price; the same in the
 * order 'best match'; or anything that a card in it shows.
 */
type ListPart = 'list' | 'best' | 'cards';

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
  /** The order in which homes are shown; none for who only counts them. */
  sort?: string | undefined;
  /** Only homes that were confirmed in the last so many days. */
  confirmed?: number | undefined;
}

/** A list of more types than this is out of date with the list of all types: the names travel in a header. */
const NAMED_TYPES = 3;

function subjectsOf(part: ListPart, { purpose, areaIds, propertyTypes = [] }: ListScope): string[] {
  const areas = areaIds?.map(String) ?? [ANY];
  const types = propertyTypes.length === 0 || propertyTypes.length > NAMED_TYPES ? [ANY] : propertyTypes;
  return areas.flatMap((area) => types.map((type) => listSubject(part, purpose ?? ANY, area, type)));
}

/** Whatever cards of these lists show, also of homes that an answer does not show. */
export const cardSubjects = (scope: ListScope): string[] => subjectsOf('cards', scope);

/**
 * The lists that a filter reads: one for each of its areas and types. Prices and sizes narrow a list, they do not make
 * another. They say which homes a list has and in which order: an answer that shows some of them has the subjects of
 * these listings beside.
 */
export function listSubjects(scope: ListScope): string[] {
  if (scope.confirmed !== undefined) return cardSubjects(scope);
  return subjectsOf(scope.sort === 'best' ? 'best' : 'list', scope);
}

/** What a change of a list ends with where no filter asks for what changed, and what that concerns. */
const PARTS_CHANGED: Readonly<Record<string, ListPart[]>> = { order: ['best', 'cards'], cards: ['cards'] };

const withWider = (part: ListPart, purpose: string, area: string, type: string): string[] =>
  [purpose, ANY].flatMap((p) => [area, ANY].flatMap((a) => [type, ANY].map((t) => listSubject(part, p, a, t))));

/** The lists in which a listing stands, as `listSubjects` names them. */
export const listsWith = (listing: { purpose: string; areaId: number; propertyType: string }): string[] =>
  withWider('list', listing.purpose, String(listing.areaId), listing.propertyType);

/**
 * All subjects that a change concerns: a listing stands in the lists of its purpose, area and type and in all wider
 * ones, the figures of an area among those of all.
 */
export function concerned(subject: string): string[] {
  const [kind, purpose = '', area = '', type = '', only = ''] = subject.split(':');
  if (kind === 'statistics') return [subject, ALL_STATISTICS];
  if (kind === 'project') return [subject, ALL_PROJECTS];
  if (kind !== 'list') return [subject];
  const parts: ListPart[] = PARTS_CHANGED[only] ?? ['list', 'best', 'cards'];
  return parts.flatMap((part) => withWider(part, purpose, area, type));
}
