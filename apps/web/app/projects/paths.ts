/** The project whose pages stand at an address of their own, as the specification has it. */
const OWN_ADDRESS = 'grand-monarch';

/** Where the units of a project are. */
export const unitsPath = (slug: string): string =>
  slug === OWN_ADDRESS ? `/${OWN_ADDRESS}/units` : `/projects/${encodeURIComponent(slug)}/units`;

/** The page of one unit. */
export const unitPath = (slug: string, number: string): string => `${unitsPath(slug)}/${encodeURIComponent(number)}`;

/** The launch of a project. */
export const launchPath = (slug: string): string => `/projects/${encodeURIComponent(slug)}/launch`;

/** The lot of a launch, for everybody to check. */
export const protocolPath = (slug: string): string => `${launchPath(slug)}/protocol`;

/** Where a visit of a project is booked. */
export const visitsPath = (slug: string): string => `/projects/${encodeURIComponent(slug)}/visits`;

/** The project of an address, however its capitals are written: the page of the specification does not name it. */
export const slugOf = (params: { slug?: string | undefined }): string => (params.slug ?? OWN_ADDRESS).toLowerCase();

/** The page about the project itself, where this site has one; else that of its units. */
export const projectPath = (slug: string): string => (slug === OWN_ADDRESS ? `/${OWN_ADDRESS}` : unitsPath(slug));
