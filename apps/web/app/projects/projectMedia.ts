import type { Project } from '@karachi-estates/contracts/projects';
import type { ProgressStep } from '@karachi-estates/design-system/ProgressTimeline';
import type { ProjectPictures } from '@karachi-estates/design-system/ProjectPage';
import { pictures as cliftonCourtyard } from '../content/projects/clifton-courtyard.pictures.generated.ts';
import { pictures } from '../content/projects/grand-monarch.pictures.generated.ts';
import { grandMonarch } from '../content/projects/grand-monarch.ts';

/** The pictures of the projects that this site has some of. */
const PICTURES: Readonly<Record<string, ProjectPictures>> = {
  [grandMonarch.identity.id]: pictures,
  'clifton-courtyard': cliftonCourtyard,
};

/** What a project of this site is called in short, where its full name is long. */
const SHORT_NAMES: Readonly<Record<string, string>> = { [grandMonarch.identity.id]: grandMonarch.identity.shortName };

/** A project as listings name it. */
export const shortNameOf = (project: Pick<Project, 'slug' | 'name'>): string =>
  SHORT_NAMES[project.slug] ?? project.name;

/** A picture of a project by the name that the API gives it; undefined where this site does not have it. */
export function projectPicture(slug: string, file: string | null | undefined) {
  const picture = file && Object.hasOwn(PICTURES, slug) ? PICTURES[slug]?.[file] : undefined;
  if (!picture) return undefined;
  const { path, widths, width, height, thumbhash } = picture;
  const ending = import.meta.env.STORYBOOK ? '.avif' : '';
  const at = (each: number) => `${path}-${each}${ending}`;
  const srcSet = widths.map((each) => `${at(each)} ${each}w`).join(', ');
  return { src: at(widths[1] ?? width), srcSet, width, height, thumbhash };
}

/** A picture of a home of a kind, with what it shows. */
export function pictureOfType(slug: string, type: string, content: typeof grandMonarch) {
  const slide = content.residences.items.find(({ id }) => id === type.replace('_', '-'))?.slides[0];
  const picture = projectPicture(slug, slide?.file);
  return picture && slide ? { picture, alt: slide.alt } : undefined;
}

/** The file of a plan; undefined where this site does not have it. */
export const planHref = (slug: string, plan: string | null | undefined): string | undefined =>
  slug === grandMonarch.identity.id && plan ? `/projects/${slug}/${plan}` : undefined;

/** The dated photos of a building: the one that its content names, then those that were uploaded. */
export const progressSteps = ({ slug, progress }: Project): ProgressStep[] =>
  progress.map(({ picture, photos, ...step }) => {
    const named = projectPicture(slug, picture);
    const uploaded = photos.map(({ alt, ...photo }) => ({ picture: photo, alt }));
    return { ...step, pictures: [...(named ? [{ picture: named, alt: step.words }] : []), ...uploaded] };
  });
