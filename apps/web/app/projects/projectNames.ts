import type { Project } from '@karachi-estates/contracts/projects';
import type { ApprovalsPanelProps } from '@karachi-estates/design-system/ApprovalsPanel';
import type { ProgressStep } from '@karachi-estates/design-system/ProgressTimeline';
import { pictures } from '../content/projects/grand-monarch.pictures.generated.ts';
import { grandMonarch } from '../content/projects/grand-monarch.ts';
import type { UnitsContent } from '../content/units.ts';

/** What a project of this site is called in short, where its full name is long. */
const SHORT_NAMES: Readonly<Record<string, string>> = { [grandMonarch.identity.id]: grandMonarch.identity.shortName };

/** A project as listings name it. */
export const shortNameOf = (project: Pick<Project, 'slug' | 'name'>): string =>
  SHORT_NAMES[project.slug] ?? project.name;

/** A picture of a project by the name that the API gives it; undefined where this site does not have it. */
export function projectPicture(slug: string, file: string | null | undefined) {
  const picture = slug === grandMonarch.identity.id && file ? pictures[file] : undefined;
  if (!picture) return undefined;
  const { path, widths, width, height, thumbhash } = picture;
  const ending = import.meta.env.STORYBOOK ? '.avif' : '';
  const at = (each: number) => `${path}-${each}${ending}`;
  const srcSet = widths.map((each) => `${at(each)} ${each}w`).join(', ');
  return { src: at(widths[1] ?? width), srcSet, width, height, thumbhash };
}

/** A picture of a home of a kind, with what it shows. */
export function picturesOfType(slug: string, type: string, content: typeof grandMonarch) {
  const slide = content.residences.items.find(({ id }) => id === type.replace('_', '-'))?.slides[0];
  const picture = projectPicture(slug, slide?.file);
  return picture && slide ? { picture, alt: slide.alt } : undefined;
}

/** The file of a plan; undefined where this site does not have it. */
export const planHref = (slug: string, plan: string | null | undefined): string | undefined =>
  slug === grandMonarch.identity.id && plan ? `/projects/${slug}/${plan}` : undefined;

/** A project with its names in the language of the page; what the page has no words for stays as the API says it. */
export function namedProject(project: Project, words: UnitsContent) {
  const names = words.names[project.slug];
  return {
    ...project,
    types: project.types.map((type) => ({ ...type, name: names?.types[type.id] ?? type.name })),
    buildings: project.buildings.map((building) => ({
      ...building,
      name: names?.buildings[building.id] ?? building.name,
    })),
    steps: project.progress.map((step): ProgressStep => {
      const said = names?.progress[step.date] ?? step.words;
      const picture = projectPicture(project.slug, step.picture);
      return { ...step, words: said, picture: picture && { picture, alt: said } };
    }),
    papers: project.approvals.map((paper): ApprovalsPanelProps['approvals'][number] => ({
      ...paper,
      name: names?.approvals[paper.date] ?? paper.name,
    })),
  };
}

export type NamedProject = ReturnType<typeof namedProject>;
