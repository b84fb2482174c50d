import type { PictureSource } from '../Picture/Picture.tsx';
import type { ProjectPicture, ProjectPictures } from './projectContent.ts';

/**
 * A picture of a project as components take it.
 *
 * @param ending '.webp' where the host serves plain files; nothing where it chooses the format by the Accept header
 * @throws Error where the project has no such picture
 */
export function projectPicture(
  pictures: ProjectPictures,
  { file, alt }: ProjectPicture,
  ending = '',
): { picture: PictureSource; alt: string } {
  const picture = pictures[file];
  if (!picture) throw new Error(`The project's pictures lack "${file}".`);
  const { path, widths, width, height, thumbhash } = picture;
  const at = (each: number) => `${path}-${each}${ending}`;
  const srcSet = widths.map((each) => `${at(each)} ${each}w`).join(', ');
  return { picture: { src: at(widths[1] ?? width), srcSet, width, height, thumbhash }, alt };
}
